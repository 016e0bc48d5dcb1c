import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { dayText, monthText } from "../../lib/dates";
import { decimalText } from "../../lib/money";
import type { Span } from "./queries";

interface Props {
  spans: readonly Span[];
  currency: string | undefined;
}

const HEIGHT = 288;
/** The widest that amounts beside the chart are. */
const AMOUNT_WIDTH = 84;

/** A line of the sales by week. Its numbers are in the table beside it, for those who do not see it. */
export function WeekChart({ spans, currency }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const label = t`Sales`;
  const week = t`Week from`;
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const line = () => style.color;
    const soft = () => style.outlineColor;
    const grid = { stroke: () => style.borderColor, width: 1 };
    const axis = { stroke: soft, grid, ticks: grid, font: `12px ${style.fontFamily}` };
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: { x: { time: true }, y: { range: (_, _min, max) => [0, Math.max(1, max * 1.05)] } },
        series: [
          { label: week, value: (_, seconds) => (seconds ? dayText(new Date(seconds * 1000)) : "") },
          {
            label,
            stroke: line,
            width: 2,
            points: { show: false },
            value: (_, amount: number | null) => (amount === null ? "" : decimalText(String(amount), currency)),
          },
        ],
        axes: [
          { ...axis, values: (_, seconds) => seconds.map((second) => monthText(new Date(second * 1000))) },
          {
            ...axis,
            size: AMOUNT_WIDTH,
            values: (_, amounts) => amounts.map((one) => decimalText(String(one), currency)),
          },
        ],
        legend: { live: true },
      },
      [spans.map(({ date }) => date.getTime() / 1000), spans.map(({ amount }) => Number(amount))],
      element,
    );
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    const repaint = () => chart.redraw(false);
    const darkened = matchMedia("(prefers-color-scheme: dark)");
    darkened.addEventListener("change", repaint);
    const switched = new MutationObserver(repaint);
    switched.observe(document.documentElement, { attributes: true });
    return () => {
      resized.disconnect();
      switched.disconnect();
      darkened.removeEventListener("change", repaint);
      chart.destroy();
    };
  }, [spans, currency, label, week]);
  const best = spans.reduce<Span | undefined>(
    (max, span) => (max && Number(max.amount) >= Number(span.amount) ? max : span),
    undefined,
  );
  return (
    <figure>
      <div
        ref={container}
        dir="ltr"
        aria-hidden="true"
        className="border-line font-sans text-brand outline-soft [&_.u-legend]:text-sm [&_.u-legend]:text-ink"
      />
      {best && (
        <figcaption className="mt-2 text-sm text-soft">
          {t`The best week began on ${{ day: dayText(best.date) }}: ${{ amount: decimalText(best.amount, currency) }}.`}
        </figcaption>
      )}
    </figure>
  );
}
