/** The kinds of rule that the owner sets, by their names in addresses. */
import type { Kind } from "../editor";
import { coupons } from "./coupons";
import { delivery } from "./delivery";
import { giftCards } from "./giftCards";
import { memberships } from "./memberships";
import { tax } from "./tax";

export const RULES: Readonly<Record<string, Kind>> = {
  coupons,
  "gift-cards": giftCards,
  memberships,
  delivery,
  tax,
};
