import type { customizationsV3 } from "@cartwright/sdk";
import { msg, plural, t } from "@lingui/core/macro";
import { CUSTOMIZATION } from "../../generated/bounds";
import type { ConsoleClient } from "../session/client";
import { COUNTED, listKind } from "./listKind";

/** The types of customization that can be created here: options with named choices, and texts that shoppers type. */
const RENDERS = [
  { value: "PRODUCT_OPTION", label: msg`Option: a variant for each choice` },
  { value: "MODIFIER", label: msg`Add-on: choices without variants` },
  { value: "FREE_TEXT", label: msg`Text entered by the customer` },
];

const linesOf = (text: string) => [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
const choiceOf = (name: string) => ({ choiceType: "CHOICE_TEXT", name });

function notesOf({ customizationType, customizationRenderType }: customizationsV3.Customization, count: number) {
  const kind = customizationType === "PRODUCT_OPTION" ? t`Option` : t`Add-on`;
  const what =
    customizationRenderType === "FREE_TEXT" ? t`Text` : plural({ count }, { one: "# choice", other: "# choices" });
  return [kind, what];
}

/** Adds missing choices and removes the others, with one call each. */
async function setChoices(
  { customizationsV3 }: ConsoleClient,
  id: string,
  wanted: readonly string[],
  revision: string,
): Promise<void> {
  const { choicesSettings } = await customizationsV3.getCustomization(id);
  const known = choicesSettings?.choices ?? [];
  const added = wanted.filter((line) => !known.some(({ name }) => name === line));
  const gone = known.flatMap(({ _id, name = "" }) => (_id && !wanted.includes(name) ? [_id] : []));
  let latest = revision;
  if (added.length > 0) {
    const { customization } = await customizationsV3.addCustomizationChoices(id, added.map(choiceOf));
    latest = customization.revision ?? latest;
  }
  if (gone.length > 0) await customizationsV3.removeCustomizationChoices(id, gone, { revision: latest });
}

export const customizations = listKind({
  title: msg`Customizations`,
  add: msg`New customization`,
  empty: msg`There are no customizations yet.`,
  fate: null,
  fields: [
    { name: "name", label: msg`Name`, hint: msg`Such as “Size”.`, max: CUSTOMIZATION.name, required: true },
    { name: "kind", label: msg`Kind`, max: 50, choices: RENDERS, when: "create" },
    {
      name: "choices",
      label: msg`Choices`,
      hint: msg`One per line. You can add choices later; choices that products use cannot be removed.`,
      max: 20_000,
      form: "long",
    },
  ],
  restorable: false,
  entry: (found: customizationsV3.Customization) => {
    const names = (found.choicesSettings?.choices ?? []).map(({ name = "" }) => name);
    return {
      uses: found.assignedProductsCount ?? 0,
      notes: notesOf(found, names.length),
      values: { name: found.name ?? "", choices: names.join("\n") },
    };
  },
  query: async ({ customizationsV3 }, query, options) => {
    const { customizations: items, ...rest } = await customizationsV3.queryCustomizations(query, COUNTED, options);
    return { items, ...rest };
  },
  get: ({ customizationsV3 }, id) => customizationsV3.getCustomization(id, COUNTED),
  create: ({ customizationsV3 }, { name = "", kind = "", choices = "" }) =>
    customizationsV3.createCustomization(
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
            choicesSettings: { choices: linesOf(choices).map(choiceOf) },
          },
    ),
  update: async (client, id, { name, choices, revision }) => {
    let latest = revision;
    if (name !== undefined) {
      const renamed = await client.customizationsV3.updateCustomization(id, { name, revision });
      latest = renamed.revision ?? latest;
    }
    if (choices !== undefined) await setChoices(client, id, linesOf(choices), latest);
  },
  remove: ({ customizationsV3 }, id) => customizationsV3.deleteCustomization(id),
});
