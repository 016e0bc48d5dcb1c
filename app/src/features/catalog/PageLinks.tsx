import { changeListing, type ListingSnapshot, writeListing } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { Link } from "../../lib/router";
import { numberText } from "../../lib/money";
import { Button, Icon, ProgressBar } from "../../ui";
import { pageNumbers } from "./pageNumbers";

interface Props {
  list: ListingSnapshot;
  /** The number of shown products. */
  shown: number;
  onMore: () => void;
}

const STEP = "inline-flex size-11 items-center justify-center rounded-sm tabular-nums";

/** The paging of a list: a button for more products, and a link to each page. */
export function PageLinks({ list, shown, onMore }: Props) {
  const { state, from, total, hasMore, isGrowing } = list;
  const pages = list.pages ?? (hasMore ? state.page + 1 : state.page);
  const to = (page: number) => writeListing(changeListing(state, { page })) || "?";
  if (pages <= 1) return null;
  return (
    <div className="mt-14 flex flex-col items-center gap-6 no-print">
      {total !== undefined && from === 1 && <Progress shown={shown} total={total} />}
      {from > 1 && (
        <Link to={to(from - 1)} className="link inline-flex min-h-11 items-center text-sm">
          {t`Show earlier products`}
        </Link>
      )}
      {hasMore && (
        <Button look="outline" busy={isGrowing} onClick={onMore} className="min-w-56">
          {t`Show more`}
        </Button>
      )}
      <nav aria-label={t`Product pages`}>
        <ul className="flex items-center gap-1">
          {state.page > 1 && (
            <li>
              <Link
                to={to(state.page - 1)}
                aria-label={t`Previous`}
                rel="prev"
                className={clsx(STEP, "hover:bg-sunken")}
              >
                <Icon name="left" />
              </Link>
            </li>
          )}
          {pageNumbers(state.page, pages).map((page, index) => (
            <li key={page || `gap${index}`}>
              {page === 0 ? (
                <span className={STEP}>…</span>
              ) : (
                <Link
                  to={to(page)}
                  aria-label={t`Page ${{ page: numberText(page) }}`}
                  aria-current={page === state.page ? "page" : undefined}
                  className={clsx(STEP, page === state.page ? "bg-brand font-medium text-on-brand" : "hover:bg-sunken")}
                >
                  {numberText(page)}
                </Link>
              )}
            </li>
          ))}
          {state.page < pages && (
            <li>
              <Link to={to(state.page + 1)} aria-label={t`Next`} rel="next" className={clsx(STEP, "hover:bg-sunken")}>
                <Icon name="right" />
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

function Progress({ shown, total }: { shown: number; total: number }) {
  const text = t`Showing ${{ shown: numberText(shown) }} of ${{ total: numberText(total) }}`;
  return (
    <div className="w-64 text-center">
      <p className="mb-2 text-sm text-soft">{text}</p>
      <ProgressBar value={shown / total} label={t`Products`} text={text} />
    </div>
  );
}
