/** The form of a product's texts. What is typed goes into the draft at once; the form checks and places problems. */
import { valibotResolver } from "@hookform/resolvers/valibot";
import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
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

/** The form over a product's texts, which are filled in anew with each `version`. */
export function useDetailsForm(
  details: Details,
  version: number,
  onChange: (texts: Texts) => void,
): UseFormReturn<Texts> {
  const form = useForm<Texts>({
    resolver: valibotResolver(schema()),
    defaultValues: textsOf(details),
    mode: "onTouched",
  });
  const { subscribe } = form;
  const onTyped = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          // A reset has no type: its values come from the draft.
          if (type) onTyped(values);
        },
      }),
    [subscribe],
  );
  const fill = useEffectEvent(() => {
    form.reset(textsOf(details));
  });
  useEffect(() => {
    if (version > 0) fill();
  }, [version]);
  return form;
}

function textsOf({ name, slug, description, brand, ribbon, seoTitle, seoDescription }: Details): Texts {
  return { name, slug, description: description ?? "", brand, ribbon, seoTitle, seoDescription };
}
