/** The availability as text. */
import type { Availability } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";

export function availabilityText(availability: Availability): string {
  switch (availability) {
    case "inStock":
      return t`In stock`;
    case "preorder":
      return t`Preorder`;
    case "soldOut":
      return t`Sold out`;
  }
}
