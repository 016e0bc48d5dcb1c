import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { useState } from "react";
import { Link } from "../../lib/router";
import { Button, Icon } from "../../ui";
import { useSavedList } from "./savedList";
import { useWishlist, useWishlistStore } from "./useWishlist";

interface Props {
  product: { id: string; name: string };
}

/**
 * A toggle for a product in the wishlist, with a message if the wishlist is full or the change fails. `className`
 * sets its position.
 */
export function WishButton({ product: { id, name }, className }: Props & { className: string }) {
  const { toggle, forgetFailure } = useWishlistStore();
  const saved = useWishlist(({ ids }) => ids.includes(id));
  const failed = useWishlist(({ failedId }) => failedId === id);
  /** The size of a full list without this product; 0 otherwise. */
  const full = useWishlist(({ ids, isFull, max }) => (isFull && !ids.includes(id) ? max : 0));
  const refused = full > 0;
  const [tried, setTried] = useState(false);
  return (
    <span className={clsx("inline-flex rounded-full", className)}>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={t`Save ${name} to your wishlist`}
        className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sunken"
        onClick={() => {
          setTried(refused);
          toggle(id);
        }}
        onBlur={() => {
          setTried(false);
          if (failed) forgetFailure();
        }}
      >
        <Icon name="heart" size={20} filled={saved} />
      </button>
      {(failed || (tried && refused)) && (
        <span
          role="alert"
          className="absolute end-0 top-full z-10 mt-1 w-36 rounded-sm bg-surface p-2 text-start text-sm"
        >
          {failed
            ? t`Your wishlist was not changed. Try again.`
            : t`Your wishlist holds ${{ count: full }} products. Remove one to save another.`}
        </span>
      )}
    </span>
  );
}

/** A toggle for a product in the comparison; says so if it is full. */
export function CompareButton({ product: { id } }: Props) {
  const { ids, max, isFull, toggle } = useSavedList("compare");
  const compared = ids.includes(id);
  const refused = isFull && !compared;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Button
        aria-pressed={compared}
        aria-disabled={refused || undefined}
        look="text"
        size="small"
        className="px-2 font-medium"
        onClick={() => {
          if (!refused) toggle(id);
        }}
      >
        {compared ? t`Remove from comparison` : t`Compare`}
      </Button>
      {ids.length > 0 && (
        <Link to="/compare" className="link inline-flex min-h-11 items-center text-sm text-soft">
          {t`Comparison (${{ count: ids.length }})`}
        </Link>
      )}
      {refused && <span className="text-sm text-soft">{t`You can compare ${{ count: max }} products at a time.`}</span>}
    </span>
  );
}

/** The link to the wishlist in the header. */
export function WishlistLink({ className }: { className?: string }) {
  const count = useWishlist(({ ids }) => ids.length);
  return (
    <Link
      to="/wishlist"
      aria-label={t`Wishlist (${count})`}
      className={clsx("inline-flex size-11 items-center justify-center rounded-full hover:bg-sunken", className)}
    >
      <Icon name="heart" filled={count > 0} />
    </Link>
  );
}
