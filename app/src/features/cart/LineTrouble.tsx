import type { FailedChange } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import type { CartLine, CartTotals } from "../../lib/cart";
import { Button, Notice } from "../../ui";
import { refusalText } from "./refusals";

interface Props {
  line: CartLine;
  /** The line's latest rolled-back change. */
  refusal: FailedChange | undefined;
  /** The platform's violations of this line. */
  violations: CartTotals["violations"];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Why a line cannot be bought, with the button that fixes it; and why a change was rolled back. */
export function LineTrouble({ line, refusal, violations, onQuantity, onRemove }: Props) {
  const { status, left = 0, fix } = line.availability;
  const problem =
    status === "partly"
      ? t`Only ${{ count: left }} left. Reduce the quantity to check out.`
      : status === "soldOut"
        ? t`Sold out. Remove it to check out.`
        : t`No longer available. Remove it to check out.`;
  return (
    <>
      {refusal && (
        <Notice tone="bad" role="alert" className="mt-3">
          {refusalText(refusal)}
        </Notice>
      )}
      {status !== "available" && (
        <Mendable
          text={problem}
          name={line.name}
          {...(fix && {
            label: fix.kind === "lowerQuantity" ? t`Change to ${{ count: fix.quantity }}` : t`Remove item`,
            onMend: () => {
              if (fix.kind === "lowerQuantity") onQuantity(fix.quantity);
              else onRemove();
            },
          })}
        />
      )}
      {/* The availability is shown above. */}
      {status === "available" &&
        violations.map(({ text, fix }, index) => (
          <Mendable
            key={index}
            text={text}
            name={line.name}
            {...(fix && { label: t`Remove item`, onMend: onRemove })}
          />
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
          <Button aria-label={t`${{ fix: label }}: ${name}`} look="text" className="font-medium" onClick={onMend}>
            {label}
          </Button>
        )}
      </div>
    </Notice>
  );
}
