import { type ListingState, withoutFilters } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { Button } from "../../ui";

interface Props {
  state: ListingState;
  change: (change: Partial<ListingState>) => void;
}

/** A button that clears all filters of a list but not its search. */
export function ClearFilters({ state, change }: Props) {
  return (
    <Button
      look="outline"
      onClick={() => {
        change(withoutFilters(state));
      }}
    >
      {t`Clear filters`}
    </Button>
  );
}
