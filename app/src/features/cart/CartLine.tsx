import clsx from "clsx";
import { Link } from "react-router";
import { Notice, Picture, QuantityStepper } from "../../ui";
import type { LineView } from "./cartView";
import { cartMessages as t } from "./messages";

interface Props {
  line: LineView;
  pending: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, pending, onQuantity, onRemove }: Props) {
  const problem =
    line.problem === "partly"
      ? t.partly(line.most ?? 0)
      : line.problem === "sold-out"
        ? t.soldOut
        : line.problem
          ? t.notFound
          : null;
  return (
    <div className="flex gap-4 sm:gap-5">
      <div className="w-20 shrink-0 self-start overflow-hidden rounded-sm sm:w-24">
        <Picture image={line.image} sizes="6rem" small alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-base leading-snug">
            {line.to ? (
              <Link to={line.to} className="hover:underline hover:underline-offset-4">
                {line.name}
              </Link>
            ) : (
              line.name
            )}
          </h3>
          <p
            className={clsx("shrink-0 font-medium tabular-nums", pending && "text-soft")}
            aria-busy={pending || undefined}
          >
            {pending && <span className="sr-only">{t.updating} </span>}
            {line.total}
          </p>
        </div>
        {line.details.length > 0 && (
          <dl className="mt-1 text-sm text-soft">
            {line.details.map((detail) => (
              <div key={detail.name} className="flex gap-1.5">
                <dt>{detail.name}:</dt>
                <dd>{detail.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {(line.quantity > 1 || line.eachBefore) && (
          <p className="mt-1 text-sm text-soft">
            {t.each(line.each)}
            {line.eachBefore && (
              <>
                , <span className="sr-only">{t.before} </span>
                <del>{line.eachBefore}</del>
              </>
            )}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityStepper
            label={t.quantityOf(line.name)}
            value={line.quantity}
            {...(line.most !== undefined && { max: line.most })}
            onChange={onQuantity}
          />
          <button
            type="button"
            onClick={onRemove}
            aria-label={t.removeNamed(line.name)}
            className="link min-h-11 px-1 text-sm text-soft hover:text-ink"
          >
            {t.remove}
          </button>
        </div>
        {problem && (
          <Notice tone="warn" className="mt-3">
            {problem}
          </Notice>
        )}
      </div>
    </div>
  );
}
