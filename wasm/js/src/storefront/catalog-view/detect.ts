/** Detects the version of a site's catalog, once for each client. */

import type { Bound } from "../../sdk/client.js";
import { type CartwrightError, RequestError } from "../../core/errors.js";
import { onHeadersChange } from "../../sdk/header-changes.js";
import { loadCode } from "../../sdk/lazy-code.js";
import type * as catalogVersioning from "../../generated/modules/catalog-versioning.js";
import { isLazy, type LazyClient } from "../lazy/types.js";
import type { CatalogApi } from "./api.js";
import { catalogApiV1, type CatalogV1Modules } from "./api-v1.js";
import type { CatalogV3Modules } from "./api-v3.js";
import { HOSTED_MEDIA, type MediaBases } from "./parts.js";
import type { CatalogVersion } from "./view.js";

/** The modules of each version of the catalog. */
const MODULES = {
  1: ["products", "collections"],
  3: ["productsV3", "categories", "brandsV3", "customizationsV3"],
} as const;

/** A client for catalog v3, catalog v1, or both: see `catalogModules`. */
export type CatalogClient = (
  | (CatalogV3Modules & Partial<CatalogV1Modules>)
  | (CatalogV1Modules & Partial<CatalogV3Modules>)
) & {
  readonly catalogVersioning?: Bound<typeof catalogVersioning>;
};

/** A client with the modules that detect the version of its site. */
type VersionedClient = Pick<Partial<CatalogV3Modules>, "productsV3"> & {
  readonly products?: object;
  readonly catalogVersioning?: Bound<typeof catalogVersioning>;
};

const versions = new WeakMap<VersionedClient, Promise<CatalogVersion>>();
const apis = new WeakMap<object, Map<string, Promise<CatalogApi>>>();

/**
 * The catalog of a client's site: one view over both versions. Navigation is by categories on sites of catalog v3, and
 * by collections on sites of v1. The client needs the modules of one version, or of both, to serve any site:
 * `catalogModules` has all of them. It loads a lazy client. A failed detection is repeated by the next call.
 *
 * ```ts
 * const client = createClient({ modules: { ...catalogModules }, auth: OAuthStrategy({ clientId }) });
 * const catalog = await catalogOf(client);
 * const { products, more } = await catalog.products({ text: "mug", limit: 12 });
 * const product = await catalog.product("blue-mug"); // with options, variants and pictures
 * ```
 *
 * @throws {RequestError} if the client lacks a module of the version that the site has
 */
export function catalogOf(
  client: CatalogClient | LazyClient<CatalogClient>,
  bases: MediaBases = HOSTED_MEDIA,
): Promise<CatalogApi> {
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

async function open(given: CatalogClient | LazyClient<CatalogClient>, bases: MediaBases): Promise<CatalogApi> {
  const client = isLazy<CatalogClient>(given) ? await given.load() : given;
  const version = await versionOf(client);
  const lacking = MODULES[version].filter((name) => client[name] === undefined);
  if (lacking.length > 0) {
    const message = `catalogOf: a site with catalog v${version} needs the modules ${lacking.map((name) => `\`${name}\``).join(", ")}`;
    throw new RequestError({ kind: "request", message });
  }
  if (version === 1) return catalogApiV1(client as CatalogV1Modules, bases);
  const { catalogApiV3 } = await loadCode("the code of Catalog V3", () => import("./api-v3.js"));
  return catalogApiV3(client as CatalogV3Modules, bases);
}

/** The version of the catalog of a client's site, detected once. */
export function versionOf(client: VersionedClient): Promise<CatalogVersion> {
  const version = versions.get(client) ?? readVersion(client);
  versions.set(client, version);
  version.catch(() => versions.delete(client));
  return version;
}

async function readVersion({ products, productsV3, catalogVersioning }: VersionedClient): Promise<CatalogVersion> {
  if (!products || !productsV3) return productsV3 ? 3 : 1;
  try {
    if (catalogVersioning) {
      const { catalogVersion } = await catalogVersioning.getCatalogVersion();
      return catalogVersion === "V3_CATALOG" ? 3 : 1;
    }
  } catch (error) {
    if (!isNoSuchCall(error)) throw error;
  }
  // Sites of catalog v3 also answer v1 reads, but sites of v1 answer no v3 reads.
  try {
    await productsV3.searchProducts({ cursorPaging: { limit: 1 } }, {});
    return 3;
  } catch (error) {
    if (isNoSuchCall(error)) return 1;
    throw error;
  }
}

const isNoSuchCall = (error: unknown): boolean =>
  (error as Partial<CartwrightError> | undefined)?.isNoSuchCall === true;
