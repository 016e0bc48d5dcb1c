/** Categories of catalog v3, as collections. */

import type { CallOptions } from "../../sdk/call.js";
import { optional } from "../../core/optional.js";
import type { Bound } from "../../sdk/client.js";
import type { Category } from "../../generated/types/categories.js";
import type * as categories from "../../generated/modules/categories.js";
import { orNone } from "./errors.js";
import type { MediaBases } from "./media-bases.js";
import { imageOf } from "./parts.js";
import type { CollectionView } from "./view.js";

export type CategoryReads = Pick<Bound<typeof categories>, "queryCategories" | "getCategoryBySlug">;

/** The category tree of a site's shop; each site has one. */
const TREE = { appNamespace: "@wix/stores" };
/** The platform's limit on the number of categories in a tree. */
const MAX_CATEGORIES = 1000;
/** The platform's category of all products, which shops show on a page of its own. */
const EVERYTHING = "all-products";

/** The visible categories, each with its parent. */
export async function readCategories(
  module: CategoryReads,
  bases: MediaBases,
  options?: CallOptions,
): Promise<CollectionView[]> {
  const query = { cursorPaging: { limit: MAX_CATEGORIES } };
  const { categories = [] } = await module.queryCategories(
    query,
    { treeReference: TREE, fields: ["DESCRIPTION"] },
    options,
  );
  return categories.filter(({ slug }) => slug !== EVERYTHING).map((category) => viewOf(category, bases));
}

/** The category with a slug, with its breadcrumb from the top; `null` if it does not exist. */
export async function readCategory(
  module: CategoryReads,
  slug: string,
  bases: MediaBases,
  options?: CallOptions,
): Promise<CollectionView | null> {
  const fields = ["DESCRIPTION", "BREADCRUMBS_INFO"];
  const reply = await orNone(module.getCategoryBySlug(slug, TREE, { fields }, options));
  return reply?.category ? viewOf(reply.category, bases) : null;
}

function viewOf(category: Category, bases: MediaBases): CollectionView {
  const { name = "", breadcrumbsInfo } = category;
  const trail = (breadcrumbsInfo?.breadcrumbs ?? []).map(
    ({ categoryId = "", categoryName = "", categorySlug = "" }) => ({
      id: categoryId,
      slug: categorySlug,
      name: categoryName,
    }),
  );
  return {
    id: category._id ?? "",
    slug: category.slug ?? "",
    name,
    ...optional("description", category.description || undefined),
    ...optional("image", imageOf(category.image, { alt: name }, bases)),
    ...optional("products", category.itemCounter),
    ...optional("parentId", category.parentCategory?._id),
    ...(trail.length > 0 && { breadcrumbs: trail }),
  };
}
