import { Button, ButtonLink } from "../../ui";
import { countFilters, type ListState, withoutFilters } from "./listState";
import { catalogMessages as t } from "./messages";
import { ProductRail } from "./ProductRail";

interface Props {
  state: ListState;
  change: (change: Partial<ListState>) => void;
}

/** An empty list says why it is, and offers a way on. */
export function NothingFound({ state, change }: Props) {
  const filtered = countFilters(state) > 0;
  const { q } = state;
  const title = filtered ? t.noMatchTitle : q ? t.noResultsTitle(q) : t.emptyTitle;
  const text = filtered ? t.noMatchText : q ? t.noResultsText : t.emptyText;
  return (
    <>
      <div className="py-16 text-center">
        <h2 className="text-xl">{title}</h2>
        <p className="mx-auto mt-3 max-w-prose text-soft">{text}</p>
        <div className="mt-6">
          {filtered ? (
            <Button
              look="outline"
              onClick={() => {
                change(withoutFilters(state));
              }}
            >
              {t.clearAll}
            </Button>
          ) : (
            <ButtonLink look="outline" to="/collections">
              {t.collections}
            </ButtonLink>
          )}
        </div>
      </div>
      {!filtered && <ProductRail inset title={t.bestSellers} rail={{ kind: "ribbon", ribbon: "Best seller" }} />}
    </>
  );
}
