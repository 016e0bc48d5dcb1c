/** Info sections of the product itself, as in catalog V1. */
import type { ProductChange } from "@cartwright/sdk/owner";
import { msg } from "@lingui/core/macro";
import { PRODUCT, INFO_SECTION } from "../../../generated/bounds";
import type { Field } from "../../../ui/form/field";
import { htmlOf, htmlProblem } from "./description";
import type { OwnSection } from "./model";

export const MAX_SECTIONS = PRODUCT.infoSections;

export const SECTION: readonly Field<OwnSection>[] = [
  {
    name: "name",
    label: msg`Title`,
    max: INFO_SECTION.title,
    required: true,
    wire: ["title"],
  },
  {
    name: "text",
    label: msg`Text`,
    form: "long",
    className: "sm:col-span-2",
    isFor: ({ text }) => text !== null,
    check: (text) => htmlProblem(text, INFO_SECTION.textV1),
    wire: ["plainDescription"],
  },
  { name: "text", label: msg`Text`, form: "own", isFor: ({ text }) => text === null, wire: [] },
];

export function newSection(): OwnSection {
  return { key: crypto.randomUUID(), name: "", text: "" };
}

/** A section for the platform. Rich text is left as it is. */
export function wireSection({ key, name, text }: OwnSection): NonNullable<ProductChange["infoSections"]>[number] {
  return { _id: key, title: name.trim(), ...(text !== null && { plainDescription: htmlOf(text) }) };
}
