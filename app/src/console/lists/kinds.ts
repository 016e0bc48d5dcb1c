/** The kinds of things that products share, each described to the one editor. */
import { msg, plural, t } from "@lingui/core/macro";
import type { brandsV3, customizationsV3, infoSectionsV3, ribbonsV3 } from "@cartwright/sdk";
import type { Asked, Entry, Kind, Page } from "../editor";
import type { Fields } from "../parts/merge";

const PAGE_SIZE = 50;

function queryOf(field: string, { q, cursor }: Asked) {
  return cursor
    ? { cursorPaging: { limit: PAGE_SIZE, cursor } }
    : {
        cursorPaging: { limit: PAGE_SIZE },
        sort: [{ fieldName: field, order: "ASC" as const }],
        ...(q && { filter: { [field]: { $startsWith: q } } }),
      };
}

function pageOf(items: Entry[], metadata: { cursors?: { next?: string; prev?: string } } | undefined): Page {
  return { items, next: metadata?.cursors?.next || undefined, previous: metadata?.cursors?.prev || undefined };
}

type Stored = { _id?: string; revision?: string };

const entryOf = ({ _id = "", revision = "" }: Stored, uses: number | undefined, values: Fields, note = ""): Entry => ({
  id: _id,
  revision,
  uses: uses ?? 0,
  note,
  values,
});

const NAME = { name: "name", label: msg`Name`, required: true } as const;

const COUNTED = { fields: ["ASSIGNED_PRODUCTS_COUNT"] };

const brand = (found: brandsV3.Brand) => entryOf(found, found.assignedProductsCount, { name: found.name ?? "" });

const brands: Kind = {
  title: msg`Brands`,
  add: msg`New brand`,
  empty: msg`There are no brands yet.`,
  searched: true,
  fate: msg`The products stay in the shop, without a brand.`,
  fields: [{ ...NAME, max: 50 }],
  read: async ({ client }, asked) => {
    const { brands: found = [], pagingMetadata } = await client.brandsV3.queryBrands(queryOf("name", asked), COUNTED, {
      signal: asked.signal,
    });
    return pageOf(found.map(brand), pagingMetadata);
  },
  get: async ({ client }, id) => brand(await client.brandsV3.getBrand(id, COUNTED)),
  create: ({ client }, { name = "" }) => client.brandsV3.createBrand({ name }),
  update: ({ client }, { id, revision = "" }, changes) => client.brandsV3.updateBrand(id, { ...changes, revision }),
  remove: ({ client }, id) => client.brandsV3.deleteBrand(id),
  restore: ({ client }, { values: { name = "" } }) => client.brandsV3.createBrand({ name }),
};

const RIBBONS_COUNTED = { fields: ["ASSIGNED_PRODUCT_COUNT"] };

const ribbon = (found: ribbonsV3.Ribbon) => entryOf(found, found.assignedProductCount, { name: found.name ?? "" });

const ribbons: Kind = {
  title: msg`Ribbons`,
  add: msg`New ribbon`,
  empty: msg`There are no ribbons yet.`,
  searched: true,
  fate: msg`The products stay in the shop, without this ribbon.`,
  fields: [{ ...NAME, hint: msg`Shown on the product's picture, such as “New”.`, max: 30 }],
  read: async ({ client }, asked) => {
    const { ribbons: found = [], pagingMetadata } = await client.ribbonsV3.queryRibbons(
      queryOf("name", asked),
      RIBBONS_COUNTED,
      { signal: asked.signal },
    );
    return pageOf(found.map(ribbon), pagingMetadata);
  },
  get: async ({ client }, id) => ribbon(await client.ribbonsV3.getRibbon(id, RIBBONS_COUNTED)),
  create: ({ client }, { name = "" }) => client.ribbonsV3.createRibbon({ name }),
  update: ({ client }, { id, revision = "" }, changes) => client.ribbonsV3.updateRibbon(id, { ...changes, revision }),
  remove: ({ client }, id) => client.ribbonsV3.deleteRibbon(id),
  restore: ({ client }, { values: { name = "" } }) => client.ribbonsV3.createRibbon({ name }),
};

const section = (found: infoSectionsV3.InfoSection) =>
  entryOf(
    found,
    found.assignedProductsCount,
    {
      uniqueName: found.uniqueName ?? "",
      title: found.title ?? "",
      plainDescription: found.plainDescription ?? "",
    },
    found.title,
  );

const infoSections: Kind = {
  title: msg`Info sections`,
  add: msg`New info section`,
  empty: msg`There are no info sections yet.`,
  searched: true,
  fate: msg`The products stay in the shop, without this text.`,
  fields: [
    { name: "uniqueName", label: msg`Name`, hint: msg`Only you see it.`, max: 100, required: true },
    { name: "title", label: msg`Heading`, hint: msg`Shown on the products' pages.`, max: 50, required: true },
    { name: "plainDescription", label: msg`Text`, hint: msg`Plain text or HTML.`, max: 16_000, form: "long" },
  ],
  read: async ({ client }, asked) => {
    const { infoSections: found = [], pagingMetadata } = await client.infoSectionsV3.queryInfoSections(
      queryOf("uniqueName", asked),
      COUNTED,
      { signal: asked.signal },
    );
    return pageOf(found.map(section), pagingMetadata);
  },
  get: async ({ client }, id) => section(await client.infoSectionsV3.getInfoSection(id, COUNTED)),
  create: ({ client }, values) => client.infoSectionsV3.createInfoSection(values),
  update: ({ client }, { id, revision = "" }, changes) =>
    client.infoSectionsV3.updateInfoSection(id, { ...changes, revision }),
  remove: ({ client }, id) => client.infoSectionsV3.deleteInfoSection(id),
  restore: ({ client }, { values }) => client.infoSectionsV3.createInfoSection(values),
};

/** The kinds of customization that can be made here: options with choices by name, and texts that shoppers type. */
const RENDERS = [
  { value: "PRODUCT_OPTION", label: msg`Option: each choice is a variant with a price and stock of its own` },
  { value: "MODIFIER", label: msg`Addition: choices that make no variants` },
  { value: "FREE_TEXT", label: msg`Text that the shopper types` },
];

const linesOf = (text: string) => [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);

const customization = (found: customizationsV3.Customization) => {
  const names = (found.choicesSettings?.choices ?? []).map(({ name = "" }) => name);
  const kind = found.customizationType === "PRODUCT_OPTION" ? t`Option` : t`Addition`;
  const what =
    found.customizationRenderType === "FREE_TEXT"
      ? t`Text`
      : plural({ count: names.length }, { one: "# choice", other: "# choices" });
  return entryOf(
    found,
    found.assignedProductsCount,
    { name: found.name ?? "", choices: names.join("\n") },
    [kind, what].join(" · "),
  );
};

const customizations: Kind = {
  title: msg`Customizations`,
  add: msg`New customization`,
  empty: msg`There are no customizations yet.`,
  searched: true,
  fate: null,
  fields: [
    { ...NAME, hint: msg`Such as “Size”.`, max: 50 },
    { name: "kind", label: msg`Kind`, max: 50, choices: RENDERS, when: "create" },
    {
      name: "choices",
      label: msg`Choices`,
      hint: msg`One a line. Choices can be added later; those that products use cannot be taken away.`,
      max: 20_000,
      form: "long",
    },
  ],
  read: async ({ client }, asked) => {
    const { customizations: found = [], pagingMetadata } = await client.customizationsV3.queryCustomizations(
      queryOf("name", asked),
      COUNTED,
      { signal: asked.signal },
    );
    return pageOf(found.map(customization), pagingMetadata);
  },
  get: async ({ client }, id) => customization(await client.customizationsV3.getCustomization(id, COUNTED)),
  create: ({ client }, { name = "", kind = "", choices = "" }) =>
    client.customizationsV3.createCustomization(
      kind === "FREE_TEXT"
        ? {
            name,
            customizationType: "MODIFIER",
            customizationRenderType: "FREE_TEXT",
            freeTextInput: { title: name, minCharCount: 0, maxCharCount: 200 },
          }
        : {
            name,
            customizationType: kind || "PRODUCT_OPTION",
            customizationRenderType: "TEXT_CHOICES",
            choicesSettings: {
              choices: linesOf(choices).map((choice) => ({ choiceType: "CHOICE_TEXT", name: choice })),
            },
          },
    ),
  update: async ({ client }, entry, { name, choices }) => {
    const { customizationsV3 } = client;
    const found = await customizationsV3.getCustomization(entry.id);
    let revision = entry.revision ?? "";
    if (name !== undefined) {
      const renamed = await customizationsV3.updateCustomization(entry.id, { name, revision });
      revision = renamed.revision ?? revision;
    }
    if (choices === undefined) return;
    const known = found.choicesSettings?.choices ?? [];
    const wanted = linesOf(choices);
    const added = wanted.filter((line) => !known.some((choice) => choice.name === line));
    const gone = known.filter((choice) => !wanted.includes(choice.name ?? ""));
    if (added.length > 0) {
      const { customization: more } = await customizationsV3.addCustomizationChoices(
        entry.id,
        added.map((choice) => ({ choiceType: "CHOICE_TEXT", name: choice })),
      );
      revision = more.revision ?? revision;
    }
    if (gone.length > 0) {
      await customizationsV3.removeCustomizationChoices(
        entry.id,
        gone.flatMap(({ _id }) => (_id ? [_id] : [])),
        { revision },
      );
    }
  },
  remove: ({ client }, id) => client.customizationsV3.deleteCustomization(id),
};

/** The kinds by their names in addresses. */
export const KINDS: Readonly<Record<string, Kind>> = {
  brands,
  ribbons,
  "info-sections": infoSections,
  customizations,
};
