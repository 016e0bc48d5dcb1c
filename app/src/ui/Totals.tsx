import clsx from "clsx";
import type { ReactNode } from "react";

export interface TotalRow {
  name: string;
  value: ReactNode;
  /** Whether the row is a part of the one above. */
  part?: boolean;
  /** An explanation below the name. */
  note?: string | undefined;
}

interface Props {
  rows: readonly TotalRow[];
  total: TotalRow;
  updating?: boolean;
  /** Rows below the total. */
  after: readonly TotalRow[];
}

/** The totals of a cart or an order. */
export function Totals({ rows, total, updating = false, after }: Props) {
  return (
    <dl className={clsx("text-sm", updating && "text-soft")}>
      {rows.map((row, index) => (
        <Row key={index} {...row} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-medium">{total.name}</dt>
        <dd className="text-lg font-semibold tabular-nums">{total.value}</dd>
      </div>
      {after.map((row, index) => (
        <Row key={index} {...row} />
      ))}
    </dl>
  );
}

function Row({ name, value, part = false, note }: TotalRow) {
  return (
    <div className={clsx("flex justify-between gap-4", part ? "ps-4 text-soft" : "py-1")}>
      <dt>
        <bdi>{name}</bdi>
        {note && <span className="block text-xs text-soft">{note}</span>}
      </dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
