/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type Filter } from "../query/index.js";
import { cursorQuery, type CursorPaging, type QueryUtils } from "../query/utils.js";
import { customizationsV3 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/customizations-v3.js";

export type CustomizationsV3Module = {
  readonly ChoiceType: typeof enumerations.choiceType;
  readonly CustomizationRenderType: typeof enumerations.modifierRenderType;
  readonly CustomizationType: typeof enumerations.customizationType;
  readonly RequestedFields: typeof enumerations.requestedFields5;
  readonly SortOrder: typeof enumerations.sortOrder;
  /** Returns a customization. Fails with status 404 for an unknown id. For anyone. */
  getCustomization: Callable<(customizationId: string, options?: customizationsV3.GetCustomizationOptions, callOptions?: CallOptions) => Promise<Stored<types.Customization>>>;
  /** Queries customizations. For anyone. */
  queryCustomizations: Callable<CursorQueried<Stored<types.Customization>, customizationsV3.QueryCustomizationsResponse, fields.CustomizationsV3Query, customizationsV3.QueryCustomizationsOptions>>;
  /** Creates a customization. Needs the owner. */
  createCustomization: Callable<(customization: types.Customization, callOptions?: CallOptions) => Promise<Stored<types.Customization>>>;
  /**
   * Updates a customization. The entity's `revision` must be the current one, or the call fails with a
   * `RevisionConflictError`. Needs the owner.
   */
  updateCustomization: Callable<(_id: string, customization: Change<types.Customization>, options?: customizationsV3.UpdateCustomizationOptions, callOptions?: CallOptions) => Promise<Stored<types.Customization>>>;
  /** Deletes a customization. Fails with status 404 for an unknown id. Needs the owner. */
  deleteCustomization: Callable<(customizationId: string, callOptions?: CallOptions) => Promise<void>>;
  /** Adds choices to a customization. Needs the owner. */
  addCustomizationChoices: Callable<(customizationId: string, choices: readonly types.Choice[], options?: customizationsV3.AddCustomizationChoicesOptions, callOptions?: CallOptions) => Promise<customizationsV3.AddCustomizationChoicesResponse>>;
  /** Replaces the choices of a customization. Needs the owner. */
  setCustomizationChoices: Callable<(customizationId: string, choices: readonly types.Choice[], options?: customizationsV3.SetCustomizationChoicesOptions, callOptions?: CallOptions) => Promise<customizationsV3.SetCustomizationChoicesResponse>>;
  /** Removes choices from a customization of a revision. Needs the owner. */
  removeCustomizationChoices: Callable<(customizationId: string, choiceIds: readonly string[], options?: customizationsV3.RemoveCustomizationChoicesOptions, callOptions?: CallOptions) => Promise<customizationsV3.RemoveCustomizationChoicesResponse>>;
  /** Updates choices of a customization of a revision, each by its id. Needs the owner. */
  updateCustomizationChoices: Callable<(customizationId: string, revision: string, options?: customizationsV3.UpdateCustomizationChoicesOptions, callOptions?: CallOptions) => Promise<customizationsV3.UpdateCustomizationChoicesResponse>>;
  /** Creates customizations. Needs the owner. */
  bulkCreateCustomizations: Callable<(customizations: readonly types.Customization[], options?: customizationsV3.BulkCreateCustomizationsOptions, callOptions?: CallOptions) => Promise<customizationsV3.BulkCreateCustomizationsResponse>>;
  /** Updates customizations, each by its id and current `revision`. Needs the owner. */
  bulkUpdateCustomizations: Callable<(customizations: readonly types.MaskedCustomization[], options?: customizationsV3.BulkUpdateCustomizationsOptions, callOptions?: CallOptions) => Promise<customizationsV3.BulkUpdateCustomizationsResponse>>;
  /** Adds choices to customizations. Needs the owner. */
  bulkAddCustomizationChoices: Callable<(customizationsChoices: readonly types.CustomizationChoices[], options?: customizationsV3.BulkAddCustomizationChoicesOptions, callOptions?: CallOptions) => Promise<customizationsV3.BulkAddCustomizationChoicesResponse>>;
  /**
   * Sets the order of the choices of a customization of a revision. Fails with the code `CHOICE_IDS_MISMATCH` unless
   * all of its choices are given. Needs the owner.
   */
  reorderCustomizationChoices: Callable<(customizationId: string, revision: string, options?: customizationsV3.ReorderCustomizationChoicesOptions, callOptions?: CallOptions) => Promise<customizationsV3.ReorderCustomizationChoicesResponse>>;
  /** Counts customizations. For anyone. */
  countCustomizations: Callable<(options?: customizationsV3.CountCustomizationsOptions, callOptions?: CallOptions) => Promise<customizationsV3.CountCustomizationsResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.CustomizationsV3Query, CursorPaging> };
};

/** Customizations of catalog v3: options and modifiers that products share. Anyone reads them, the owner writes. */
export const customizationsV3: CustomizationsV3Module = /* @__PURE__ */ moduleOf(conversions, "customizations_v3", {
  ChoiceType: enumerations.choiceType,
  CustomizationRenderType: enumerations.modifierRenderType,
  CustomizationType: enumerations.customizationType,
  RequestedFields: enumerations.requestedFields5,
  SortOrder: enumerations.sortOrder,
  getCustomization: "customizationId,?>customization get GET stores visitor safe none /v3/customizations/{customizationId}",
  queryCustomizations: byCursor(conversions, "customizations_v3", "customizations? query GET stores visitor safe post-when-long /v3/customizations/query r"),
  createCustomization: "customization>customization create POST stores owner unsafe none /v3/customizations",
  updateCustomization: ".customization,?>customization update PATCH stores owner idempotent none /v3/customizations/{customization.id}",
  deleteCustomization: "customizationId delete DELETE stores owner idempotent none /v3/customizations/{customizationId}",
  addCustomizationChoices: "customizationId,choices,?> add_choices POST stores owner unsafe none /v3/customizations/{customizationId}/add-choices",
  setCustomizationChoices: "customizationId,choices,?> set_choices POST stores owner idempotent none /v3/customizations/{customizationId}/set-choices",
  removeCustomizationChoices: "customizationId,choiceIds,?> remove_choices POST stores owner idempotent none /v3/customizations/{customizationId}/remove-choices",
  updateCustomizationChoices: "customizationId,revision,?> update_choices POST stores owner idempotent none /v3/customizations/{customizationId}/update-choices",
  bulkCreateCustomizations: "customizations,?> bulk_create POST stores owner unsafe none /v3/bulk/customizations/create",
  bulkUpdateCustomizations: "customizations,?> bulk_update POST stores owner idempotent none /v3/bulk/customizations/update",
  bulkAddCustomizationChoices: "customizationsChoices,?> bulk_add_choices POST stores owner unsafe none /v3/bulk/customizations/add-choices",
  reorderCustomizationChoices: "customizationId,revision,?> reorder_choices POST stores owner idempotent none /v3/customizations/{customizationId}/reorder-choices",
  countCustomizations: "?> count POST stores visitor safe none /v3/customizations/count",
  utils: { query: cursorQuery },
});

export declare namespace customizationsV3 {
  type AddressLocation = types.AddressLocation;
  type ApplicationError = types.ItemError;
  type BulkActionMetadata = types.BulkActionMetadata;
  type Choice = types.Choice;
  type ChoiceType = types.ChoiceType;
  type ChoicesSettings = types.ChoicesSettings;
  type CursorPaging = types.CursorPaging;
  type CursorPagingMetadata = types.CursorPagingMetadata;
  type CursorQuery = types.CursorQuery;
  type Cursors = types.Cursors;
  type Customization = types.Customization;
  type CustomizationChoices = types.CustomizationChoices;
  type CustomizationQuery = CursorQueryObject;
  type CustomizationRenderType = types.CustomizationRenderType;
  type CustomizationType = types.CustomizationType;
  type FreeTextSettings = types.FreeTextSettings;
  type ItemMetadata = types.ItemMetadata;
  type MaskedChoice = types.MaskedChoice;
  type MaskedCustomization = types.MaskedCustomization;
  type RequestedFields = types.CustomizationFields;
  type SortOrder = types.SortOrder;
  type Sorting = types.Sorting;
  type GetCustomizationOptions = {
    fields?: Array<types.CustomizationFields>;
  };
  type GetCustomizationRequest = {
    customizationId?: string;
    fields?: Array<types.CustomizationFields>;
  };
  type QueryCustomizationsResponse = {
    customizations?: Array<Stored<types.Customization>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryCustomizationsRequest = {
    query?: types.CursorQuery;
    fields?: Array<types.CustomizationFields>;
  };
  type CustomizationsQueryBuilder = CursorQueryBuilder<Stored<types.Customization>, fields.CustomizationsV3Query>;
  type CustomizationsQueryResult = CursorQueryResult<Stored<types.Customization>, fields.CustomizationsV3Query>;
  type QueryCustomizationsOptions = {
    fields?: Array<types.CustomizationFields>;
  };
  type CreateCustomizationRequest = {
    customization?: types.Customization;
  };
  type UpdateCustomizationOptions = {
    fields?: Array<types.CustomizationFields>;
  };
  type UpdateCustomizationRequest = {
    customization?: types.Customization;
    fields?: Array<types.CustomizationFields>;
  };
  type UpdateCustomization = Change<types.Customization>;
  type DeleteCustomizationRequest = {
    customizationId?: string;
  };
  type AddCustomizationChoicesResponse = {
    customization: Stored<types.Customization>;
  };
  type AddCustomizationChoicesOptions = {
    fields?: Array<types.CustomizationFields>;
  };
  type AddCustomizationChoicesRequest = {
    customizationId?: string;
    choices?: Array<types.Choice>;
    fields?: Array<types.CustomizationFields>;
  };
  type SetCustomizationChoicesResponse = {
    customization: Stored<types.Customization>;
  };
  type SetCustomizationChoicesOptions = {
    fields?: Array<types.CustomizationFields>;
  };
  type SetCustomizationChoicesRequest = {
    customizationId?: string;
    choices?: Array<types.Choice>;
    fields?: Array<types.CustomizationFields>;
  };
  type RemoveCustomizationChoicesResponse = {
    customization: Stored<types.Customization>;
  };
  type RemoveCustomizationChoicesOptions = {
    revision?: string;
    fields?: Array<types.CustomizationFields>;
  };
  type RemoveCustomizationChoicesRequest = {
    customizationId?: string;
    choiceIds?: Array<string>;
    revision?: string;
    fields?: Array<types.CustomizationFields>;
  };
  type UpdateCustomizationChoicesResponse = {
    customization: Stored<types.Customization>;
  };
  type UpdateCustomizationChoicesOptions = {
    /** At most 100. */
    choices?: Array<types.MaskedChoice>;
    fields?: Array<types.CustomizationFields>;
  };
  type UpdateCustomizationChoicesRequest = {
    customizationId?: string;
    revision?: string;
    choices?: Array<types.MaskedChoice>;
    fields?: Array<types.CustomizationFields>;
  };
  type BulkCreateCustomizationsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, customization?: types.Customization, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkCreateCustomizationsOptions = {
    returnEntity?: boolean;
  };
  type BulkCreateCustomizationsRequest = {
    customizations?: Array<types.Customization>;
    returnEntity?: boolean;
  };
  type BulkUpdateCustomizationsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, customization?: types.Customization, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateCustomizationsOptions = {
    returnEntity?: boolean;
    fields?: Array<types.CustomizationFields>;
  };
  type BulkUpdateCustomizationsRequest = {
    customizations?: Array<types.MaskedCustomization>;
    returnEntity?: boolean;
    fields?: Array<types.CustomizationFields>;
  };
  type BulkAddCustomizationChoicesResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, customization?: types.Customization, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkAddCustomizationChoicesOptions = {
    returnEntity?: boolean;
    fields?: Array<types.CustomizationFields>;
  };
  type BulkAddCustomizationChoicesRequest = {
    customizationsChoices?: Array<types.CustomizationChoices>;
    returnEntity?: boolean;
    fields?: Array<types.CustomizationFields>;
  };
  type ReorderCustomizationChoicesResponse = {
    customization: Stored<types.Customization>;
  };
  type ReorderCustomizationChoicesOptions = {
    /** GUIDs, at most 1000. */
    choiceIds?: Array<string>;
    fields?: Array<types.CustomizationFields>;
  };
  type ReorderCustomizationChoicesRequest = {
    customizationId?: string;
    revision?: string;
    choiceIds?: Array<string>;
    fields?: Array<types.CustomizationFields>;
  };
  type CountCustomizationsResponse = {
    count?: number;
  };
  type CountCustomizationsOptions = {
    filter?: Filter;
  };
  type CountCustomizationsRequest = {
    filter?: Filter;
  };
}
