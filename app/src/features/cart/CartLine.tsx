import type { FailedChange } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { Link } from "../../lib/router";
import type { CartLine as Line, CartTotals } from "../../lib/cart";
import { parseImage } from "../../lib/media";
import { priceText } from "../../lib/money";
import { useConfig } from "../../lib/useShop";
import { Button, Picture, QuantityStepper } from "../../ui";
import { LineFacts } from "./LineFacts";
import { productPath } from "./lines";
import { LineTrouble } from "./LineTrouble";

interface Props {
  line: Line;
  pending: boolean;
  refusal: FailedChange | undefined;
  /** The platform's violations of this line. */
  violations: CartTotals["violations"];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, pending, refusal, violations, onQuantity, onRemove }: Props) {
  const { host } = useConfig();
  const name = line.name || t`Item`;
  const to = productPath(line);
  const { left } = line.availability;
  return (
    <div className="flex gap-4 sm:gap-5">
      <div className="w-20 shrink-0 self-start overflow-hidden rounded-sm sm:w-24">
        <Picture image={parseImage(line.image, host, name)} sizes="6rem" small alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-base leading-snug">
            {to ? (
              <Link to={to} className="hover:underline hover:underline-offset-4">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h3>
          <p
            className={clsx("shrink-0 font-medium tabular-nums", pending && "text-soft")}
            aria-busy={pending || undefined}
          >
            {pending && <span className="sr-only">{t`Updating`} </span>}
            {priceText(line.subtotal)}
          </p>
        </div>
        <LineFacts line={line} />
        {line.unit && (line.quantity > 1 || line.unitBefore) && (
          <p className="mt-1 text-sm text-soft">
            {t`${{ price: priceText(line.unit) }} each`}
            {line.unitBefore && (
              <>
                {" · "}
                <span className="sr-only">{t`was`} </span>
                <del>{priceText(line.unitBefore)}</del>
              </>
            )}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {line.fixedQuantity ? (
            <p className="text-sm">{t`Quantity: ${{ count: line.quantity }}`}</p>
          ) : (
            <QuantityStepper
              label={t`Quantity of ${name}`}
              value={line.quantity}
              {...(left !== undefined && { max: left })}
              onChange={onQuantity}
            />
          )}
          <Button
            onClick={onRemove}
            aria-label={t`Remove ${name}`}
            look="text"
            size="small"
            className="px-1 text-soft hover:text-ink"
          >
            {t`Remove`}
          </Button>
        </div>
        <LineTrouble
          line={line}
          refusal={refusal}
          violations={violations}
          onQuantity={onQuantity}
          onRemove={onRemove}
        />
      </div>
    </div>
  );
}
