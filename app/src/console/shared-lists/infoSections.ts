import { msg } from "@lingui/core/macro";
import type { infoSectionsV3 } from "@cartwright/sdk";
import { INFO_SECTION } from "../../generated/bounds";
import type { Texts } from "../../ui/form/field";
import { describedBy, richValueOf, RichTextField, wordsOf } from "../kit/richText";
import { COUNTED, listKind } from "./listKind";

/** The typed values, for the platform. */
const wire = ({ text, ...values }: Texts) => ({ ...values, ...(text !== undefined && describedBy(text)) });

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
      name: "text",
      label: msg`Text`,
      Input: RichTextField,
      text: wordsOf,
      wire: ["description", "plainDescription"],
    },
  ],
  restorable: true,
  entry: ({
    uniqueName = "",
    title = "",
    description,
    assignedProductsCount: uses = 0,
  }: infoSectionsV3.InfoSection) => ({
    uses,
    notes: [title],
    values: { uniqueName, title, text: richValueOf({ description }) },
  }),
  query: async ({ infoSectionsV3 }, query, options) => {
    const { infoSections: items, ...rest } = await infoSectionsV3.queryInfoSections(query, COUNTED, options);
    return { items, ...rest };
  },
  get: ({ infoSectionsV3 }, id) => infoSectionsV3.getInfoSection(id, COUNTED),
  create: ({ infoSectionsV3 }, values) => infoSectionsV3.createInfoSection(wire(values)),
  update: ({ infoSectionsV3 }, id, changes) => infoSectionsV3.updateInfoSection(id, wire(changes)),
  remove: ({ infoSectionsV3 }, id) => infoSectionsV3.deleteInfoSection(id),
});
