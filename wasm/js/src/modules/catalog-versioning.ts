/** Which catalog the site has. */

import type { Caller, CallOptions } from "../call.js";
import type { GetCatalogVersionReply } from "../generated/catalog-versioning.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";

const call = callsOf({});

export const catalogVersioning = {
  getCatalogVersion:
    (caller: Caller) =>
    (options?: CallOptions): Promise<GetCatalogVersionReply> =>
      call(caller, endpoints.catalogVersioningGet, {}, options),
};
