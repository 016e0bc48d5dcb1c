/** Selects the catalog editor by the version of a client's site. */

import type { Bound } from "../sdk/client.js";
import { RequestError } from "../core/errors.js";
import type * as brandsV3 from "../generated/modules/brands-v3.js";
import type * as catalogVersioning from "../generated/modules/catalog-versioning.js";
import type * as inventoryItemsV3 from "../generated/modules/inventory-items-v3.js";
import type * as inventory from "../generated/modules/inventory.js";
import type * as productsV3 from "../generated/modules/products-v3.js";
import type * as products from "../generated/modules/products.js";
import type * as ribbonsV3 from "../generated/modules/ribbons-v3.js";
import { loadCode } from "../sdk/lazy-code.js";
import { versionOf } from "../storefront/catalog-view/detect.js";
import type { CatalogEditor } from "./editor.js";

/** The modules of an editor of catalog v1. */
export interface EditorV1Modules {
  readonly products: Bound<typeof products>;
  readonly inventory: Bound<typeof inventory>;
}

/** The modules of an editor of catalog v3. */
export interface EditorV3Modules {
  readonly productsV3: Bound<typeof productsV3>;
  readonly inventoryItemsV3: Bound<typeof inventoryItemsV3>;
  readonly brandsV3: Bound<typeof brandsV3>;
  readonly ribbonsV3: Bound<typeof ribbonsV3>;
}

/** An owner's client for catalog v1, catalog v3, or both. */
export type EditorClient = Partial<EditorV1Modules & EditorV3Modules> & {
  readonly catalogVersioning?: Bound<typeof catalogVersioning>;
};

const MODULES = {
  1: ["products", "inventory"],
  3: ["productsV3", "inventoryItemsV3", "brandsV3", "ribbonsV3"],
} as const;

const editors = new WeakMap<EditorClient, Promise<CatalogEditor>>();

/**
 * The catalog editor of an owner's client: products, prices, options, variants, media and stock in the shapes of catalog
 * v3, on sites of either version. The version is detected once for each client, and only the code of that version is
 * loaded. A failed detection is repeated by the next call.
 *
 * ```ts
 * import { catalogEditorOf } from "@cartwright/sdk/owner";
 *
 * const modules = { catalogVersioning, inventory, inventoryItemsV3, products, productsV3, brandsV3, ribbonsV3 };
 * const owner = createClient({ modules, auth: ApiKeyStrategy({ apiKey, siteId }) });
 * const editor = await catalogEditorOf(owner);
 * const { items } = await editor.products({ text: "mug" }, { limit: 50 });
 * await editor.update(items[0]._id, { revision: items[0].revision, brand: { name: "Acme" } });
 * if (editor.gaps.modifiers) console.log(editor.gaps.modifiers); // catalog v1
 * ```
 *
 * @throws {RequestError} if the client lacks a module of the version that the site has
 */
export function catalogEditorOf(client: EditorClient): Promise<CatalogEditor> {
  const editor = editors.get(client) ?? open(client);
  editors.set(client, editor);
  editor.catch(() => editors.delete(client));
  return editor;
}

async function open(client: EditorClient): Promise<CatalogEditor> {
  const version = await versionOf(client);
  const lacking = MODULES[version].filter((name) => client[name] === undefined);
  if (lacking.length > 0) {
    const message = `catalogEditorOf: a site with catalog v${version} needs the modules ${lacking.map((name) => `\`${name}\``).join(", ")}`;
    throw new RequestError({ kind: "request", message });
  }
  if (version === 1) {
    const { catalogEditorV1 } = await loadCode("the code of the catalog editor", () => import("./v1.js"));
    return catalogEditorV1(client as EditorV1Modules);
  }
  const { catalogEditorV3 } = await loadCode("the code of the catalog editor", () => import("./v3.js"));
  return catalogEditorV3(client as EditorV3Modules);
}
