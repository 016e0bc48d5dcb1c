import { NothingAddedError } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { errorText } from "../../../lib/errors";

/** Why an item was not added, or with a smaller quantity. */
export function addErrorText(thrown: unknown): string {
  if (!(thrown instanceof NothingAddedError)) return errorText(thrown);
  const added = thrown.items.reduce((sum, item) => sum + item.added, 0);
  return added > 0
    ? t`Only ${{ count: added }} added. That is all we have in stock.`
    : t`This item could not be added. It may have just sold out, or an option still has to be chosen.`;
}
