/** Detects the version of a site's catalog, once for each client. */

import type { CartwrightError } from "../../core/errors.js";
import { getCatalogVersion } from "../../generated/modules/catalog-versioning.js";
import type * as catalogVersioning from "../../generated/modules/catalog-versioning.js";
import type { Bound } from "../../sdk/client.js";
import { onHeadersChange } from "../../sdk/header-changes.js";
import { loadCode } from "../../sdk/lazy-code.js";
import { isLazy, type LazyClient } from "../lazy/types.js";
import type { CatalogApi } from "./api.js";
import type { CatalogV1Modules } from "./api-v1.js";
import type { CatalogV3Modules } from "./api-v3.js";
import type { Binder } from "./client-modules.js";
import { HOSTED_MEDIA, type MediaBases } from "./media-bases.js";
import type { CatalogVersion } from "./view.js";

/** A client; its own modules of either catalog are used in place of the package's. */
export type CatalogClient = Partial<CatalogV1Modules & CatalogV3Modules> & Versioned & Binder;

interface Versioned {
  readonly catalogVersioning?: Bound<typeof catalogVersioning>;
}

/** The parts of a client that detect the version of its site. */
type VersionedClient = Pick<Partial<CatalogV3Modules>, "productsV3"> & { readonly products?: object } & Versioned &
  Binder;

const versions = new WeakMap<VersionedClient, Promise<CatalogVersion>>();
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
  if (version === 3) return (await codeV3()).clientApiV3(client, bases);
  const { clientApiV1 } = await loadCode("the code of Catalog V1", () => import("./client-v1.js"));
  return clientApiV1(client, bases);
}

const codeV3 = () => loadCode("the code of Catalog V3", () => import("./client-v3.js"));

/** The version of the catalog of a client's site, detected once. */
export function versionOf(client: VersionedClient): Promise<CatalogVersion> {
  const version = versions.get(client) ?? readVersion(client);
  versions.set(client, version);
  version.catch(() => versions.delete(client));
  return version;
}

async function readVersion(client: VersionedClient): Promise<CatalogVersion> {
  const { products, productsV3, catalogVersioning, use } = client;
  const isOpen = products ? productsV3 : !productsV3 && use;
  if (!isOpen) return productsV3 ? 3 : 1;
  try {
    const read =
      catalogVersioning?.getCatalogVersion ?? (use?.(getCatalogVersion) as typeof getCatalogVersion | undefined);
    const answer = await read?.();
    if (answer) return answer.catalogVersion === "V3_CATALOG" ? 3 : 1;
  } catch (error) {
    if (!isNoSuchCall(error)) throw error;
  }
  // Sites of catalog v3 also answer v1 reads, but sites of v1 answer no v3 reads.
  const { searchV3 } = await codeV3();
  try {
    await searchV3(client);
    return 3;
  } catch (error) {
    if (isNoSuchCall(error)) return 1;
    throw error;
  }
}

const isNoSuchCall = (error: unknown): boolean =>
  (error as Partial<CartwrightError> | undefined)?.isNoSuchCall === true;
