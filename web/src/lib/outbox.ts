/** What this device has said and the server has not confirmed yet: kept through a reload, and sent again. */

/** How long to wait before a lost message is sent again, in milliseconds. */
export const RESEND_AFTER = 2_500;

/** The messages that wait, by the place in the storage where they are kept. */
export class Waiting<Message> {
  private list: readonly Message[];

  /** `lasting` says which messages still mean the same after a reload. */
  constructor(
    private readonly storage: () => Storage,
    private readonly place: string,
    private readonly lasting: (message: Message) => boolean = () => true,
  ) {
    this.list = this.read();
  }

  get messages(): readonly Message[] {
    return this.list;
  }

  set messages(messages: readonly Message[]) {
    this.list = messages;
    const lasting = messages.filter(this.lasting);
    try {
      if (lasting.length) this.storage().setItem(this.place, JSON.stringify(lasting));
      else this.storage().removeItem(this.place);
    } catch {
      // Full or closed to this page: the messages last as long as the page.
    }
  }

  private read(): Message[] {
    try {
      return JSON.parse(this.storage().getItem(this.place) ?? "[]") as Message[];
    } catch {
      return [];
    }
  }
}
