/** The view of product groups, which only catalog v3 has. */

import { given } from "../cart-view/items.js";
import type { ProductGroup, ProductGroupMember } from "../../generated/types/product-groups-v3.js";
import { stockFrom } from "./from-v3.js";
import { colorOf } from "./parts.js";
import type { ProductGroupMemberView, ProductGroupView } from "./view.js";

/** A group with the members that shoppers can visit. A group with fewer than two gives no choice, and is left out. */
export function groupOf({
  _id = "",
  name = "",
  groupingCustomization,
  members = [],
}: ProductGroup): ProductGroupView[] {
  const shown = members.flatMap(memberOf);
  return shown.length < 2 ? [] : [{ id: _id, name, option: groupingCustomization?.name ?? "", members: shown }];
}

/** Owners read the members of other statuses, too. */
function memberOf(member: ProductGroupMember): ProductGroupMemberView[] {
  const { productId, slug, productName = "", choice, inventoryAvailabilityStatus, status = "ACTIVE" } = member;
  if (!productId || !slug || !choice?.name || status !== "ACTIVE") return [];
  return [
    {
      productId,
      slug,
      name: productName,
      choice: choice.name,
      ...given("color", colorOf(choice.colorCode)),
      stock: stockFrom(inventoryAvailabilityStatus),
    },
  ];
}
