/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery } from "../../sdk/query/utils.js";
import { customizationsV3 } from "../conversions.js";
import type { Call, Callable, Change, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult, Filter } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type {
  Choice,
  Customization,
  CustomizationChoices,
  CustomizationFields,
  MaskedChoice,
  MaskedCustomization,
} from "../types/customizations-v3.js";
import type { CursorPagingMetadata, CursorQuery } from "../types/query.js";

export type * from "../types/customizations-v3.js";
export type * from "../types/bulk.js";
export {
  CustomizationFields as RequestedFields,
  CustomizationRenderType,
  CustomizationType,
} from "../types/customizations-v3.js";
export { ChoiceType } from "../types/products-v3.js";
export { SortOrder } from "../types/query.js";
export type { CursorQueryObject as CustomizationQuery } from "../../sdk/query/index.js";
export type { ItemError as ApplicationError } from "../types/bulk.js";
export type { FreeTextSettings } from "../types/products-v3.js";
export type { CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, Sorting } from "../types/query.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(customizationsV3, "customizations_v3", "/v3");

/**
 * Returns a customization. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getCustomization: Call<
  [customizationId: string, options?: GetCustomizationOptions],
  Stored<Customization>
> = /* @__PURE__ */ call("customizationId,?>customization get akbaa /customizations/{customizationId}");
export type GetCustomizationOptions = { fields?: Array<CustomizationFields> };
export type GetCustomizationRequest = GetCustomizationOptions & { customizationId?: string };

/** Queries customizations. For anyone. */
export const queryCustomizations: Callable<
  CursorQueried<
    Stored<Customization>,
    QueryCustomizationsResponse,
    fields.CustomizationsV3Query,
    QueryCustomizationsOptions
  >
> = /* @__PURE__ */ call("customizations? query akbabr /customizations/query", byCursor);
export type QueryCustomizationsResponse = {
  customizations?: Array<Stored<Customization>>;
  pagingMetadata?: CursorPagingMetadata;
};
export type QueryCustomizationsOptions = { fields?: Array<CustomizationFields> };
export type CustomizationsQueryBuilder = CursorQueryBuilder<Stored<Customization>, fields.CustomizationsV3Query>;
export type CustomizationsQueryResult = CursorQueryResult<Stored<Customization>, fields.CustomizationsV3Query>;
export type QueryCustomizationsRequest = QueryCustomizationsOptions & { query?: CursorQuery };

/** Creates a customization. Needs the owner. */
export const createCustomization: Call<[customization: Customization], Stored<Customization>> = /* @__PURE__ */ call(
  "customization>customization create bkdca /customizations",
);
export type CreateCustomizationRequest = { customization?: Customization };

/**
 * Updates a customization. The entity's `revision` must be the current one, or the call fails with a
 * `RevisionConflictError`. Needs the owner.
 */
export const updateCustomization: Call<
  [_id: string, customization: Change<Customization>, options?: UpdateCustomizationOptions],
  Stored<Customization>
> = /* @__PURE__ */ call(".customization,?>customization update dkdba /customizations/{customization.id}");
export type UpdateCustomizationOptions = { fields?: Array<CustomizationFields> };
export type UpdateCustomizationRequest = UpdateCustomizationOptions & { customization?: Customization };
export type UpdateCustomization = Change<Customization>;

/**
 * Deletes a customization. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteCustomization: Call<[customizationId: string], void> = /* @__PURE__ */ call(
  "customizationId delete ekdba /customizations/{customizationId}",
);
export type DeleteCustomizationRequest = { customizationId?: string };

/** Adds choices to a customization. Needs the owner. */
export const addCustomizationChoices: Call<
  [customizationId: string, choices: readonly Choice[], options?: AddCustomizationChoicesOptions],
  AddCustomizationChoicesResponse
> = /* @__PURE__ */ call("customizationId,choices,?> add_choices bkdca /customizations/{customizationId}/add-choices");
export type AddCustomizationChoicesResponse = { customization: Stored<Customization> };
export type AddCustomizationChoicesOptions = { fields?: Array<CustomizationFields> };
export type AddCustomizationChoicesRequest = AddCustomizationChoicesOptions & {
  customizationId?: string;
  choices?: Array<Choice>;
};

/** Replaces the choices of a customization. Needs the owner. */
export const setCustomizationChoices: Call<
  [customizationId: string, choices: readonly Choice[], options?: SetCustomizationChoicesOptions],
  SetCustomizationChoicesResponse
> = /* @__PURE__ */ call("customizationId,choices,?> set_choices bkdba /customizations/{customizationId}/set-choices");
export type SetCustomizationChoicesResponse = { customization: Stored<Customization> };
export type SetCustomizationChoicesOptions = { fields?: Array<CustomizationFields> };
export type SetCustomizationChoicesRequest = SetCustomizationChoicesOptions & {
  customizationId?: string;
  choices?: Array<Choice>;
};

/** Removes choices from a customization, given its current revision. Needs the owner. */
export const removeCustomizationChoices: Call<
  [customizationId: string, choiceIds: readonly string[], options?: RemoveCustomizationChoicesOptions],
  RemoveCustomizationChoicesResponse
> = /* @__PURE__ */ call(
  "customizationId,choiceIds,?> remove_choices bkdba /customizations/{customizationId}/remove-choices",
);
export type RemoveCustomizationChoicesResponse = { customization: Stored<Customization> };
export type RemoveCustomizationChoicesOptions = { revision?: string; fields?: Array<CustomizationFields> };
export type RemoveCustomizationChoicesRequest = RemoveCustomizationChoicesOptions & {
  customizationId?: string;
  choiceIds?: Array<string>;
};

/** Updates a customization's choices by id, given its current revision. Needs the owner. */
export const updateCustomizationChoices: Call<
  [customizationId: string, revision: string, options?: UpdateCustomizationChoicesOptions],
  UpdateCustomizationChoicesResponse
> = /* @__PURE__ */ call(
  "customizationId,revision,?> update_choices bkdba /customizations/{customizationId}/update-choices",
);
export type UpdateCustomizationChoicesResponse = { customization: Stored<Customization> };
export type UpdateCustomizationChoicesOptions = {
  /** At most 100. */
  choices?: Array<MaskedChoice>;
  fields?: Array<CustomizationFields>;
};
export type UpdateCustomizationChoicesRequest = UpdateCustomizationChoicesOptions & {
  customizationId?: string;
  revision?: string;
};

/** Creates customizations. Needs the owner. */
export const bulkCreateCustomizations: Call<
  [customizations: readonly Customization[], options?: BulkCreateCustomizationsOptions],
  BulkCreateCustomizationsResponse
> = /* @__PURE__ */ call("customizations,?> bulk_create bkdca /bulk/customizations/create");
export type BulkCreateCustomizationsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; customization?: Customization }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateCustomizationsOptions = { returnEntity?: boolean };
export type BulkCreateCustomizationsRequest = BulkCreateCustomizationsOptions & {
  customizations?: Array<Customization>;
};

/** Updates customizations, each by its id and current `revision`. Needs the owner. */
export const bulkUpdateCustomizations: Call<
  [customizations: readonly MaskedCustomization[], options?: BulkUpdateCustomizationsOptions],
  BulkUpdateCustomizationsResponse
> = /* @__PURE__ */ call("customizations,?> bulk_update bkdba /bulk/customizations/update");
export type BulkUpdateCustomizationsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; customization?: Customization }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateCustomizationsOptions = { returnEntity?: boolean; fields?: Array<CustomizationFields> };
export type BulkUpdateCustomizationsRequest = BulkUpdateCustomizationsOptions & {
  customizations?: Array<MaskedCustomization>;
};

/** Adds choices to customizations. Needs the owner. */
export const bulkAddCustomizationChoices: Call<
  [customizationsChoices: readonly CustomizationChoices[], options?: BulkAddCustomizationChoicesOptions],
  BulkAddCustomizationChoicesResponse
> = /* @__PURE__ */ call("customizationsChoices,?> bulk_add_choices bkdca /bulk/customizations/add-choices");
export type BulkAddCustomizationChoicesResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; customization?: Customization }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkAddCustomizationChoicesOptions = { returnEntity?: boolean; fields?: Array<CustomizationFields> };
export type BulkAddCustomizationChoicesRequest = BulkAddCustomizationChoicesOptions & {
  customizationsChoices?: Array<CustomizationChoices>;
};

/**
 * Reorders a customization's choices, given its current revision. Needs the owner.
 *
 * @throws An error with the code `CHOICE_IDS_MISMATCH` unless all of its choices are given.
 */
export const reorderCustomizationChoices: Call<
  [customizationId: string, revision: string, options?: ReorderCustomizationChoicesOptions],
  ReorderCustomizationChoicesResponse
> = /* @__PURE__ */ call(
  "customizationId,revision,?> reorder_choices bkdba /customizations/{customizationId}/reorder-choices",
);
export type ReorderCustomizationChoicesResponse = { customization: Stored<Customization> };
export type ReorderCustomizationChoicesOptions = {
  /** GUIDs, at most 1000. */
  choiceIds?: Array<string>;
  fields?: Array<CustomizationFields>;
};
export type ReorderCustomizationChoicesRequest = ReorderCustomizationChoicesOptions & {
  customizationId?: string;
  revision?: string;
};

/** Counts customizations. For anyone. */
export const countCustomizations: Call<[options?: CountCustomizationsOptions], CountCustomizationsResponse> =
  /* @__PURE__ */ call("?> count bkbaa /customizations/count");
export type CountCustomizationsResponse = { count?: number };
export type CountCustomizationsOptions = { filter?: Filter };
export type CountCustomizationsRequest = CountCustomizationsOptions;

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.CustomizationsV3Query, queries.CursorPaging> } = {
  query: cursorQuery,
};
