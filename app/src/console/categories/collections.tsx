/** The collections of catalog V1, as a kind of the editor. */
import { msg, t } from "@lingui/core/macro";
import type { collections as wire } from "@cartwright/sdk";
import { COLLECTION } from "../../generated/bounds";
import { wholeInAddress } from "../../lib/typed";
import type { Entry, Kind } from "../kit/form";
import { CollectionGoods } from "./CollectionGoods";

const PAGE = 100;

function entryOf({
  _id = "",
  name = "",
  description = "",
  slug = "",
  visible,
  numberOfProducts,
}: wire.Collection): Entry {
  const isHidden = visible === false;
  return {
    id: _id,
    uses: numberOfProducts ?? 0,
    notes: [slug],
    values: { name, description, visible: isHidden ? "" : "yes" },
    ...(isHidden && { status: { text: t`Hidden`, tone: "plain" } }),
  };
}

/** The fields of a collection on the wire. */
function wireOf({ visible, ...texts }: Readonly<Record<string, string>>) {
  return { ...texts, ...(visible !== undefined && { visible: visible === "yes" }) };
}

export const collections: Kind = {
  title: msg`Collections`,
  subject: "products",
  add: msg`New collection`,
  empty: msg`There are no collections yet.`,
  fate: msg`The products stay in the shop. Links to the collection stop working.`,
  fields: [
    { name: "name", label: msg`Name`, max: COLLECTION.name, required: true },
    { name: "description", label: msg`Description`, max: COLLECTION.description, form: "long" },
    { name: "visible", label: msg`Shown in the shop`, form: "check", first: () => "yes" },
  ],
  dialogs: [{ label: msg`Products`, Dialog: CollectionGoods }],
  read: async ({ client }, { cursor, signal }) => {
    const page = wholeInAddress(cursor) ?? 1;
    const query = client.collections.queryCollections().ascending("name");
    const found = await query
      .skip((page - 1) * PAGE)
      .limit(PAGE)
      .find({ signal });
    return {
      items: found.items.map(entryOf),
      previous: page > 1 ? String(page - 1) : undefined,
      next: found.hasNext() ? String(page + 1) : undefined,
    };
  },
  get: async ({ client }, id) => entryOf(await client.collections.getCollection(id)),
  create: ({ client }, values) => client.products.createCollection({ name: "", ...wireOf(values) }),
  update: ({ client }, { id }, changes) => client.products.updateCollection(id, wireOf(changes)),
  remove: ({ client }, id) => client.products.deleteCollection(id),
};
