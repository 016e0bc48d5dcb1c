import { useCart } from "@cartwright/sdk/react";
import { useState } from "react";
import { mediaBase } from "../../lib/config";
import { sayError } from "../../lib/errors";
import { useConfig } from "../../lib/useShop";
import { Notice } from "../../ui";
import { CartLine } from "./CartLine";
import { type LineView, lineViews } from "./cartView";
import { cartMessages as t } from "./messages";

interface Removed {
  line: LineView;
  index: number;
}

/** The removed line had the focus; what stands in its place takes it. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The lines of the cart, for the drawer and for the page. A removed line leaves a way back in its place. */
export function CartLines() {
  const { cart, pendingLines, setQuantity, remove, add } = useCart();
  const { host } = useConfig();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [error, setError] = useState<unknown>(null);
  const lines = lineViews(cart, mediaBase(host));

  const attempt = async (work: () => Promise<unknown>) => {
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown);
      setRemoved(null);
    }
  };
  const putBack = ({ line }: Removed) => {
    setRemoved(null);
    const { appId, catalogItemId, options } = line.reference ?? {};
    if (!appId || !catalogItemId) return;
    const catalogReference = {
      appId,
      catalogItemId,
      ...(options !== undefined && { options: options as Record<string, never> }),
    };
    void attempt(() => add([{ catalogReference, quantity: line.quantity }]));
  };

  const rows = lines.map((line) => (
    <li key={line.id} className="py-5">
      <CartLine
        line={line}
        pending={pendingLines.has(line.id)}
        onQuantity={(quantity) => void attempt(() => setQuantity(line.id, quantity))}
        onRemove={() => {
          setRemoved({ line, index: lines.indexOf(line) });
          void attempt(() => remove([line.id]));
        }}
      />
    </li>
  ));
  if (removed && !lines.some((line) => line.id === removed.line.id)) {
    rows.splice(
      removed.index,
      0,
      <li key="removed" className="flex min-h-16 items-center justify-between gap-4 py-3 text-sm">
        <span role="status">{t.removed(removed.line.name)}</span>
        <button
          ref={takeFocus}
          type="button"
          aria-label={t.undoNamed(removed.line.name)}
          onClick={() => {
            putBack(removed);
          }}
          className="link min-h-11 px-3 font-medium"
        >
          {t.undo}
        </button>
      </li>,
    );
  }
  return (
    <>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-4">
          {sayError(error)}
        </Notice>
      )}
      <ul aria-label={t.lines} className="divide-y divide-line">
        {rows}
      </ul>
    </>
  );
}
