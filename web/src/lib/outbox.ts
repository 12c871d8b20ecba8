/** What this device has said and the server has not confirmed yet: kept through a reload, and sent again. */

import { forget, keepJson, keptJson, type Where } from "./kept";

/** How long to wait before a lost message is sent again, in milliseconds. */
export const RESEND_AFTER = 2_500;

/** The messages that wait, by the place in the storage where they are kept. */
export class Waiting<Message> {
  private list: readonly Message[];

  /** `lasting` says which messages still mean the same after a reload. */
  constructor(
    private readonly place: string,
    private readonly where?: Where,
    private readonly lasting: (message: Message) => boolean = () => true,
  ) {
    this.list = (keptJson(place, where) ?? []) as Message[];
  }

  get messages(): readonly Message[] {
    return this.list;
  }

  set messages(messages: readonly Message[]) {
    this.list = messages;
    const lasting = messages.filter(this.lasting);
    if (lasting.length) keepJson(this.place, lasting, this.where);
    else forget(this.place, this.where);
  }
}
