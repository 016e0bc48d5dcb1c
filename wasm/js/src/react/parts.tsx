/**
 * Unstyled components with roles, names and states, over the cart's store. Each takes `render`, which replaces its
 * root element.
 */

import {
  type ComponentProps,
  createContext,
  type ElementType,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";
import { currencyFormat } from "../sdk/currency-format.js";
import { own } from "../sdk/own.js";
import type { CartLine, CartView } from "../storefront/cart-view/view.js";
import type { ProductOption, ProductVariant, ProductView } from "../storefront/catalog-view/view.js";
import { choiceAvailability, resolveVariant } from "../storefront/stores/product/variants.js";
import { useCart, useCartActions } from "./use-cart.js";

/** Renders a component's root element from the props that it needs. */
export type Render<Tag extends ElementType> = (props: ComponentProps<Tag>) => ReactElement;

/** Props of a component's root element, except those that the component sets. */
type Outer<Tag extends ElementType, Own> = Own &
  Omit<ComponentProps<Tag>, keyof Own | "ref"> & { readonly render?: Render<Tag> };

/** An element with these props, or the result of `render`. */
function element<Tag extends ElementType>(Tag: Tag, render: Render<Tag> | undefined, props: object): ReactElement {
  const all = props as ComponentProps<Tag>;
  return render ? render(all) : <Tag {...all} />;
}

/** Visible to screen readers only. */
const SPOKEN = { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" } as const;

/** Props of `Cart`. */
export type CartProps = Outer<
  "ul",
  {
    /** Renders a line of the cart, usually as a `LineItem`. */
    readonly children: (line: CartLine, cart: CartView) => ReactNode;
    /** Shown until the cart is loaded. */
    readonly loading?: ReactNode;
    /** Shown in place of a cart without lines. */
    readonly empty?: ReactNode;
    /** Shown when loading the cart failed and no earlier cart is known. */
    readonly failed?: (error: unknown, retry: () => void) => ReactNode;
  }
>;

/** The cart's lines as a list. */
export function Cart({ children, loading, empty, failed, render, ...rest }: CartProps): ReactNode {
  const { cart, status, error, busy } = useCart(({ cart, status, error, busy }) => ({ cart, status, error, busy }));
  const { refresh } = useCartActions();
  if (cart === undefined) return status === "error" ? failed?.(error, () => void refresh()) : loading;
  if (!cart?.lines.length) return empty;
  const lines = cart.lines.map((line) => <Fragment key={line.id}>{children(line, cart)}</Fragment>);
  return element("ul", render, { ...rest, "aria-busy": busy, children: lines });
}

/** The state of a line, for the components inside the line. */
export interface LineState {
  readonly line: CartLine;
  /** Whether a change of the line is queued or in flight. */
  readonly pending: boolean;
  /** The error of the line's last rolled-back change. */
  readonly error: unknown;
  readonly remove: () => void;
}

const LineContext = createContext<CartLine | undefined>(undefined);

/** Props of `LineItem`. */
export type LineItemProps = Outer<
  "li",
  {
    readonly line: CartLine;
    readonly children: ReactNode | ((state: LineState) => ReactNode);
  }
>;

/** A line of the cart: the components inside refer to this line. */
export function LineItem({ line, children, render, ...rest }: LineItemProps): ReactNode {
  const { pending, error } = useCart(({ pending: { lines }, errors }) => ({
    pending: lines.has(line.id),
    error: errors.lines.get(line.id),
  }));
  const { remove } = useCartActions();
  const state = { line, pending, error, remove: () => void settled(remove(line)) };
  const content = typeof children === "function" ? children(state) : children;
  const provided = <LineContext.Provider value={line}>{content}</LineContext.Provider>;
  const data = { "aria-busy": pending, "data-availability": line.availability.status };
  return element("li", render, { ...rest, ...data, children: provided });
}

/** Ignores a change's rejection: the store's state shows the error. */
const settled = (change: Promise<unknown>): Promise<unknown> => change.catch(() => undefined);

/** Props of `Quantity`. */
export type QuantityProps = Outer<
  "div",
  {
    /** The quantity, when used outside of a `LineItem`. */
    readonly value?: number;
    readonly onValue?: (quantity: number) => void;
    readonly min?: number;
    /** The greatest quantity; in a line, the stock if absent. */
    readonly max?: number;
    /** The accessible name of the group and of its field. */
    readonly label?: string;
    readonly lessLabel?: string;
    readonly moreLabel?: string;
    /** The content of the buttons. */
    readonly less?: ReactNode;
    readonly more?: ReactNode;
  }
>;

/** A quantity field with buttons, for the enclosing line or for a value. */
export function Quantity({
  value,
  onValue,
  min = 1,
  max,
  label = "Quantity",
  lessLabel = "One less",
  moreLabel = "One more",
  less = "−",
  more = "+",
  render,
  ...rest
}: QuantityProps): ReactNode {
  const line = useContext(LineContext);
  const { setQuantity } = useCartActions();
  /** The typed text, which is committed when the field loses focus. */
  const [typed, setTyped] = useState<string>();
  const quantity = value ?? line?.quantity ?? min;
  const largest = max ?? line?.availability.left ?? Infinity;
  if (value === undefined && line?.fixedQuantity) {
    return element("div", render as Render<"div">, { ...rest, children: quantity });
  }
  const set = (wanted: number): void => {
    setTyped(undefined);
    const next = Math.min(Math.max(wanted, min), Math.max(largest, min));
    if (!Number.isInteger(next) || next === quantity) return;
    if (value === undefined && line) void settled(setQuantity(line, next));
    onValue?.(next);
  };
  const button = (name: string, content: ReactNode, next: number): ReactElement => (
    <button
      type="button"
      aria-label={name}
      disabled={next < min || next > largest}
      onClick={() => {
        set(next);
      }}
    >
      {content}
    </button>
  );
  const children = (
    <>
      {button(lessLabel, less, quantity - 1)}
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={Number.isFinite(largest) ? largest : undefined}
        step={1}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onBlur={({ target }) => {
          set(target.value === "" ? quantity : Number(target.value));
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.blur();
        }}
      />
      {button(moreLabel, more, quantity + 1)}
    </>
  );
  return element("div", render, { ...rest, role: "group", "aria-label": label, children });
}

/** An amount of a cart, which has a formatted text, or of a catalog. */
export interface ShownAmount {
  readonly amount: string;
  readonly currency: string;
  readonly text?: string;
}

/** Props of `Price`. */
export type PriceProps = Outer<
  "span",
  {
    /** The price; in a line, the price of all its items. */
    readonly price?: ShownAmount | undefined;
    /** The price before the discount. */
    readonly before?: ShownAmount | undefined;
    /** Hidden labels that name the two prices. */
    readonly beforeLabel?: string;
    readonly nowLabel?: string;
    /** The language of amounts that have no formatted text. */
    readonly locale?: string;
  }
>;

/** A price, with the price before the discount struck through. */
export function Price({
  price,
  before,
  beforeLabel = "Before:",
  nowLabel = "Now:",
  locale,
  render,
  ...rest
}: PriceProps): ReactNode {
  const line = useContext(LineContext);
  const now = price ?? line?.subtotal;
  if (!now) return null;
  const spoken = (text: string): ReactElement => <span style={SPOKEN}>{text} </span>;
  const children = before ? (
    <>
      <del>
        {spoken(beforeLabel)}
        {textOf(before, locale)}
      </del>{" "}
      <ins>
        {spoken(nowLabel)}
        {textOf(now, locale)}
      </ins>
    </>
  ) : (
    textOf(now, locale)
  );
  return element("span", render, { ...rest, children });
}

function textOf({ amount, currency, text }: ShownAmount, locale: string | undefined): string {
  // Formats the decimal text, since a number may lose digits.
  return text ?? currencyFormat(currency, locale).format(amount as `${number}`);
}

/** The chosen choice by option name. */
export type Choices = Readonly<Record<string, string>>;

/** A choice of an option, combined with the choices of the other options. */
export interface ChoiceState {
  readonly checked: boolean;
  /** Whether a variant with these choices is in stock or can be preordered. */
  readonly available: boolean;
}

/** Props of `VariantPicker`. */
export type VariantPickerProps = Outer<
  "div",
  {
    readonly product: Pick<ProductView, "options" | "variants">;
    readonly value: Choices;
    /** Called with the choices, and with the variant once the choices identify one. */
    readonly onValue: (choices: Choices, variant: ProductVariant | undefined) => void;
    /** Label of a choice that is unavailable. */
    readonly unavailableLabel?: string;
    /** The content next to a choice's radio button; the choice's name if absent. */
    readonly children?: (choice: ProductOption["choices"][number], state: ChoiceState) => ReactNode;
  }
>;

/** Radio buttons for a product's options. An unavailable choice is marked, but can be selected. */
export function VariantPicker({
  product: { options, variants },
  value,
  onValue,
  unavailableLabel = "not available",
  children,
  render,
  ...rest
}: VariantPickerProps): ReactNode {
  const id = useId();
  const groups = options.map(({ name, choices }) => (
    <fieldset key={name}>
      <legend>{name}</legend>
      {choices.map((choice) => {
        const chosen = { ...value, [name]: choice.name };
        const checked = own(value, name) === choice.name;
        const available = choiceAvailability(variants, value, name, choice.name) === "available";
        return (
          <label key={choice.name} data-available={available}>
            <input
              type="radio"
              name={`${id}${name}`}
              checked={checked}
              onChange={() => {
                const resolved = resolveVariant(options, variants, chosen);
                onValue(chosen, "variant" in resolved ? resolved.variant : undefined);
              }}
            />
            {children ? children(choice, { checked, available }) : ` ${choice.name}`}
            {available ? null : ` (${unavailableLabel})`}
          </label>
        );
      })}
    </fieldset>
  ));
  return element("div", render, { ...rest, children: groups });
}
