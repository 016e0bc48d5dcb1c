/** Which catalog a site has: asked once a client, and remembered. */

import type { Bound } from "../client.js";
import { CartwrightError } from "../errors.js";
import type { catalogVersioning } from "../modules/catalog-versioning.js";
import type { CatalogApi } from "./api.js";
import { catalogApiV1, type CatalogV1Modules } from "./api-v1.js";
import type { CatalogV3Modules } from "./api-v3.js";
import { HOSTED_MEDIA, type MediaBases } from "./parts.js";
import type { CatalogVersion } from "./view.js";

/** What only a client needs that is to read catalog v3, too. */
interface NewerModules extends CatalogV3Modules {
  readonly catalogVersioning: Bound<typeof catalogVersioning>;
}

/** A client that can read a catalog: v1, or either of the two. */
export type CatalogClient = CatalogV1Modules & Partial<NewerModules>;

const apis = new WeakMap<CatalogClient, Promise<CatalogApi>>();

/** The catalog of a client's site, by the version that the site has. A failure to find out is not remembered. */
export function catalogOf(client: CatalogClient, bases: MediaBases = HOSTED_MEDIA): Promise<CatalogApi> {
  const known = apis.get(client);
  if (known) {
    return known;
  }
  const api = isNewer(client) ? byVersion(client, bases) : Promise.resolve(catalogApiV1(client, bases));
  apis.set(client, api);
  api.catch(() => apis.delete(client));
  return api;
}

function isNewer(client: CatalogClient): client is CatalogV1Modules & NewerModules {
  const { productsV3, brandsV3, customizationsV3, catalogVersioning } = client;
  return Boolean(productsV3 && brandsV3 && customizationsV3 && catalogVersioning);
}

async function byVersion(client: CatalogV1Modules & NewerModules, bases: MediaBases): Promise<CatalogApi> {
  if ((await versionOf(client)) === 1) {
    return catalogApiV1(client, bases);
  }
  const { catalogApiV3 } = await import("./api-v3.js");
  return catalogApiV3(client, bases);
}

async function versionOf(client: CatalogV1Modules & NewerModules): Promise<CatalogVersion> {
  try {
    const { catalogVersion } = await client.catalogVersioning.getCatalogVersion();
    return catalogVersion === "V3_CATALOG" ? 3 : 1;
  } catch (error) {
    if (!isRefusal(error)) {
      throw error;
    }
  }
  try {
    await client.products.queryProducts({ paging: { limit: 1 } });
    return 1;
  } catch (error) {
    if (isRefusal(error)) {
      return 3;
    }
    throw error;
  }
}

/** The answer of a platform that does not have the call. */
const NOT_IMPLEMENTED = 501;

/** Whether the platform said no, as against not having answered. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof CartwrightError ? error.status : undefined;
  return status !== undefined && ((status >= 400 && status < 500) || status === NOT_IMPLEMENTED);
}
