/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { wishlists } from "../conversions.js";
import type { Call, Stored } from "../../sdk/binder.js";
import type { Filter } from "../../sdk/query/index.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type { CatalogReference } from "../types/cart.js";
import type { Tags } from "../types/products-v3.js";
import type { ChangedWishlist, Wishlist } from "../types/wishlists.js";

export type * from "../types/wishlists.js";
export type * from "../types/bulk.js";
export type { ItemError as ApplicationError } from "../types/bulk.js";
export type { CatalogReference, ExtendedFields } from "../types/cart.js";
export type { TagList, Tags } from "../types/products-v3.js";

const call = /* @__PURE__ */ callsOf(wishlists, "wishlists", "/v1");

/** Returns the signed-in member's wishlist, which is empty before the first item. Needs a signed-in member. */
export const getDefaultWishlist: Call<[options?: GetDefaultWishlistOptions], GetDefaultWishlistResponse> =
  /* @__PURE__ */ call("?> get_default amcaa /wishlists/get-default");
export type GetDefaultWishlistResponse = { wishlist: Stored<Wishlist> };
export type GetDefaultWishlistOptions = { appId?: string };
export type GetDefaultWishlistRequest = GetDefaultWishlistOptions;

/**
 * Adds an item to the signed-in member's wishlist; an item that is there stays. Needs a signed-in member.
 *
 * @throws An error with the code `WISHLIST_ITEMS_LIMIT_EXCEEDED` beyond 100 items.
 */
export const addItem: Call<[catalogReference: CatalogReference, options?: AddItemOptions], AddItemResponse> =
  /* @__PURE__ */ call("catalogReference,?> add_item bmcba /wishlists/add-item");
export type AddItemResponse = ChangedWishlist;
export type AddItemOptions = { returnEntity?: boolean };
export type AddItemRequest = AddItemOptions & { catalogReference?: CatalogReference };

/** Removes an item from the signed-in member's wishlist, if it is there. Needs a signed-in member. */
export const removeItem: Call<[catalogReference: CatalogReference, options?: RemoveItemOptions], RemoveItemResponse> =
  /* @__PURE__ */ call("catalogReference,?> remove_item bmcba /wishlists/remove-item");
export type RemoveItemResponse = ChangedWishlist;
export type RemoveItemOptions = { returnEntity?: boolean };
export type RemoveItemRequest = RemoveItemOptions & { catalogReference?: CatalogReference };

/**
 * Assigns tags to wishlists and unassigns others. Needs the owner.
 *
 * @throws An error with the code `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any tag.
 */
export const bulkUpdateWishlistTags: Call<
  [wishlistIds: readonly string[], options?: BulkUpdateWishlistTagsOptions],
  BulkUpdateWishlistTagsResponse
> = /* @__PURE__ */ call("wishlistIds,?> bulk_update_tags bndba /bulk/wishlists/update-tags");
export type BulkUpdateWishlistTagsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateWishlistTagsOptions = { assignTags?: Tags; unassignTags?: Tags };
export type BulkUpdateWishlistTagsRequest = BulkUpdateWishlistTagsOptions & { wishlistIds?: Array<string> };

/**
 * Starts a job that assigns tags to the wishlists of a filter and unassigns others. Needs the owner.
 *
 * @throws An error with the code `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any tag.
 */
export const bulkUpdateWishlistTagsByFilter: Call<
  [filter: Filter, options?: BulkUpdateWishlistTagsByFilterOptions],
  BulkUpdateWishlistTagsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_update_tags_by_filter bndba /bulk/wishlists/update-tags-by-filter");
export type BulkUpdateWishlistTagsByFilterResponse = { jobId?: string };
export type BulkUpdateWishlistTagsByFilterOptions = { assignTags?: Tags; unassignTags?: Tags };
export type BulkUpdateWishlistTagsByFilterRequest = BulkUpdateWishlistTagsByFilterOptions & { filter?: Filter };
