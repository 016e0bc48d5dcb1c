/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable } from "../binder.js";
import { type CallOptions } from "../call.js";
import { authentication as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/catalog-versioning.js";

export type CatalogVersioningModule = {
  readonly Version: typeof enumerations.version;
  /**
   * Returns the catalog version, asking the platform each time. `catalogOf` remembers the first answer. For anyone.
   */
  getCatalogVersion: Callable<(callOptions?: CallOptions) => Promise<catalogVersioning.GetCatalogVersionResponse>>;
};

/** Catalog versioning: a site has catalog v1 or v3, and the calls of the other fail with status 428. */
export const catalogVersioning: CatalogVersioningModule = /* @__PURE__ */ moduleOf(conversions, "catalog_versioning", {
  Version: enumerations.version,
  getCatalogVersion: "> get GET stores visitor safe none /v3/provision/version",
});

export declare namespace catalogVersioning {
  type Version = types.CatalogVersion;
  type GetCatalogVersionResponse = {
    catalogVersion?: types.CatalogVersion;
  };
  type GetCatalogVersionRequest = {
  };
}
