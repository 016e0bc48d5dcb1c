/** Customizations: options and modifiers that products share. */

import type { Caller, CallOptions } from "../call.js";
import { customizationsV3 as conversions } from "../generated/conversions.js";
import type {
  AddCustomizationChoices,
  Choice,
  Customization,
  CustomizationReply,
  CustomizationsPage,
  GetCustomization,
  RemoveCustomizationChoices,
  SetCustomizationChoices,
  UpdateCustomization,
  UpdateCustomizationChoices,
} from "../generated/customizations-v3.js";
import { callsOf, held, withId } from "./call.js";
import { queriedByCursor } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const customizationsV3 = {
  ChoiceType: enumerations.choiceTypes,
  CustomizationRenderType: enumerations.customizationRenderTypes,
  CustomizationType: enumerations.customizationTypes,
  RequestedFields: enumerations.customizationFields,
  SortOrder: enumerations.sortOrders,

  getCustomization:
    (caller: Caller) =>
    (
      customizationId: string,
      fields: Omit<GetCustomization, "customizationId"> = {},
      options?: CallOptions,
    ): Promise<Customization> =>
      held(
        call<CustomizationReply>(caller, endpoints.customizationsV3Get, { ...fields, customizationId }, options),
        "customization",
      ),

  /** A query builder; or, given a query, its answer. */
  queryCustomizations: queriedByCursor<Customization, CustomizationsPage>(
    call,
    endpoints.customizationsV3Query,
    "customizations",
  ),

  createCustomization:
    (caller: Caller) =>
    (customization: Customization, options?: CallOptions): Promise<Customization> =>
      held(
        call<CustomizationReply>(caller, endpoints.customizationsV3Create, { customization }, options),
        "customization",
      ),

  updateCustomization:
    (caller: Caller) =>
    (
      _id: string,
      customization: Customization,
      fields: Omit<UpdateCustomization, "customization"> = {},
      options?: CallOptions,
    ): Promise<Customization> =>
      held(
        call<CustomizationReply>(
          caller,
          endpoints.customizationsV3Update,
          { ...fields, customization: withId(_id, customization) },
          options,
        ),
        "customization",
      ),

  deleteCustomization:
    (caller: Caller) =>
    async (customizationId: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.customizationsV3Delete, { customizationId }, options);
    },

  addCustomizationChoices:
    (caller: Caller) =>
    (
      customizationId: string,
      choices: Choice[],
      fields: Omit<AddCustomizationChoices, "choices" | "customizationId"> = {},
      options?: CallOptions,
    ): Promise<CustomizationReply> =>
      call(caller, endpoints.customizationsV3AddChoices, { ...fields, customizationId, choices }, options),

  setCustomizationChoices:
    (caller: Caller) =>
    (
      customizationId: string,
      choices: Choice[],
      fields: Omit<SetCustomizationChoices, "choices" | "customizationId"> = {},
      options?: CallOptions,
    ): Promise<CustomizationReply> =>
      call(caller, endpoints.customizationsV3SetChoices, { ...fields, customizationId, choices }, options),

  removeCustomizationChoices:
    (caller: Caller) =>
    (
      customizationId: string,
      choiceIds: string[],
      fields: Omit<RemoveCustomizationChoices, "choiceIds" | "customizationId"> = {},
      options?: CallOptions,
    ): Promise<CustomizationReply> =>
      call(caller, endpoints.customizationsV3RemoveChoices, { ...fields, customizationId, choiceIds }, options),

  updateCustomizationChoices:
    (caller: Caller) =>
    (
      customizationId: string,
      revision: string,
      fields: Omit<UpdateCustomizationChoices, "customizationId" | "revision"> = {},
      options?: CallOptions,
    ): Promise<CustomizationReply> =>
      call(caller, endpoints.customizationsV3UpdateChoices, { ...fields, customizationId, revision }, options),
};
