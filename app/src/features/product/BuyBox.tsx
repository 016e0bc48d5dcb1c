import { type ItemOptions, itemOptions } from "@cartwright/sdk";
import type { Offer, ProductExtras, ProductForm, ProductFormSnapshot } from "@cartwright/sdk/store";
import { plural, t } from "@lingui/core/macro";
import { useId, useRef, useState } from "react";
import type { Product, ProductGroup, ProductVariant, SubscriptionPlan } from "../../lib/catalog";
import { listText } from "../../lib/listText";
import { Button, Notice, QuantityStepper } from "../../ui";
import { sayAddError, toPreview, useAddToCart, type Wanted } from "../cart/drawer";
import { Price, PricePerUnit } from "../catalog";
import { BuyNowButton } from "./BuyNowButton";
import { GroupPicker } from "./GroupPicker";
import { ModifierFields } from "./ModifierFields";
import { PlanPicker } from "./PlanPicker";
import { VariantPicker } from "./VariantPicker";

interface Props {
  product: Product;
  /** The product's group, whose choices lead to other products. */
  group?: ProductGroup | undefined;
  chosen: ProductFormSnapshot;
  form: ProductForm;
  onChoose: (option: string, choice: string) => void;
  /** The form's id, for buttons outside of it. */
  id?: string;
  /** Called when an item is being added to the cart. */
  onAdded?: () => void;
}

const FEW = 5;

/** The purchase form of a product: price, options, modifiers, quantity, plan and the button. */
export function BuyBox({ product, group, chosen, form: purchase, onChoose, id, onAdded }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const { busy, error, addToCart, clear } = useAddToCart();
  const { selection, dropped, extras, plan, quantity, max, offer, price, problems } = chosen;
  const perUnit = offer.variant?.perUnit ?? product.perUnit;
  const statusId = useId();
  const isBuyable = canBuy(offer);

  const lead = (selector: string) => {
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  /** The chosen item; undefined while a choice is missing, which then takes the focus. */
  const chosenItem = (): Wanted | undefined => {
    if (offer.kind === "incomplete") {
      const [first = ""] = offer.missing;
      setMissing(first);
      lead(`fieldset[data-option=${JSON.stringify(first)}] input`);
      return undefined;
    }
    if (offer.kind !== "ready") return undefined;
    setSubmitted(true);
    const wrong = product.modifiers.find(({ key }) => problems[key] !== undefined);
    if (wrong) {
      lead(`[data-extra=${JSON.stringify(wrong.key)}] :is(input, textarea)`);
      return undefined;
    }
    return {
      productId: product.id,
      options: optionsOf(offer.variant, extras, plan),
      quantity,
      preview: toPreview(product, offer.variant, price),
    };
  };
  const submit = () => {
    const item = busy ? undefined : chosenItem();
    if (!item) return;
    addToCart(item);
    onAdded?.();
  };
  const choose = (option: string, choice: string) => {
    setMissing(null);
    clear();
    onChoose(option, choice);
  };

  return (
    <form
      ref={form}
      id={id}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-xl tabular-nums">
        <Price price={price} varies={product.priceVaries && !offer.variant} />{" "}
        {perUnit && <PricePerUnit perUnit={perUnit} />}
      </p>
      {group && <GroupPicker group={group} productId={product.id} />}
      <VariantPicker
        options={product.options.filter(({ name }) => name !== group?.option)}
        variants={product.variants}
        selection={selection}
        missing={missing}
        onChoose={choose}
      />
      <ModifierFields
        modifiers={product.modifiers}
        extras={extras}
        problems={submitted ? problems : undefined}
        form={purchase}
      />
      <PlanPicker
        plans={product.subscriptions}
        oneTime={product.oneTime}
        chosen={plan}
        onChoose={purchase.choosePlan}
      />
      <div className="flex flex-col gap-3">
        <p id={statusId} role="status" className="min-h-6 text-sm text-soft">
          {dropped.length > 0 && offer.kind === "incomplete"
            ? t`Not available in ${{ given: listText(dropped) }}. Please choose again.`
            : stockText(product, offer)}
        </p>
        <div className="flex flex-wrap items-stretch gap-3">
          {isBuyable && (
            <QuantityStepper
              label={t`Quantity`}
              value={quantity}
              {...(max !== undefined && { max })}
              onChange={purchase.setQuantity}
            />
          )}
          <Button
            type="submit"
            busy={busy}
            {...(!isBuyable && { "aria-disabled": true, "aria-describedby": statusId })}
            className="min-w-48 flex-1"
          >
            {busy ? t`Adding…` : buyText(offer, plan)}
          </Button>
        </div>
        {isBuyable && <BuyNowButton item={chosenItem} />}
      </div>
      {product.membersOnly && <p className="text-sm text-soft">{t`For members only`}</p>}
      {error !== null && (
        <Notice tone="bad" role="alert">
          {sayAddError(error)}
        </Notice>
      )}
    </form>
  );
}

export const canBuy = ({ kind }: Offer): boolean => kind === "ready" || kind === "incomplete";

function optionsOf(
  variant: ProductVariant,
  { texts, choices }: ProductExtras,
  plan: SubscriptionPlan | null,
): ItemOptions {
  return itemOptions({ variantId: variant.id, texts, extras: choices, ...(plan && { subscriptionId: plan.id }) });
}

export function buyText(offer: Offer, plan: SubscriptionPlan | null): string {
  if (offer.kind === "gone") return t`Sold out`;
  if ("preorder" in offer && offer.preorder) return t`Preorder`;
  return plan ? t`Subscribe` : t`Add to cart`;
}

function stockText(product: Product, offer: Offer): string {
  if ("preorder" in offer && offer.preorder) return t`Available to preorder. We will ship it as soon as it is ready.`;
  switch (offer.kind) {
    case "gone":
      return t`Add it to your wishlist to find it again.`;
    case "incomplete":
      return "";
    case "impossible":
      return t`This combination is not available. Please choose another.`;
    case "sold-out":
      return t`This option is sold out. Choose another, or check back soon.`;
    case "ready": {
      const { quantity } = offer.variant;
      if (quantity !== undefined && quantity <= FEW) {
        return plural({ count: quantity }, { one: "Only # left", other: "Only # left" });
      }
      return product.kind === "digital" ? t`Ready to download as soon as you have paid` : t`In stock, ready to ship`;
    }
  }
}
