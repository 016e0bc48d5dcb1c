import { countFilters, type ListingState } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { inLanguage, shopContent } from "../../lib/shopContent";
import { listText } from "../../lib/listText";
import { ButtonLink, Message } from "../../ui";
import { ClearFilters } from "./ClearFilters";
import { FeaturedRail } from "./FeaturedRail";

interface Props {
  state: ListingState;
  change: (change: Partial<ListingState>) => void;
}

/** The empty state of a list: its reason, and the next step. */
export function NothingFound({ state, change }: Props) {
  const filtered = countFilters(state) > 0;
  const { q } = state;
  const title = filtered ? t`No products match these filters` : q ? t`No products found` : t`No products here yet`;
  const text = filtered
    ? t`Remove a filter, or clear them all.`
    : q
      ? t`Try a shorter word, for example: ${{ words: listText(inLanguage(shopContent.searchExamples)) }}. Or browse the categories.`
      : t`New products are on their way. Browse the rest of the shop in the meantime.`;
  return (
    <>
      <h2 className="text-xl">{title}</h2>
      <Message text={text}>
        {filtered ? (
          <ClearFilters state={state} change={change} />
        ) : (
          <ButtonLink look="outline" to="/collections">
            {t`Categories`}
          </ButtonLink>
        )}
      </Message>
      {!filtered && <FeaturedRail />}
    </>
  );
}
