import { t } from "@lingui/core/macro";
import { useState } from "react";
import { dayOfYearText, dayText, monthText } from "../../lib/dates";
import { decimalText, numberFormat, withSymbol } from "../../lib/money";
import type { Span } from "./queries";

interface Props {
  /** The chart's name, such as "Sales by week", and the label of a span's first day. */
  label: string;
  day: string;
  spans: readonly Span[];
  /** The spans of the period before; absent if they are not known. */
  before?: readonly Span[] | undefined;
  currency: string | undefined;
}

const amountsOf = (spans: readonly Span[]) => spans.map(({ amount }) => Math.max(0, Number(amount)));

/**
 * The sales by span as bars, with those of the period before as a line. The pointer or the arrow keys choose a span;
 * the chart then shows the date and the sales of that span.
 */
export function SpanChart({ label, day, spans, before = [], currency }: Props) {
  const [chosen, setChosen] = useState(spans.length - 1);
  const amounts = amountsOf(spans);
  const earlier = amountsOf(before);
  const best = spans[amounts.indexOf(Math.max(...amounts))];
  const current = spans[chosen] ?? spans.at(-1);
  const ticks = ticksOf(Math.max(...amounts, ...earlier));
  const top = ticks.at(-1) ?? 1;
  const axis = numberFormat({
    ...(currency && { style: "currency", currency }),
    trailingZeroDisplay: "stripIfInteger",
  });
  const numbers = current && [
    { name: day, value: dayText(current.date), key: "" },
    { name: t`Sales`, value: decimalText(current.amount, currency), key: "h-3 w-2 bg-brand" },
    ...before.slice(chosen, chosen + 1).map(({ amount }) => ({
      name: t`Period before`,
      value: decimalText(amount, currency),
      key: "w-5 border-t-2 border-dashed border-ink",
    })),
  ];
  return (
    <figure>
      <dl className="mb-4 flex flex-wrap gap-x-6 text-sm">
        {numbers?.map(({ name, value, key }) => (
          <div key={name} className="flex items-center gap-2">
            {key && <span aria-hidden="true" className={key} />}
            <dt className="text-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-soft">
        <ol aria-hidden="true" className="-my-2 flex flex-col-reverse justify-between text-end tabular-nums">
          {ticks.map((tick) => (
            <li key={tick}>{withSymbol(axis.format(tick))}</li>
          ))}
        </ol>
        <div className="relative h-72">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${spans.length} ${top}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
          >
            {ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${top - tick}H${spans.length}`}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {amounts.map((amount, index) => (
              <g
                key={index}
                onPointerEnter={() => setChosen(index)}
                className={spans[index] === current ? "fill-brand" : "fill-brand/60"}
              >
                <rect x={index} width="1" height={top} fillOpacity="0" />
                <rect x={index + 0.1} width="0.8" y={top - amount} height={amount} />
              </g>
            ))}
            {earlier.length > 0 && (
              <path
                d={`M${earlier.map((amount, index) => `${index + 0.5} ${top - amount}`).join("L")}`}
                vectorEffect="non-scaling-stroke"
                strokeDasharray="5 4"
                className="pointer-events-none fill-none stroke-ink stroke-2"
              />
            )}
          </svg>
          <input
            type="range"
            aria-label={label}
            aria-valuetext={numbers?.map(({ name, value }) => `${name} ${value}`).join(", ")}
            max={spans.length - 1}
            value={chosen}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
            className="pointer-events-none absolute inset-0 size-full appearance-none [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
          />
        </div>
        <div aria-hidden="true" className="relative col-start-2 mt-2 h-4 whitespace-nowrap">
          {marksOf(spans).map(({ index, text }) => (
            <span key={index} className="absolute" style={{ insetInlineStart: `${(index / spans.length) * 100}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-2 text-sm text-soft">
        {best && t`Best: ${{ day: dayText(best.date) }}, ${{ amount: decimalText(best.amount, currency) }}.`}
      </figcaption>
    </figure>
  );
}

/** The ticks of the axis: round amounts from zero up to at least the maximum. */
function ticksOf(max: number): number[] {
  const minStep = Math.max(1, max / 4);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * ([1, 2, 5].find((digit) => digit * power >= minStep) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}

const MAX_DAYS = 31;
const MAX_MARKS = 5;

/** The dates that have room on the axis: days, or the first weeks of months. */
function marksOf(spans: readonly Span[]): { index: number; text: string }[] {
  if (spans.length <= MAX_DAYS) {
    const every = Math.ceil(spans.length / MAX_MARKS);
    return spans.flatMap(({ date }, index) => (index % every === 0 ? [{ index, text: dayOfYearText(date) }] : []));
  }
  const first = spans
    .map(({ date }, index) => ({ date, index }))
    .filter(({ date, index }) => index > 0 && date.getMonth() !== spans[index - 1]?.date.getMonth());
  const every = Math.ceil(first.length / 4);
  return first
    .filter(({ index }, position) => position % every === 0 && index < spans.length * 0.8)
    .map(({ index, date }) => ({ index, text: monthText(date) }));
}
