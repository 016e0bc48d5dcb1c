import { t } from "@lingui/core/macro";
import { dayText } from "../../lib/dates";
import { decimalText, numberText } from "../../lib/money";
import type { Span } from "./queries";

interface Props {
  /** The name of a span, such as "Week from". */
  name: string;
  spans: readonly Span[];
  currency: string | undefined;
}

/** The sales of each span with a bar, the newest first. */
export function SalesTable({ name, spans, currency }: Props) {
  const max = Math.max(1, ...spans.map(({ amount }) => Number(amount)));
  return (
    <table className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{t`Orders`}</th>
          <th scope="col">{t`Sales`}</th>
        </tr>
      </thead>
      <tbody>
        {[...spans].reverse().map(({ date, amount, orders }) => (
          <tr key={date.toISOString()}>
            <th scope="row" className="w-px pe-4 py-1 text-start font-normal whitespace-nowrap">
              {dayText(date)}
            </th>
            <td className="w-px pe-4 text-end text-soft tabular-nums">{numberText(orders)}</td>
            <td>
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="h-4 rounded-sm bg-brand"
                  style={{ width: `${(Math.max(0, Number(amount)) / max) * 70}%` }}
                />
                <span className="tabular-nums">{decimalText(amount, currency)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
