import { msg } from "@lingui/core/macro";
import type { infoSectionsV3 } from "@cartwright/sdk";
import { INFO_SECTION } from "../../generated/bounds";
import { COUNTED, listKind } from "./listKind";

export const infoSections = listKind({
  title: msg`Info sections`,
  add: msg`New info section`,
  empty: msg`There are no info sections yet.`,
  fate: msg`The products stay in the shop, without this text.`,
  fields: [
    { name: "uniqueName", label: msg`Name`, hint: msg`Only you see it.`, max: INFO_SECTION.uniqueName, required: true },
    {
      name: "title",
      label: msg`Heading`,
      hint: msg`Shown on the products' pages.`,
      max: INFO_SECTION.title,
      required: true,
    },
    {
      name: "plainDescription",
      label: msg`Text`,
      hint: msg`Plain text or HTML.`,
      max: INFO_SECTION.text,
      form: "long",
    },
  ],
  restorable: true,
  entry: ({
    uniqueName = "",
    title = "",
    plainDescription = "",
    assignedProductsCount: uses = 0,
  }: infoSectionsV3.InfoSection) => ({
    uses,
    notes: [title],
    values: { uniqueName, title, plainDescription },
  }),
  query: async ({ infoSectionsV3 }, query, options) => {
    const { infoSections: items, ...rest } = await infoSectionsV3.queryInfoSections(query, COUNTED, options);
    return { items, ...rest };
  },
  get: ({ infoSectionsV3 }, id) => infoSectionsV3.getInfoSection(id, COUNTED),
  create: ({ infoSectionsV3 }, values) => infoSectionsV3.createInfoSection(values),
  update: ({ infoSectionsV3 }, id, changes) => infoSectionsV3.updateInfoSection(id, changes),
  remove: ({ infoSectionsV3 }, id) => infoSectionsV3.deleteInfoSection(id),
});
