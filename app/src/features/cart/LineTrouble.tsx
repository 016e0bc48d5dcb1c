import type { FailedChange } from "@cartwright/sdk/react";
import type { CartLine, CartTotals } from "../../lib/cart";
import { Notice } from "../../ui";
import { cartMessages as t } from "./messages";
import { sayRefusal } from "./refusals";

interface Props {
  line: CartLine;
  /** The change of it that was taken back last. */
  refusal: FailedChange | undefined;
  /** What the platform says against it in this cart. */
  violations: CartTotals["violations"];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Why a line cannot be bought as it stands, with the button that mends it; and why a change was taken back. */
export function LineTrouble({ line, refusal, violations, onQuantity, onRemove }: Props) {
  const { status, left = 0, fix } = line.availability;
  const problem = status === "partly" ? t.partly(left) : status === "soldOut" ? t.soldOut : t.notFound;
  return (
    <>
      {refusal && (
        <Notice tone="bad" role="alert" className="mt-3">
          {sayRefusal(refusal)}
        </Notice>
      )}
      {status !== "available" && (
        <Mendable
          text={problem}
          name={line.name}
          {...(fix && {
            label: fix.kind === "lowerQuantity" ? t.fixQuantity(fix.quantity) : t.fixRemove,
            onMend: () => {
              if (fix.kind === "lowerQuantity") onQuantity(fix.quantity);
              else onRemove();
            },
          })}
        />
      )}
      {/* What is said of its availability is not said twice. */}
      {status === "available" &&
        violations.map(({ text, fix }, index) => (
          <Mendable key={index} text={text} name={line.name} {...(fix && { label: t.fixRemove, onMend: onRemove })} />
        ))}
    </>
  );
}

interface MendableProps {
  text: string;
  name: string;
  label?: string;
  onMend?: () => void;
}

function Mendable({ text, name, label, onMend }: MendableProps) {
  return (
    <Notice tone="warn" className="mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{text}</p>
        {label !== undefined && onMend && (
          <button
            type="button"
            aria-label={t.fixNamed(label, name)}
            className="link min-h-11 font-medium"
            onClick={onMend}
          >
            {label}
          </button>
        )}
      </div>
    </Notice>
  );
}
