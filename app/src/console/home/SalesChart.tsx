import { t } from "@lingui/core/macro";
import { dayText } from "../../lib/dates";
import { decimalText, numberText } from "../../lib/money";
import { Section } from "../parts/Section";
import type { Day } from "./queries";

interface Props {
  days: readonly Day[];
  currency: string | undefined;
  /** Whether all orders of these days were read. */
  isAll: boolean;
}

/** A bar chart of the sales by day: a table, so that everybody can read it. */
export function SalesChart({ days, currency, isAll }: Props) {
  const most = Math.max(1, ...days.map(({ amount }) => Number(amount)));
  return (
    <Section title={t`Sales by day`}>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Orders`}</th>
            <th scope="col">{t`Sales`}</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ date, amount, orders }) => (
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
                    style={{ width: `${(Math.max(0, Number(amount)) / most) * 70}%` }}
                  />
                  <span className="tabular-nums">{decimalText(amount, currency)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isAll && <p className="mt-3 text-sm text-soft">{t`Only the newest orders of these days are counted.`}</p>}
    </Section>
  );
}
