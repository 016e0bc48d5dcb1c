/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery } from "../../sdk/query/utils.js";
import { infoSectionsV3 } from "../conversions.js";
import type { Call, Callable, Change, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult, Filter } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type {
  InfoSection,
  InfoSectionFields,
  InfoSectionForGetOrCreate,
  MaskedInfoSection,
} from "../types/info-sections-v3.js";
import type { CursorPagingMetadata, CursorQuery } from "../types/query.js";

export type * from "../types/info-sections-v3.js";
export type * from "../types/bulk.js";
export type * from "../types/rich-content.js";
export { InfoSectionFields as RequestedFields } from "../types/info-sections-v3.js";
export { SortOrder } from "../types/query.js";
export type { CursorQueryObject as InfoSectionQuery } from "../../sdk/query/index.js";
export type { CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, Sorting } from "../types/query.js";
export type {
  AnimationTrigger as Type,
  ItemImage as Image,
  MediaSource as Media,
  PollOption as Option,
  PollSettings as Settings,
  SketchVariant as Variant,
  TableDataDimensions as Dimensions,
} from "../types/rich-content.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(infoSectionsV3, "info_sections_v3", "/v3");

/**
 * Returns an info section. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getInfoSection: Call<
  [infoSectionId: string, options?: GetInfoSectionOptions],
  Stored<InfoSection>
> = /* @__PURE__ */ call("infoSectionId,?>infoSection get akbaa /info-sections/{infoSectionId}");
export type GetInfoSectionOptions = { fields?: Array<InfoSectionFields> };
export type GetInfoSectionRequest = GetInfoSectionOptions & { infoSectionId?: string };

/** Queries info sections. For anyone. */
export const queryInfoSections: Callable<
  CursorQueried<Stored<InfoSection>, QueryInfoSectionsResponse, fields.InfoSectionsV3Query, QueryInfoSectionsOptions>
> = /* @__PURE__ */ call("infoSections? query akbabr /info-sections/query", byCursor);
export type QueryInfoSectionsResponse = {
  infoSections?: Array<Stored<InfoSection>>;
  pagingMetadata?: CursorPagingMetadata;
};
export type QueryInfoSectionsOptions = { fields?: Array<InfoSectionFields> };
export type InfoSectionsQueryBuilder = CursorQueryBuilder<Stored<InfoSection>, fields.InfoSectionsV3Query>;
export type InfoSectionsQueryResult = CursorQueryResult<Stored<InfoSection>, fields.InfoSectionsV3Query>;
export type QueryInfoSectionsRequest = QueryInfoSectionsOptions & { query?: CursorQuery };

/** Creates an info section. Needs the owner. */
export const createInfoSection: Call<[infoSection: InfoSection], Stored<InfoSection>> = /* @__PURE__ */ call(
  "infoSection>infoSection create bkdca /info-sections",
);
export type CreateInfoSectionRequest = { infoSection?: InfoSection };

/** Returns the info section of a unique name, creating it if there is none. Needs the owner. */
export const getOrCreateInfoSection: Call<[options?: GetOrCreateInfoSectionOptions], GetOrCreateInfoSectionResponse> =
  /* @__PURE__ */ call("?> get_or_create bkdba /info-sections/get-or-create");
export type GetOrCreateInfoSectionResponse = { infoSection: Stored<InfoSection> };
export type GetOrCreateInfoSectionOptions = {
  infoSection?: InfoSectionForGetOrCreate;
  fields?: Array<InfoSectionFields>;
};
export type GetOrCreateInfoSectionRequest = GetOrCreateInfoSectionOptions;

/**
 * Updates an info section. The entity's `revision` must be the current one, or the call fails with a
 * `RevisionConflictError`. Needs the owner.
 */
export const updateInfoSection: Call<
  [_id: string, infoSection: Change<InfoSection>, options?: UpdateInfoSectionOptions],
  Stored<InfoSection>
> = /* @__PURE__ */ call(".infoSection,?>infoSection update dkdba /info-sections/{infoSection.id}");
export type UpdateInfoSectionOptions = { fields?: Array<InfoSectionFields> };
export type UpdateInfoSectionRequest = UpdateInfoSectionOptions & { infoSection?: InfoSection };
export type UpdateInfoSection = Change<InfoSection>;

/**
 * Deletes an info section. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteInfoSection: Call<[infoSectionId: string], void> = /* @__PURE__ */ call(
  "infoSectionId delete ekdba /info-sections/{infoSectionId}",
);
export type DeleteInfoSectionRequest = { infoSectionId?: string };

/** Creates info sections. Needs the owner. */
export const bulkCreateInfoSections: Call<
  [infoSections: readonly InfoSection[], options?: BulkCreateInfoSectionsOptions],
  BulkCreateInfoSectionsResponse
> = /* @__PURE__ */ call("infoSections,?> bulk_create bkdca /bulk/info-sections/create");
export type BulkCreateInfoSectionsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InfoSection }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateInfoSectionsOptions = { returnEntity?: boolean };
export type BulkCreateInfoSectionsRequest = BulkCreateInfoSectionsOptions & { infoSections?: Array<InfoSection> };

/** Updates info sections, each by its id and current `revision`. Needs the owner. */
export const bulkUpdateInfoSections: Call<
  [infoSections: readonly MaskedInfoSection[], options?: BulkUpdateInfoSectionsOptions],
  BulkUpdateInfoSectionsResponse
> = /* @__PURE__ */ call("infoSections,?> bulk_update bkdba /bulk/info-sections/update");
export type BulkUpdateInfoSectionsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InfoSection }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateInfoSectionsOptions = { returnEntity?: boolean; fields?: Array<InfoSectionFields> };
export type BulkUpdateInfoSectionsRequest = BulkUpdateInfoSectionsOptions & { infoSections?: Array<MaskedInfoSection> };

/** Returns the info sections of unique names, creating those that are missing. Needs the owner. */
export const bulkGetOrCreateInfoSections: Call<
  [options?: BulkGetOrCreateInfoSectionsOptions],
  BulkGetOrCreateInfoSectionsResponse
> = /* @__PURE__ */ call("?> bulk_get_or_create bkdba /bulk/info-sections/get-or-create");
export type BulkGetOrCreateInfoSectionsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InfoSection }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkGetOrCreateInfoSectionsOptions = {
  /** At most 100. */
  infoSections?: Array<InfoSectionForGetOrCreate>;
  fields?: Array<InfoSectionFields>;
};
export type BulkGetOrCreateInfoSectionsRequest = BulkGetOrCreateInfoSectionsOptions;

/** Deletes info sections. Needs the owner. */
export const bulkDeleteInfoSections: Call<[infoSectionIds: readonly string[]], BulkDeleteInfoSectionsResponse> =
  /* @__PURE__ */ call("infoSectionIds> bulk_delete bkdba /bulk/info-sections/delete");
export type BulkDeleteInfoSectionsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDeleteInfoSectionsRequest = { infoSectionIds?: Array<string> };

/** Counts info sections. For anyone. */
export const countInfoSections: Call<[options?: CountInfoSectionsOptions], CountInfoSectionsResponse> =
  /* @__PURE__ */ call("?> count bkbaa /info-sections/count");
export type CountInfoSectionsResponse = { count?: number };
export type CountInfoSectionsOptions = { filter?: Filter };
export type CountInfoSectionsRequest = CountInfoSectionsOptions;

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.InfoSectionsV3Query, queries.CursorPaging> } = {
  query: cursorQuery,
};
