import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayText } from "../../lib/dates";
import { decimalText, numberText } from "../../lib/money";
import { Disclosure, SelectField, Skeleton } from "../../ui";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { problemText } from "../kit/ui/problems";
import { Section } from "../kit/ui/Section";
import { Figures } from "./Figures";
import { cartOutcomesQuery, type Goods, RANGES, salesQuery, type Span } from "./queries";
import { SpanChart } from "./SpanChart";

type Name = keyof typeof RANGES;

/** The sales of a period: its figures beside those of the period before, a chart, a table, and the best sellers. */
export function SalesChart({ now }: { now: Date }) {
  const context = useConsole();
  const { client } = context;
  const [name, setName] = useState<Name>("fortnight");
  const range = RANGES[name];
  const { data, error } = useQuery(salesQuery(client, now, range));
  // The longest period has none before it that is read.
  const compared = useQuery({
    ...salesQuery(client, now, range, 1),
    enabled: data?.isAll === true && range.days < 700,
  });
  // Expired carts are not counted, so that longer periods would show too few.
  const isByDay = range.span === 1;
  const canCount = useSite().can("abandonedCheckouts") && isByDay;
  const outcomes = useQuery({ ...cartOutcomesQuery(context, range.days), enabled: canCount });
  const before = compared.data?.isAll && compared.data.currency === data?.currency ? compared.data : undefined;
  const labels: Record<Name, string> = {
    fortnight: t`Two weeks`,
    quarter: t`A quarter`,
    year: t`A year`,
    "two-years": t`Two years`,
  };
  const [title, day] = isByDay ? [t`Sales by day`, t`Day`] : [t`Sales by week`, t`Week from`];
  return (
    <>
      <Section
        title={title}
        action={
          <SelectField
            inline
            label={t({ context: "period", message: "Period" })}
            value={name}
            onChange={(event) => {
              const chosen = event.target.value;
              if (Object.hasOwn(RANGES, chosen)) setName(chosen as Name);
            }}
            options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          />
        }
      >
        {!data && (error ? <p>{problemText(error)}</p> : <Skeleton className="h-72" />)}
        {data && data.spans.length > 0 && (
          <>
            <Figures sales={data} before={before} carts={canCount ? outcomes.data : undefined} />
            <SpanChart
              key={name}
              label={title}
              day={day}
              spans={data.spans}
              before={before?.spans}
              currency={data.currency}
            />
            <Disclosure title={t`Show as a table`}>
              <SalesTable name={day} spans={data.spans} currency={data.currency} />
            </Disclosure>
          </>
        )}
        {data && <OtherCurrencies count={data.others} />}
        {data?.isAll === false && (
          <p className="mt-3 text-sm text-soft">
            {data.spans[0]
              ? t`There are too many orders to count them all. Shown are the sales since ${{ day: dayText(data.spans[0].date) }}.`
              : t`There are too many orders to count them here.`}
          </p>
        )}
      </Section>
      {data && <BestSellers goods={data.goods} />}
    </>
  );
}

/** The greatest number of best sellers. */
const BEST = 5;

function BestSellers({ goods }: { goods: readonly Goods[] }) {
  const max = goods[0]?.count ?? 1;
  return (
    <Section title={t`Best sellers`} className="mt-5">
      {goods.length === 0 && <p className="text-soft">{t`Nothing was sold in this period.`}</p>}
      <ol className="space-y-2 text-sm">
        {goods.slice(0, BEST).map(({ id, name, count }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <bdi className="truncate">{name}</bdi>
            <span className="tabular-nums">{t`${{ count: numberText(count) }} sold`}</span>
            <span
              aria-hidden="true"
              className="h-1.5 rounded-full bg-brand/60"
              style={{ width: `${(count / max) * 100}%` }}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A note that a sum leaves out orders in other currencies. */
export function OtherCurrencies({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="mt-1 block font-sans text-sm text-soft">
      {plural(
        { count },
        { one: "# order in another currency is not counted.", other: "# orders in other currencies are not counted." },
      )}
    </span>
  );
}

interface TableProps {
  /** The heading of the spans' column, such as "Week from". */
  name: string;
  spans: readonly Span[];
  currency: string | undefined;
}

/** The sales of each span, the newest first, with a bar. */
function SalesTable({ name, spans, currency }: TableProps) {
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
