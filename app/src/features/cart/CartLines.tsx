import { useCart } from "@cartwright/sdk/react";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import type { CartLine as Line } from "../../lib/cart";
import { CartLine } from "./CartLine";
import { type Row, rowsOf } from "./lines";
import { useEstimate } from "./useEstimate";
import { Button } from "../../ui";

interface Removed {
  lines: readonly Line[];
  /** The index of the first removed line. */
  index: number;
}

/** Moves the focus from the removed line to its Undo button. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

/** Ignores a rejected change: the store rolls it back, and the cart shows the reason. */
function attempt(change: Promise<unknown>): void {
  change.catch(() => undefined);
}

/** The lines of the cart, for the drawer and the page. A removed line leaves an Undo button in its place. */
export function CartLines() {
  const { cart, pending, failedChanges, setQuantity, remove, restore } = useCart();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { data: totals } = useEstimate();
  const lines = cart?.lines ?? [];
  const [known, setKnown] = useState<readonly Row[]>([]);
  const current = rowsOf(lines, known);
  if (current.map(({ id }) => id).join() !== known.map(({ id }) => id).join()) setKnown(current);

  const rows = lines.map((line, index) => (
    <li key={current[index]?.key} className="py-5">
      <CartLine
        line={line}
        pending={pending.lines.has(line.id)}
        violations={(totals?.violations ?? []).filter(({ lineIds }) => lineIds.includes(line.id))}
        refusal={failedChanges.findLast(({ lineId }) => lineId === line.id)}
        onQuantity={(quantity) => {
          attempt(setQuantity(line, quantity));
        }}
        onRemove={() => {
          setRemoved({ lines: [line], index });
          attempt(remove(line));
        }}
      />
    </li>
  ));
  const [first] = removed?.lines ?? [];
  if (removed && first && !lines.some(({ id }) => removed.lines.some((line) => line.id === id))) {
    const count = removed.lines.length;
    const name = count > 1 ? plural({ count }, { one: "# item", other: "# items" }) : first.name || t`Item`;
    rows.splice(
      removed.index,
      0,
      <li key={`removed ${first.id}`} className="flex min-h-16 items-center justify-between gap-4 py-3 text-sm">
        <span role="status">{t`${{ name }} removed.`}</span>
        <Button
          ref={takeFocus}
          aria-label={t`Undo removing ${{ name }}`}
          onClick={() => {
            setRemoved(null);
            for (const line of removed.lines) attempt(restore(line));
          }}
          look="text"
          className="px-3 font-medium"
        >
          {t`Undo`}
        </Button>
      </li>,
    );
  }
  const empty = () => {
    setRemoved({ lines, index: 0 });
    for (const line of lines) attempt(remove(line));
  };
  return (
    <>
      <ul aria-label={t`Items in your cart`} className="divide-y divide-line">
        {rows}
      </ul>
      {lines.length > 1 && (
        <Button look="text" size="small" className="text-soft hover:text-ink no-print" onClick={empty}>
          {t`Empty the cart`}
        </Button>
      )}
    </>
  );
}
