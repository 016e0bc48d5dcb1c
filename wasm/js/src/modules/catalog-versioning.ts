/** Which catalog the site has. */

import type { Caller, CallOptions } from "../call.js";
import type { GetCatalogVersionReply } from "../generated/catalog-versioning.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf({});

export const catalogVersioning = {
  Version: enumerations.catalogVersions,

  getCatalogVersion:
    (caller: Caller) =>
    (options?: CallOptions): Promise<GetCatalogVersionReply> =>
      call(caller, endpoints.catalogVersioningGet, {}, options),
};
