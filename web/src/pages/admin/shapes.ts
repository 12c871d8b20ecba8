/** The answers to the administrator's calls, which the public protocol does not have. */
import { dateLocale } from "../../words";

export interface ProblemReport {
  number: number;
  code: string;
  visitor: string | null;
  version: number;
  text: string;
  at: string;
}

export interface AdminTable {
  code: string;
  game: string;
  status: "open" | "playing" | "over";
  since: string;
  stuck: boolean;
  pages: number;
  people: { name: string; visitor: string; seat: string | null }[];
}

export interface Ban {
  number: number;
  visitor: string | null;
  network: string | null;
  until: string | null;
  reason: string;
}

export interface KnownPerson {
  visitor: string;
  name: string;
  since: string;
  tables: number;
}

/** A time of the server in the reader's language and time zone. */
export function moment(at: string): string {
  return new Date(at).toLocaleString(dateLocale(), { dateStyle: "medium", timeStyle: "short" });
}
