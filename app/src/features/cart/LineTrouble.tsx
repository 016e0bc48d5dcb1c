import type { Refusal } from "@cartwright/sdk/react";
import type { CartLine } from "../../lib/cart";
import { Notice } from "../../ui";
import { cartMessages as t } from "./messages";
import { sayRefusal } from "./refusals";

interface Props {
  line: CartLine;
  /** The change of it that was taken back last. */
  refusal: Refusal | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Why a line cannot be bought as it stands, with the button that mends it; and why a change was taken back. */
export function LineTrouble({ line, refusal, onQuantity, onRemove }: Props) {
  const { status, left = 0, fix } = line.availability;
  const problem = status === "partly" ? t.partly(left) : status === "soldOut" ? t.soldOut : t.notFound;
  const label = fix?.kind === "lowerQuantity" ? t.fixQuantity(fix.quantity) : t.fixRemove;
  return (
    <>
      {refusal && (
        <Notice tone="bad" role="alert" className="mt-3">
          {sayRefusal(refusal)}
        </Notice>
      )}
      {status !== "available" && (
        <Notice tone="warn" className="mt-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>{problem}</p>
            {fix && (
              <button
                type="button"
                aria-label={t.fixNamed(label, line.name)}
                className="link min-h-11 font-medium"
                onClick={() => {
                  if (fix.kind === "lowerQuantity") onQuantity(fix.quantity);
                  else onRemove();
                }}
              >
                {label}
              </button>
            )}
          </div>
        </Notice>
      )}
    </>
  );
}
