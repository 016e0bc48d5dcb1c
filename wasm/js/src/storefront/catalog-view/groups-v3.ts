/** The view of product groups, which only catalog v3 has. */

import { optional } from "../../core/optional.js";
import type { ProductGroup, ProductGroupMember } from "../../generated/types/product-groups-v3.js";
import type * as productGroupsV3 from "../../generated/modules/product-groups-v3.js";
import type { CatalogSearch } from "../../generated/types/query.js";
import type { Bound } from "../../sdk/client.js";
import { partsOf } from "./batches.js";
import { stockFrom } from "./from-v3.js";
import { colorOf } from "./parts.js";
import type { ProductGroupMemberView, ProductGroupView } from "./view.js";

/** A group with its visible members. A group with fewer than two offers no choice, and is left out. */
export function groupOf({
  _id = "",
  name = "",
  groupingCustomization,
  members = [],
}: ProductGroup): ProductGroupView[] {
  const shown = members.flatMap(memberOf);
  return shown.length < 2 ? [] : [{ id: _id, name, option: groupingCustomization?.name ?? "", members: shown }];
}

/** Owners also receive members of other statuses. */
function memberOf(member: ProductGroupMember): ProductGroupMemberView[] {
  const { productId, slug, productName = "", choice, inventoryAvailabilityStatus, status = "ACTIVE" } = member;
  if (!productId || !slug || !choice?.name || status !== "ACTIVE") return [];
  return [
    {
      productId,
      slug,
      name: productName,
      choice: choice.name,
      ...optional("color", colorOf(choice.colorCode)),
      stock: stockFrom(inventoryAvailabilityStatus),
    },
  ];
}

/** The call that reads groups. */
export type GroupSearch = Pick<Bound<typeof productGroupsV3>, "searchProductGroups">;

/** The greatest number of groups in a shop for which one call reads them all. */
const FEW = 20;
/** The largest page size of a call. */
const LARGEST_PAGE = 100;
/** How long groups are cached, in milliseconds. */
const MAX_AGE_MS = 5 * 60_000;
/** How long product ids are collected for one call, in milliseconds. */
const COLLECT_MS = 20;

type Groups = readonly ProductGroupView[];

/**
 * Reads groups with as few calls as possible: one call reads all groups of a shop with few or none, and is cached; in
 * a shop with more groups, concurrent calls are batched. A caller cannot cancel the shared calls.
 */
export class GroupReader {
  readonly #module: GroupSearch;
  /** All groups of the shop; `undefined` if there are too many. */
  #shop: { readonly at: number; readonly groups: Promise<Groups | undefined> } | undefined;
  /** The call that collects product ids. */
  #next: { readonly ids: Set<string>; readonly groups: Promise<Groups> } | undefined;

  constructor(module: GroupSearch) {
    this.#module = module;
  }

  /** The groups that contain any of the products. */
  async of(productIds: readonly string[]): Promise<Groups> {
    const ids = new Set(productIds.filter(Boolean));
    if (ids.size === 0) return [];
    const groups = (await this.#wholeShop()) ?? (await this.#joined(ids));
    return groups.filter(({ members }) => members.some(({ productId }) => ids.has(productId)));
  }

  #wholeShop(): Promise<Groups | undefined> {
    if (!this.#shop || Date.now() - this.#shop.at > MAX_AGE_MS) {
      const groups = this.#search({ cursorPaging: { limit: FEW } }).then(({ groups, hasMore }) =>
        hasMore ? undefined : groups,
      );
      const shop = { at: Date.now(), groups };
      this.#shop = shop;
      groups.catch(() => {
        if (this.#shop === shop) this.#shop = undefined;
      });
    }
    return this.#shop.groups;
  }

  #joined(productIds: ReadonlySet<string>): Promise<Groups> {
    if (!this.#next) {
      const ids = new Set<string>();
      const collected = new Promise<void>((resolve) => {
        setTimeout(resolve, COLLECT_MS);
      });
      this.#next = { ids, groups: collected.then(() => this.#containing([...ids])) };
    }
    const { ids, groups } = this.#next;
    productIds.forEach((id) => ids.add(id));
    return groups;
  }

  async #containing(ids: readonly string[]): Promise<Groups> {
    this.#next = undefined;
    // A product is in at most one group, so a batch of ids has no more groups than fit on a page.
    const replies = await Promise.all(
      partsOf(ids, LARGEST_PAGE).map((part) =>
        this.#search({ filter: { "members.productId": { $hasSome: part } }, cursorPaging: { limit: LARGEST_PAGE } }),
      ),
    );
    const groups = replies.flatMap((reply) => reply.groups);
    return [...new Map(groups.map((group) => [group.id, group])).values()];
  }

  async #search(search: CatalogSearch): Promise<{ groups: Groups; hasMore: boolean }> {
    const reply = await this.#module.searchProductGroups(search, { fields: ["GROUPING_CUSTOMIZATION"] });
    const { productGroups = [], pagingMetadata } = reply;
    const hasMore = Boolean(pagingMetadata?.cursors?.next) && pagingMetadata?.hasNext !== false;
    return { groups: productGroups.flatMap(groupOf), hasMore };
  }
}
