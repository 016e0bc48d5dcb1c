/** The texts of a product, and its sales settings. */
import { msg, t } from "@lingui/core/macro";
import { PRODUCT } from "../../../generated/bounds";
import type { Field } from "../../../ui/form/field";
import { htmlProblem, RichTextField, wordsOf } from "../../kit/richText";
import type { Details, Picture } from "./model";

/** The description of a picture. */
export const PICTURE_TEXT: Field<Picture> = { name: "alt", label: msg`Description`, max: PRODUCT.altText };

/** The label of the description of the picture at a position. */
export const pictureLabel = (index: number) => t`Description of picture ${{ number: index + 1 }}`;

export const DETAILS: readonly Field<Details>[] = [
  {
    name: "name",
    label: msg`Name`,
    max: PRODUCT.name,
    className: "sm:col-span-2",
    required: true,
  },
  {
    name: "description",
    label: msg`Description`,
    Input: RichTextField,
    className: "sm:col-span-2",
    check: (description) => htmlProblem(description, PRODUCT.description),
    text: wordsOf,
    wire: ["description", "plainDescription"],
  },
  { name: "visible", label: msg`Shown in the shop`, form: "check" },
  { name: "brand", label: msg`Brand`, max: PRODUCT.brand },
  { name: "ribbon", label: msg`Ribbon`, max: PRODUCT.ribbon },
  {
    name: "slug",
    label: msg`Address`,
    hint: msg`The last part of the page's address.`,
    max: PRODUCT.slug,
    className: "sm:col-span-2",
    required: true,
    check: (slug) => slugProblem(slug.trim()),
  },
  {
    name: "seoTitle",
    label: msg`Title for search engines`,
    hint: msg`If empty, the product name is used.`,
    max: PRODUCT.seoTitle,
    className: "sm:col-span-2",
  },
  {
    name: "seoDescription",
    label: msg`Description for search engines`,
    form: "long",
    max: PRODUCT.seoDescription,
    className: "sm:col-span-2",
  },
  { name: "infoSections", label: msg`Info sections`, form: "own" },
  { name: "oneTime", label: msg`Also sold without a subscription`, form: "own" },
];

function slugProblem(slug: string): string | undefined {
  return /^[^\s/?#]+$/.test(slug) ? undefined : t`must not have spaces, slashes or question marks`;
}

/** Picks fields by name, in that order. */
export const detailFields = (...names: readonly (keyof Details)[]) =>
  DETAILS.filter(({ name }) => names.includes(name));
