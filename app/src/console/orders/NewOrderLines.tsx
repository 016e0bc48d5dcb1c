import { t } from "@lingui/core/macro";
import { Button, SelectField } from "../../ui";
import { typedProblem } from "../../ui/form/field";
import { ProductChoice } from "../categories/ProductChoice";
import { EntryField } from "../kit/form/EntryField";
import { NumberField } from "../kit/ui/NumberField";
import { Section } from "../kit/ui/Section";
import { ITEM_NAME, type NewLine, type VariantChoice } from "./newOrder";

interface Props {
  lines: readonly NewLine[];
  variants: readonly VariantChoice[];
  onChange: (lines: readonly NewLine[]) => void;
}

const BLANK = { variantId: "", quantity: 1, price: "" };

/** The items of a new order: products with their variants, and custom items with a name and a price. */
export function NewOrderLines({ lines, variants, onChange }: Props) {
  return (
    <Section
      title={t`Items`}
      action={
        <Button look="text" onClick={() => onChange([...lines, { ...BLANK, key: crypto.randomUUID(), name: "" }])}>
          {t`Add custom item`}
        </Button>
      }
    >
      <ItemLines lines={lines} variants={variants} onChange={onChange} />
    </Section>
  );
}

/** The lines to order, and the search for more products. */
export function ItemLines({ lines, variants, onChange }: Props) {
  const set = (key: string, next: Partial<NewLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...next } : line)));
  return (
    <>
      <ul className="@container mb-4 divide-y divide-line">
        {lines.map((line) => {
          const { key, productId, name, quantity, price, variantId } = line;
          const choices = variants.filter((each) => each.productId === productId);
          return (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-x-4 gap-y-2 py-4 *:first:col-span-full @xl:grid-cols-[minmax(0,1fr)_9rem_9rem_auto] @xl:*:first:col-span-1"
            >
              {productId ? (
                <bdi className="self-center font-medium">{name}</bdi>
              ) : (
                <EntryField
                  field={ITEM_NAME}
                  doc={line}
                  value={name}
                  error={typedProblem(ITEM_NAME, line)}
                  onChange={(text) => set(key, { name: text })}
                />
              )}
              {productId ? (
                choices.length > 0 ? (
                  <SelectField
                    label={t`Variant`}
                    value={variantId}
                    options={[{ value: "", label: t`Choose` }, ...choices]}
                    onChange={(event) => set(key, { variantId: event.target.value })}
                  />
                ) : (
                  <span />
                )
              ) : (
                <NumberField label={t`Price`} digits={2} value={price} onChange={(next) => set(key, { price: next })} />
              )}
              <NumberField
                label={t`Quantity`}
                digits={0}
                value={Number.isNaN(quantity) ? "" : String(quantity)}
                onChange={(text) => set(key, { quantity: text === "" ? NaN : Number(text) })}
              />
              <Button look="text" onClick={() => onChange(lines.filter((each) => each.key !== key))}>
                {t`Remove`}
              </Button>
            </li>
          );
        })}
      </ul>
      <ProductChoice
        chosen={lines.flatMap(({ productId, name }) => (productId ? [{ _id: productId, name }] : []))}
        onChange={(chosen) => {
          const kept = lines.filter(({ productId }) => !productId || chosen.some(({ _id }) => _id === productId));
          const added = chosen.filter(({ _id }) => !lines.some(({ productId }) => productId === _id));
          onChange([...kept, ...added.map(({ _id, name = "" }) => ({ ...BLANK, key: _id, productId: _id, name }))]);
        }}
      />
    </>
  );
}
