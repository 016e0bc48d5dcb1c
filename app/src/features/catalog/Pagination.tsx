import clsx from "clsx";
import { Link } from "react-router";
import { Icon } from "../../ui";
import { changeList, listSearch, type ListState } from "./listState";
import { pageNumbers } from "./pageNumbers";
import { catalogMessages as t } from "./messages";

const STEP = "inline-flex size-11 items-center justify-center rounded-sm tabular-nums";

export function Pagination({ state, pages }: { state: ListState; pages: number }) {
  if (pages <= 1) return null;
  const to = (page: number) => ({ search: listSearch(changeList(state, { page })) });
  return (
    <nav aria-label={t.pages} className="mt-14 flex justify-center">
      <ul className="flex items-center gap-1">
        {state.page > 1 && (
          <li>
            <Link to={to(state.page - 1)} aria-label={t.previous} rel="prev" className={clsx(STEP, "hover:bg-sunken")}>
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
                aria-label={t.page(page)}
                aria-current={page === state.page ? "page" : undefined}
                className={clsx(STEP, page === state.page ? "bg-brand font-medium text-on-brand" : "hover:bg-sunken")}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {state.page < pages && (
          <li>
            <Link to={to(state.page + 1)} aria-label={t.next} rel="next" className={clsx(STEP, "hover:bg-sunken")}>
              <Icon name="right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
