import { useState } from "react";
import { Button, Notice, QuantityStepper } from "../../ui";
import { sayAddError, useAddToCart } from "../cart";
import { productMessages as t } from "./messages";
import { type ProductDetail, toPreview, variantOptions } from "./productDetail";
import { type Resolution, type Selection, choose, resolve } from "./variants";
import { VariantPicker } from "./VariantPicker";

interface Props {
  product: ProductDetail;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

const FEW = 5;

/** Everything between wanting and having: options, how many, and the button. */
export function BuyBox({ product, selection, onSelect }: Props) {
  const [quantity, setQuantity] = useState(1);
  const [missing, setMissing] = useState<string | null>(null);
  const { busy, error, addToCart, clear } = useAddToCart();
  const resolution = resolve(product.options, product.variants, selection);
  const most = resolution.kind === "ready" ? (resolution.variant.quantity ?? undefined) : undefined;
  const wanted = most === undefined ? quantity : Math.min(quantity, Math.max(1, most));
  const buyable = !product.soldOut && (resolution.kind === "ready" || resolution.kind === "incomplete");

  const submit = () => {
    if (busy || product.soldOut || resolution.kind === "sold-out" || resolution.kind === "impossible") return;
    if (resolution.kind === "incomplete") {
      const [first = ""] = resolution.missing;
      setMissing(first);
      const group = document.querySelector<HTMLFieldSetElement>(
        `form[data-buy] fieldset[data-option=${JSON.stringify(first)}]`,
      );
      group?.querySelector("input")?.focus();
      return;
    }
    void addToCart({
      productId: product.id,
      options: variantOptions(resolution.variant),
      quantity: wanted,
      shown: toPreview(product),
    });
  };

  return (
    <form
      data-buy
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <VariantPicker
        options={product.options}
        variants={product.variants}
        selection={selection}
        missing={missing}
        onChoose={(option, choice) => {
          setMissing(null);
          clear();
          onSelect(choose(product.options, product.variants, selection, option, choice));
        }}
      />
      <p role="status" className="min-h-6 text-sm text-soft">
        {stockText(product, resolution)}
      </p>
      <div className="flex flex-wrap items-stretch gap-3">
        <QuantityStepper
          label={t.quantity}
          value={wanted}
          {...(most !== undefined && { max: most })}
          onChange={setQuantity}
        />
        <Button type="submit" busy={busy} aria-disabled={!buyable || undefined} className="min-w-48 flex-1">
          {product.soldOut ? t.soldOut : busy ? t.adding : t.add}
        </Button>
      </div>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {sayAddError(error)}
        </Notice>
      )}
    </form>
  );
}

function stockText(product: ProductDetail, resolution: Resolution): string {
  if (product.soldOut) return t.soldOutProduct;
  switch (resolution.kind) {
    case "incomplete":
      return "";
    case "impossible":
      return t.impossible;
    case "sold-out":
      return t.soldOutVariant;
    case "ready": {
      const { quantity } = resolution.variant;
      return quantity !== null && quantity <= FEW ? t.lastFew(quantity) : t.inStock;
    }
  }
}
