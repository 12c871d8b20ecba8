/** The columns of a sheet kept by hand: a side is called by its players, if they have names. */
import type { Side } from "@chelem/card-table/seats";
import type { SheetShape } from "../../lib/protocol.generated";
import { seatsOf } from "../../lib/scorekeeping/line";
import type { FormInfo } from "../../lib/scorekeeping/rules";
import { nameOf, type Names } from "../../lib/scorekeeping/words";
import type { Column } from "../../ui/scoresheet/columns";

export function columnsFor(sheet: SheetShape, { individual }: FormInfo, names: Names): Column[] {
  if (individual) return sheet.columns;
  return sheet.columns.map(({ key, title }) => {
    const seats = seatsOf(key as Side);
    if (!seats.some((seat) => names[seat])) return { key, title };
    return { key, title: seats.map((seat) => nameOf(seat, names)).join(" · "), more: title };
  });
}
