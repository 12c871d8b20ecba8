/** Requests on a network that goes away in silence: a browser may wait for an answer for minutes. */
import { Refused } from "../../lib/http";
import { say } from "../../lib/words";

const unanswered = () => ({ code: "web.offline", facts: {}, sentence: say("web-offline"), retry: "later" }) as const;

/** The answer, or an error when `milliseconds` have passed; the request itself may still arrive. */
export function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Refused(unanswered(), 0)), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
