/** Opens the catalog of a client's site, in the version of the site, which is detected once for each client. */

import type { CartwrightError } from "../../core/errors.js";
import { getCatalogVersion } from "../../generated/lazy-calls/catalog-versioning.js";
import { loadCode } from "../../sdk/lazy-code.js";
import type { CatalogApi } from "./api.js";
import type { CatalogV3Modules } from "./api-v3.js";
import type { CatalogClient, Versioned } from "./catalog-of.js";
import type { Binder } from "./client-modules.js";
import type { MediaBases } from "./media-bases.js";
import type { CatalogVersion } from "./view.js";

/** The parts of a client that detect the version of its site. */
type VersionedClient = Pick<Partial<CatalogV3Modules>, "productsV3"> & { readonly products?: object } & Versioned &
  Binder;

const versions = new WeakMap<VersionedClient, Promise<CatalogVersion>>();
/** The catalog of a client's site. Loads the code of the site's version only. */
export async function openCatalog(client: CatalogClient, bases: MediaBases): Promise<CatalogApi> {
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
