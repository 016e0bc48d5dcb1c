/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { wishlists } from "../conversions.js";
import type { Call, Stored } from "../../sdk/binder.js";
import type { WishlistData, WishlistItemKind } from "../types/wishlist-v1.js";

export type * from "../types/wishlist-v1.js";
export type { SavedItem as WishlistItem } from "../types/wishlist-v1.js";

const call = /* @__PURE__ */ callsOf(wishlists, "wishlist_v1", "/v1/wishlists");

/**
 * Returns a wishlist. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getWishlistById: Call<
  [_id: string, options?: GetWishlistByIdOptions],
  Stored<WishlistData>
> = /* @__PURE__ */ call("_id,?>wishlist get_by_id bkdaa /get");
export type GetWishlistByIdOptions = { limit?: number; offset?: number; kind?: Array<WishlistItemKind> };
export type GetWishlistByIdRequest = GetWishlistByIdOptions & { _id?: string };
