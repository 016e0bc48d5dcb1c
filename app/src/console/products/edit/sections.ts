/** Info sections of the product itself, as in catalog V1. */
import type { ProductChange } from "@cartwright/sdk/owner";
import { msg } from "@lingui/core/macro";
import { PRODUCT, INFO_SECTION } from "../../../generated/bounds";
import type { Field } from "../../../ui/form/field";
import { describedBy, EMPTY_HTML, htmlProblem, RichTextField, wordsOf } from "../../kit/richText";
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
    Input: RichTextField,
    className: "sm:col-span-2",
    text: wordsOf,
    check: (text) => htmlProblem(text, INFO_SECTION.textV1),
    wire: ["plainDescription"],
  },
];

export function newSection(): OwnSection {
  return { key: crypto.randomUUID(), name: "", text: EMPTY_HTML };
}

/** A section for the platform. */
export function wireSection({ key, name, text }: OwnSection): NonNullable<ProductChange["infoSections"]>[number] {
  return { _id: key, title: name.trim(), ...describedBy(text) };
}
