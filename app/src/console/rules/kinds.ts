/** The kinds of rule that the owner sets, by their names in addresses. */
import type { Kind } from "../editor";
import { automaticTax } from "./automaticTax";
import { coupons } from "./coupons";
import { delivery } from "./delivery";
import { fees } from "./fees";
import { giftCards } from "./giftCards";
import { itemTerms } from "./itemTerms";
import { memberships } from "./memberships";
import { orderSettings } from "./orderSettings";
import { shippingLabels } from "./shippingLabels";
import { tax } from "./tax";
import { taxExemptGroups } from "./taxExemptGroups";
import { tips } from "./tips";

export const RULES: Readonly<Record<string, Kind>> = {
  coupons,
  "gift-cards": giftCards,
  memberships,
  delivery,
  "shipping-labels": shippingLabels,
  tax,
  "automatic-tax": automaticTax,
  "tax-exempt": taxExemptGroups,
  fees,
  tips,
  orders: orderSettings,
  "product-terms": itemTerms,
};
