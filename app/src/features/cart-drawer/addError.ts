import { NothingAddedError } from "@cartwright/sdk";
import { sayError } from "../../lib/errors";
import { cartDrawerMessages as t } from "./messages";

/** Why nothing, or too little, was put into the cart. */
export function sayAddError(thrown: unknown): string {
  if (!(thrown instanceof NothingAddedError)) return sayError(thrown);
  const added = thrown.items.reduce((sum, item) => sum + item.added, 0);
  return added > 0 ? t.addedSome(added) : t.addedNothing;
}
