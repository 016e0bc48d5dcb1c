import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { Link } from "../../lib/router";
import type { ProductGroup } from "../../lib/catalog";

interface Props {
  group: ProductGroup;
  /** The product of the card. */
  productId: string;
}

const SHOWN = 5;

/** The swatches of a product group on a card: each swatch or choice links to its product. */
export function GroupSwatches({ group, productId }: Props) {
  const { name, option, members } = group;
  const more = members.length - SHOWN;
  return (
    <ul aria-label={option || name} className="relative z-1 flex flex-wrap items-center gap-x-1">
      {members.slice(0, SHOWN).map(({ productId: id, slug, choice, color, stock }) => (
        <li key={id}>
          <Link
            to={`/product/${slug}`}
            title={choice}
            aria-current={id === productId ? "true" : undefined}
            className={clsx(
              "flex min-h-6 min-w-6 items-center justify-center rounded-full border border-transparent text-xs",
              "aria-[current]:border-ink hover:border-edge",
              stock === "soldOut" && "opacity-50",
              !color && "px-2",
            )}
          >
            {color && (
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-edge"
                style={{ backgroundColor: color }}
              />
            )}
            <bdi className={color && "sr-only"}>{choice}</bdi>
            {stock === "soldOut" && <span className="sr-only">{t`Sold out`}</span>}
          </Link>
        </li>
      ))}
      {more > 0 && <li className="text-xs text-soft">{t`+${{ count: more }} more`}</li>}
    </ul>
  );
}
