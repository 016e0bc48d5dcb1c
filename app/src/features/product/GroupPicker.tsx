import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { useId } from "react";
import { Link } from "../../lib/router";
import type { ProductGroup } from "../../lib/catalog";
import { Sample } from "./ModifierFields";
import { CHOICE } from "./VariantPicker";

interface Props {
  group: ProductGroup;
  productId: string;
}

/** The choices of a product group, each of which is a product with its own page. */
export function GroupPicker({ group: { name, option, members }, productId }: Props) {
  const label = useId();
  const current = members.find((member) => member.productId === productId);
  return (
    <nav aria-labelledby={label}>
      <p id={label} className="mb-2.5 text-sm">
        <bdi className="font-medium">{option || name}</bdi>
        {current && (
          <span className="text-soft">
            : <bdi>{current.choice}</bdi>
          </span>
        )}
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {members.map((member) => {
          const isGone = member.stock === "soldOut";
          return (
            <li key={member.productId}>
              <Link
                to={`/product/${member.slug}`}
                aria-current={member === current ? "page" : undefined}
                className={clsx(
                  CHOICE,
                  "aria-[current]:border-brand aria-[current]:ring-1 aria-[current]:ring-brand",
                  isGone ? "border-line text-soft" : "border-edge hover:border-ink",
                )}
              >
                <Sample choice={member} />
                <span className="leading-tight">
                  <bdi>{member.choice}</bdi> {isGone && <span className="block text-xs text-soft">{t`sold out`}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
