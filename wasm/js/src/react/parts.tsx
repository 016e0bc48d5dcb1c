/**
 * Unstyled parts: elements with their roles, names and states, over the cart's store. Each takes `render`, which makes
 * its outermost element of other props or another component.
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
import type { CartLine, CartView } from "../storefront/cart-view/view.js";
import type { ProductOption, ProductVariant, ProductView } from "../storefront/catalog-view/view.js";
import { useCart, useCartActions } from "./use-cart.js";

/** Makes a part's outermost element of the props that it has to have. */
export type Render<Tag extends ElementType> = (props: ComponentProps<Tag>) => ReactElement;

/** Props of a part's outermost element, as far as the part does not set them. */
type Outer<Tag extends ElementType, Own> = Own &
  Omit<ComponentProps<Tag>, keyof Own | "ref"> & { readonly render?: Render<Tag> };

/** An element of props, or what `render` makes of them. */
function element<Tag extends ElementType>(Tag: Tag, render: Render<Tag> | undefined, props: object): ReactElement {
  const all = props as ComponentProps<Tag>;
  return render ? render(all) : <Tag {...all} />;
}

/** Seen by screen readers only. */
const SPOKEN = { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" } as const;

export type CartProps = Outer<
  "ul",
  {
    /** A line of the cart; as a rule a `LineItem`. */
    readonly children: (line: CartLine, cart: CartView) => ReactNode;
    /** Shown until the cart is known. */
    readonly loading?: ReactNode;
    /** Shown in place of a cart without lines. */
    readonly empty?: ReactNode;
    /** Shown when the cart could not be read and none is known. */
    readonly failed?: (error: unknown, retry: () => void) => ReactNode;
  }
>;

/** The lines of the cart as a list. */
export function Cart({ children, loading, empty, failed, render, ...rest }: CartProps): ReactNode {
  const { cart, status, error, busy } = useCart(({ cart, status, error, busy }) => ({ cart, status, error, busy }));
  const { refresh } = useCartActions();
  if (cart === undefined) {
    return status === "error" ? failed?.(error, () => void refresh()) : loading;
  }
  if (!cart?.lines.length) {
    return empty;
  }
  const lines = cart.lines.map((line) => <Fragment key={line.id}>{children(line, cart)}</Fragment>);
  return element("ul", render, { ...rest, "aria-busy": busy, children: lines });
}

/** The state of a line, for what stands in it. */
export interface LineState {
  readonly line: CartLine;
  /** Whether a change of the line is under way or waits. */
  readonly pending: boolean;
  /** Why its last change was taken back. */
  readonly error: unknown;
  readonly remove: () => void;
}

const LineContext = createContext<CartLine | undefined>(undefined);

export type LineItemProps = Outer<
  "li",
  {
    readonly line: CartLine;
    readonly children: ReactNode | ((state: LineState) => ReactNode);
  }
>;

/** A line of the cart, which the parts in it are about. */
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

/** Waits for a change, whose failure stands in the store's state. */
const settled = (change: Promise<unknown>): Promise<unknown> => change.catch(() => undefined);

export type QuantityProps = Outer<
  "div",
  {
    /** The quantity, outside of a `LineItem`. */
    readonly value?: number;
    readonly onValue?: (quantity: number) => void;
    readonly min?: number;
    /** The largest quantity; in a line as many as can be had. */
    readonly max?: number;
    /** The name of the group and of its field. */
    readonly label?: string;
    readonly lessLabel?: string;
    readonly moreLabel?: string;
    /** The content of the buttons. */
    readonly less?: ReactNode;
    readonly more?: ReactNode;
  }
>;

/** A quantity with buttons: of the line that it stands in, or a value. */
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
  /** The text that is being typed; it counts when the field is left. */
  const [typed, setTyped] = useState<string>();
  const quantity = value ?? line?.quantity ?? min;
  const largest = max ?? line?.availability.left ?? Infinity;
  if (value === undefined && line?.fixedQuantity) {
    return element("div", render as Render<"div">, { ...rest, children: quantity });
  }
  const set = (wanted: number): void => {
    setTyped(undefined);
    const next = Math.min(Math.max(wanted, min), Math.max(largest, min));
    if (!Number.isInteger(next) || next === quantity) {
      return;
    }
    if (value === undefined && line) {
      void settled(setQuantity(line, next));
    }
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
          if (key === "Enter") {
            currentTarget.blur();
          }
        }}
      />
      {button(moreLabel, more, quantity + 1)}
    </>
  );
  return element("div", render, { ...rest, role: "group", "aria-label": label, children });
}

/** An amount of the views: of a cart with the environment's text, or of a catalog. */
export interface ShownAmount {
  readonly amount: string;
  readonly currency: string;
  readonly text?: string;
}

export type PriceProps = Outer<
  "span",
  {
    /** The price; in a line that of all its items. */
    readonly price?: ShownAmount | undefined;
    /** The price before a reduction. */
    readonly before?: ShownAmount | undefined;
    /** Spoken before each, where there are two. */
    readonly beforeLabel?: string;
    readonly nowLabel?: string;
    /** The language of amounts that have no text of their own. */
    readonly locale?: string;
  }
>;

/** A price, with the one before a reduction struck through. */
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
  if (!now) {
    return null;
  }
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
  // The digits of a decimal text are kept, which a number may lose.
  return text ?? new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount as `${number}`);
}

/** The choices of a product: the name of each option to the name of its choice. */
export type Choices = Readonly<Record<string, string>>;

/** A choice of an option, beside what is chosen of the others. */
export interface ChoiceState {
  readonly checked: boolean;
  /** Whether such a variant can be bought or ordered ahead. */
  readonly available: boolean;
}

export type VariantPickerProps = Outer<
  "div",
  {
    readonly product: Pick<ProductView, "options" | "variants">;
    readonly value: Choices;
    /** Hears of the choices, and of the variant once they name one. */
    readonly onValue: (choices: Choices, variant: ProductVariant | undefined) => void;
    /** Spoken and shown after a choice that cannot be had. */
    readonly unavailableLabel?: string;
    /** The content beside the radio button of a choice; its name when absent. */
    readonly children?: (choice: ProductOption["choices"][number], state: ChoiceState) => ReactNode;
  }
>;

/** Radio buttons for the options of a product. A choice that cannot be had says so, and can be made all the same. */
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
        const checked = value[name] === choice.name;
        const available = variants.some(
          (variant) => (variant.inStock || variant.preorder) && isOneOf(chosen, variant.choices),
        );
        return (
          <label key={choice.name} data-available={available}>
            <input
              type="radio"
              name={`${id}${name}`}
              checked={checked}
              onChange={() => {
                onValue(chosen, variantOf(options, variants, chosen));
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

/** Whether a variant has all that is chosen. */
const isOneOf = (chosen: Choices, choices: Choices): boolean =>
  Object.entries(chosen).every(([option, choice]) => choices[option] === choice);

/** The variant of a choice for each option. */
function variantOf(
  options: readonly ProductOption[],
  variants: readonly ProductVariant[],
  chosen: Choices,
): ProductVariant | undefined {
  const isWhole = options.every(({ name }) => name in chosen);
  return isWhole ? variants.find(({ choices }) => isOneOf(chosen, choices)) : undefined;
}
