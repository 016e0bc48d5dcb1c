import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RichText as Text } from "../../../lib/catalog";
import { Button, RichText, ScrollRegion, TextAreaField, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { useConsole } from "../../client";
import { Section } from "../../ui/Section";
import type { Details, WireProduct } from "./model";
import { brandsQuery, ribbonsQuery } from "./queries";
import type { Texts } from "./useDetailsForm";

interface Props {
  product: WireProduct;
  details: Details;
  form: UseFormReturn<Texts>;
  onChange: (details: Partial<Details>) => void;
  onPlainDescription: () => void;
}

/** The props of a text's field. */
function useField(form: UseFormReturn<Texts>) {
  const id = useId();
  return {
    id,
    field: (name: keyof Texts) => ({
      ...form.register(name),
      id: `${id}-${name}`,
      error: form.formState.errors[name]?.message,
    }),
  };
}

/** The name of a product, whether the shop shows it, and its description. */
export function DetailsFields({ product, details, form, onChange, onPlainDescription }: Props) {
  const { field } = useField(form);
  return (
    <Section title={t`Details`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} dir="auto" label={t`Name`} className="sm:col-span-2" />
        {details.description === null ? (
          <FormattedDescription product={product} onReplace={onPlainDescription} />
        ) : (
          <TextAreaField
            {...field("description")}
            dir="auto"
            label={t`Description`}
            rows={6}
            className="sm:col-span-2"
          />
        )}
        <CheckBox
          label={t`Shown in the shop`}
          checked={details.visible}
          onChange={(visible) => onChange({ visible })}
        />
        <p className="flex min-h-11 items-center text-sm text-soft">
          {product.productType === "DIGITAL" ? t`A digital product: a file to download.` : t`A physical product.`}
        </p>
      </div>
    </Section>
  );
}

/** The brand and the ribbon of a product, and its texts for search engines. */
export function MoreFields({ form }: Pick<Props, "form">) {
  const { client } = useConsole();
  // Suggestions only: any name can be typed.
  const { data: brands } = useQuery(brandsQuery(client));
  const { data: ribbons } = useQuery(ribbonsQuery(client));
  const { id, field } = useField(form);
  return (
    <>
      <Section title={t`Brand and ribbon`}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("brand")} label={t`Brand`} list={`${id}-brands`} autoComplete="off" />
          <TextField {...field("ribbon")} label={t`Ribbon`} list={`${id}-ribbons`} autoComplete="off" />
          <Names id={`${id}-brands`} names={brands ?? []} />
          <Names id={`${id}-ribbons`} names={ribbons ?? []} />
        </div>
      </Section>
      <Section title={t`Search engines`}>
        <div className="grid gap-5">
          <TextField {...field("slug")} label={t`Address`} hint={t`The last part of the page's address.`} dir="ltr" />
          <TextField
            {...field("seoTitle")}
            dir="auto"
            label={t`Title for search engines`}
            hint={t`If empty, the product name is used.`}
          />
          <TextAreaField {...field("seoDescription")} dir="auto" label={t`Description for search engines`} rows={2} />
        </div>
      </Section>
    </>
  );
}

function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

function FormattedDescription({ product, onReplace }: { product: WireProduct; onReplace: () => void }) {
  const nodes = (product.description?.nodes ?? []) as Extract<Text, { nodes: unknown }>["nodes"];
  return (
    <div className="sm:col-span-2">
      <p className="mb-1.5 text-sm font-medium">{t`Description`}</p>
      <ScrollRegion
        label={t`Formatted description`}
        className="max-h-56 overflow-y-auto rounded-sm border border-line bg-page px-4 py-3"
      >
        <RichText text={{ kind: "nodes", nodes }} className="prose-shop text-sm" />
      </ScrollRegion>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-soft">
        {t`This text has formatting. It is kept as it is.`}
        <Button look="text" size="small" onClick={onReplace}>
          {t`Write plain text instead`}
        </Button>
      </p>
    </div>
  );
}
