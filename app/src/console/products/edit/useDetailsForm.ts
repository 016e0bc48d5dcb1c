/** The form of a product's texts. What is typed goes into the draft at once; the form checks and places problems. */
import { valibotResolver } from "@hookform/resolvers/valibot";
import { t } from "@lingui/core/macro";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import { useTypedDraft } from "../../draft/useTypedDraft";
import type { Details } from "./model";

export interface Texts {
  name: string;
  slug: string;
  description: string;
  brand: string;
  ribbon: string;
  seoTitle: string;
  seoDescription: string;
}

const MAX_DESCRIPTION = 15_000;

const atMost = (max: number) => v.maxLength<string, number, string>(max, t`At most ${{ count: max }} characters.`);

const schema = () =>
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(t`A product needs a name.`), atMost(80)),
    slug: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t`A product needs an address.`),
      v.regex(/^[^\s/?#]+$/, t`An address has no spaces, slashes or question marks.`),
      atMost(300),
    ),
    description: v.pipe(v.string(), atMost(MAX_DESCRIPTION)),
    brand: v.pipe(v.string(), atMost(50)),
    ribbon: v.pipe(v.string(), atMost(50)),
    seoTitle: v.pipe(v.string(), atMost(300)),
    seoDescription: v.pipe(v.string(), atMost(1000)),
  });

/** The form over a product's texts. Texts that change elsewhere, as by a refetch, are filled in; `onChange` gets what is typed. */
export function useDetailsForm(details: Details, onChange: (typed: Partial<Texts>) => void): UseFormReturn<Texts> {
  const form = useForm<Texts>({
    resolver: valibotResolver(schema()),
    defaultValues: textsOf(details),
    mode: "onTouched",
  });
  useTypedDraft(form, textsOf(details), (name, value) => onChange({ [name]: value }));
  return form;
}

function textsOf({ name, slug, description, brand, ribbon, seoTitle, seoDescription }: Details): Texts {
  return { name, slug, description: description ?? "", brand, ribbon, seoTitle, seoDescription };
}
