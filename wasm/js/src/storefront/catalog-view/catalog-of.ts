/** The catalog of a client's site. */

import { loadCore } from "../../core/core.js";
import type * as catalogVersioning from "../../generated/modules/catalog-versioning.js";
import type { Bound } from "../../sdk/client.js";
import { onHeadersChange } from "../../sdk/client-listeners.js";
import { lazyCode } from "../../sdk/lazy-code.js";
import { isLazy, type LazyClient } from "../lazy/types.js";
import type { CatalogApi } from "./api.js";
import type { CatalogV1Modules } from "./api-v1.js";
import type { CatalogV3Modules } from "./api-v3.js";
import type { Binder } from "./client-modules.js";
import { HOSTED_MEDIA, type MediaBases } from "./media-bases.js";

/** A client; its own modules of either catalog are used in place of the package's. */
export type CatalogClient = Partial<CatalogV1Modules & CatalogV3Modules> & Versioned & Binder;

/** A client that may have its own module for the detection of its site's version. */
export interface Versioned {
  readonly catalogVersioning?: Bound<typeof catalogVersioning>;
}

/** A client of a shop's catalog. */
export type CatalogOwner = CatalogClient | LazyClient<CatalogClient>;

/** Returns the catalog; `catalogOf` when absent. */
export type CatalogSource = () => Promise<CatalogApi>;

const code = lazyCode("the code of the catalog", () => import("./detect.js"));

const apis = new WeakMap<object, Map<string, Promise<CatalogApi>>>();

/**
 * The catalog of a client's site: one view over both versions. Navigation is by categories on sites of catalog v3, and
 * by collections on sites of v1. Any client will do: the first call loads the calls and the view of the version that the
 * site has. A client with the module `productsV3` or `products` alone has that version. Loads a lazy client. A failed
 * detection is repeated by the next call.
 *
 * ```ts
 * const client = createClient({ auth: OAuthStrategy({ clientId }) });
 * const catalog = await catalogOf(client);
 * const { products, more } = await catalog.products({ text: "mug", limit: 12 });
 * const product = await catalog.product("blue-mug"); // with options, variants and pictures
 * ```
 */
export function catalogOf(client: CatalogOwner, bases: MediaBases = HOSTED_MEDIA): Promise<CatalogApi> {
  const known = apis.get(client) ?? new Map<string, Promise<CatalogApi>>();
  apis.set(client, known);
  onHeadersChange(client, forget);
  const key = `${bases.image} ${bases.video}`;
  const api = known.get(key) ?? open(client, bases);
  known.set(key, api);
  api.catch(() => known.delete(key));
  return api;
}

/** A changed header, such as the language, invalidates the cached answers. */
function forget(client: object): void {
  apis.delete(client);
}

async function open(given: CatalogOwner, bases: MediaBases): Promise<CatalogApi> {
  // The core is loaded at the same time, for the first call.
  if ("use" in given) loadCore().catch(() => undefined);
  const [{ openCatalog }, client] = await Promise.all([code(), isLazy<CatalogClient>(given) ? given.load() : given]);
  return openCatalog(client, bases);
}
