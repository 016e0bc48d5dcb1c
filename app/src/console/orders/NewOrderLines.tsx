import { t } from "@lingui/core/macro";
import { parseImage } from "../../lib/media";
import { decimalText } from "../../lib/money";
import { useConfig } from "../../lib/useShop";
import { Button, Picture, SelectField } from "../../ui";
import { typedProblem } from "../../ui/form/field";
import { ProductChoice } from "../categories/ProductChoice";
import { EntryField } from "../kit/form/EntryField";
import { NumberField } from "../kit/ui/NumberField";
import { Section } from "../kit/ui/Section";
import { useMoney } from "../products/queries";
import { priceRange } from "../products/productTexts";
import { ITEM_NAME, type NewLine, unitPrice, type VariantChoice } from "./newOrder";

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
  const { host } = useConfig();
  const { currency } = useMoney();
  const set = (key: string, next: Partial<NewLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...next } : line)));
  return (
    <>
      <ul className="mb-4 divide-y divide-line">
        {lines.map((line) => {
          const { key, productId, name, quantity, price, variantId } = line;
          const choices = variants.filter((each) => each.productId === productId);
          const unit = unitPrice(line, variants);
          return (
            <li key={key} className="flex flex-wrap items-end gap-3 py-4">
              <div className="flex min-w-36 flex-1 items-center gap-3 self-center">
                {productId ? (
                  <>
                    <span className="w-11 shrink-0 overflow-hidden rounded-sm">
                      <Picture
                        image={parseImage(line.product?.media?.main?.image, host, "")}
                        sizes="2.75rem"
                        small
                        alt=""
                      />
                    </span>
                    <span className="min-w-0 flex-1 break-words">
                      <bdi className="font-medium">{name}</bdi>
                      <span className="block text-sm text-soft tabular-nums">
                        {unit ? decimalText(unit, currency) : line.product && priceRange(line.product)}
                      </span>
                    </span>
                  </>
                ) : (
                  <EntryField
                    field={ITEM_NAME}
                    doc={line}
                    value={name}
                    error={typedProblem(ITEM_NAME, line)}
                    onChange={(text) => set(key, { name: text })}
                  />
                )}
              </div>
              {choices.length > 0 && (
                <SelectField
                  label={t`Variant`}
                  className="min-w-36 max-sm:flex-1"
                  value={variantId}
                  options={[{ value: "", label: t`Choose` }, ...choices]}
                  onChange={(event) => set(key, { variantId: event.target.value })}
                />
              )}
              {!productId && (
                <NumberField
                  label={t`Price`}
                  className="w-28"
                  digits={2}
                  value={price}
                  onChange={(next) => set(key, { price: next })}
                />
              )}
              <NumberField
                label={t`Quantity`}
                className="w-20"
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
        chosen={lines.flatMap(({ productId, product, name }) =>
          productId ? [{ ...product, _id: productId, name }] : [],
        )}
        onChange={(chosen) => {
          const kept = lines.filter(({ productId }) => !productId || chosen.some(({ _id }) => _id === productId));
          const added = chosen.filter(({ _id }) => !lines.some(({ productId }) => productId === _id));
          onChange([
            ...kept,
            ...added.map((product) => {
              const { _id, name = "" } = product;
              return { ...BLANK, key: _id, productId: _id, product, name };
            }),
          ]);
        }}
      />
    </>
  );
}
