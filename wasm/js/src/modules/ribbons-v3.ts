/** Ribbons: words over products' pictures. */

import type { Caller, CallOptions } from "../call.js";
import { entitiesV3 as conversions } from "../generated/conversions.js";
import type {
  GetOrCreateRibbon,
  GetRibbon,
  Ribbon,
  RibbonReply,
  RibbonsPage,
  UpdateRibbon,
} from "../generated/ribbons-v3.js";
import { callsOf, held, withId } from "./call.js";
import { queriedByCursor } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const ribbonsV3 = {
  RequestedFields: enumerations.ribbonFields,
  SortOrder: enumerations.sortOrders,

  getRibbon:
    (caller: Caller) =>
    (ribbonId: string, fields: Omit<GetRibbon, "ribbonId"> = {}, options?: CallOptions): Promise<Ribbon> =>
      held(call<RibbonReply>(caller, endpoints.ribbonsV3Get, { ...fields, ribbonId }, options), "ribbon"),

  /** A query builder; or, given a query, its answer. */
  queryRibbons: queriedByCursor<Ribbon, RibbonsPage>(call, endpoints.ribbonsV3Query, "ribbons"),

  createRibbon:
    (caller: Caller) =>
    (ribbon: Ribbon, options?: CallOptions): Promise<Ribbon> =>
      held(call<RibbonReply>(caller, endpoints.ribbonsV3Create, { ribbon }, options), "ribbon"),

  getOrCreateRibbon:
    (caller: Caller) =>
    (
      ribbonName: string,
      fields: Omit<GetOrCreateRibbon, "ribbonName"> = {},
      options?: CallOptions,
    ): Promise<RibbonReply> =>
      call(caller, endpoints.ribbonsV3GetOrCreate, { ...fields, ribbonName }, options),

  updateRibbon:
    (caller: Caller) =>
    (_id: string, ribbon: Ribbon, fields: Omit<UpdateRibbon, "ribbon"> = {}, options?: CallOptions): Promise<Ribbon> =>
      held(
        call<RibbonReply>(caller, endpoints.ribbonsV3Update, { ...fields, ribbon: withId(_id, ribbon) }, options),
        "ribbon",
      ),

  deleteRibbon:
    (caller: Caller) =>
    async (ribbonId: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.ribbonsV3Delete, { ribbonId }, options);
    },
};
