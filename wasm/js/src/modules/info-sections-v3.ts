/** Info sections: further reading that products share. */

import type { Caller, CallOptions } from "../call.js";
import { infoSectionsV3 as conversions } from "../generated/conversions.js";
import type {
  GetInfoSection,
  GetOrCreateInfoSection,
  InfoSection,
  InfoSectionReply,
  InfoSectionsPage,
  UpdateInfoSection,
} from "../generated/info-sections-v3.js";
import { callsOf, held, withId } from "./call.js";
import { queriedByCursor } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const infoSectionsV3 = {
  RequestedFields: enumerations.countFields,
  SortOrder: enumerations.sortOrders,

  getInfoSection:
    (caller: Caller) =>
    (
      infoSectionId: string,
      fields: Omit<GetInfoSection, "infoSectionId"> = {},
      options?: CallOptions,
    ): Promise<InfoSection> =>
      held(
        call<InfoSectionReply>(caller, endpoints.infoSectionsV3Get, { ...fields, infoSectionId }, options),
        "infoSection",
      ),

  /** A query builder; or, given a query, its answer. */
  queryInfoSections: queriedByCursor<InfoSection, InfoSectionsPage>(
    call,
    endpoints.infoSectionsV3Query,
    "infoSections",
  ),

  createInfoSection:
    (caller: Caller) =>
    (infoSection: InfoSection, options?: CallOptions): Promise<InfoSection> =>
      held(call<InfoSectionReply>(caller, endpoints.infoSectionsV3Create, { infoSection }, options), "infoSection"),

  getOrCreateInfoSection:
    (caller: Caller) =>
    (fields: GetOrCreateInfoSection = {}, options?: CallOptions): Promise<InfoSectionReply> =>
      call(caller, endpoints.infoSectionsV3GetOrCreate, { ...fields }, options),

  updateInfoSection:
    (caller: Caller) =>
    (
      _id: string,
      infoSection: InfoSection,
      fields: Omit<UpdateInfoSection, "infoSection"> = {},
      options?: CallOptions,
    ): Promise<InfoSection> =>
      held(
        call<InfoSectionReply>(
          caller,
          endpoints.infoSectionsV3Update,
          { ...fields, infoSection: withId(_id, infoSection) },
          options,
        ),
        "infoSection",
      ),

  deleteInfoSection:
    (caller: Caller) =>
    async (infoSectionId: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.infoSectionsV3Delete, { infoSectionId }, options);
    },
};
