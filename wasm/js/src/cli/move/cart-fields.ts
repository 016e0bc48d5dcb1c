/** Finds reads of Cart V1 fields that have other names in Cart V2. */

import type { Node } from "@babel/types";
import type { ReadScript } from "../code/uses.js";
import { bare, isCall, isFunction, isMember, keyName } from "../code/syntax.js";
import type { Remark } from "../code/remark.js";

const OF_CART: Readonly<Record<string, string>> = {
  subtotal: "summary.priceSummary.subtotal",
  discount: "summary.priceSummary.discount",
  appliedDiscounts: "coupons",
  buyerInfo: "customerInfo",
  buyerNote: "note",
  currency: "businessInfo.currencyCode",
  conversionCurrency: "customerInfo.currencyCode",
  contactInfo: "deliveryInfo.address",
  selectedShippingOption: "deliveryInfo.method",
};

const OF_LINE: Readonly<Record<string, string>> = {
  productName: "name",
  quantity: "quantityInfo.requestedQuantity",
  price: "pricing.unitPrice",
  fullPrice: "pricing.breakdown.fullPrice",
  lineItemPrice: "pricing.totalPrice",
  image: "attributes.image",
  url: "attributes.url",
  descriptionLines: "attributes.descriptionLines",
  availability: "status",
  catalogReference: "source.catalogReference",
};

/** Field names that are specific to carts. */
const TELLING = /^(?:productName|lineItemPrice|appliedDiscounts|buyerNote|conversionCurrency|selectedShippingOption)$/;

/** The reads of cart fields in a script. Orders have fields of the same names, which stay. */
export function fieldReads({ script, values }: ReadScript): Remark[] {
  const { scopes } = values;
  const textAt = (node: Node): string => script.text.slice(node.start ?? 0, node.end ?? 0);

  /** Whether an expression is a cart or a line, by its name or its variable's value. */
  const isFrom = (node: Node, words: RegExp, type: string, depth = 0): boolean => {
    const expression = bare(node);
    if (
      words.test(isMember(expression) ? textAt(expression) : expression.type === "Identifier" ? expression.name : "")
    ) {
      return true;
    }
    if (isCall(expression) && isMember(expression.callee)) {
      return type === "LineItem" && /lineItems/.test(textAt(expression.callee.object));
    }
    const { sources = [] } = scopes.binding(expression) ?? {};
    return sources.some(({ from, path }) => {
      const name = path.length === 0 ? undefined : path.at(-1)?.key;
      const isTyped = from?.type === "TSTypeReference" && textAt(from.typeName).split(".").at(-1) === type;
      return (
        isTyped ||
        (name?.type === "Identifier" && words.test(name.name)) ||
        (from !== undefined &&
          path.length === 0 &&
          depth < 4 &&
          !from.type.startsWith("TS") &&
          !isFunction(from) &&
          isFrom(from, words, type, depth + 1))
      );
    });
  };
  const isCart = (node: Node): boolean => isFrom(node, /cart(?:Query\.data|\.data)?[?!]*$/i, "Cart");
  const isLine = (node: Node): boolean =>
    isFrom(node, /lineItems[?!]*\.?\[|^(?:lineItem|cartItem|cartLine)$/i, "LineItem") || isLineOfCallback(node);

  /** Whether a variable is the parameter of a callback of a `lineItems` method, or the variable of a loop over them. */
  function isLineOfCallback(node: Node): boolean {
    const { id } = scopes.binding(bare(node)) ?? {};
    const owner = id && scopes.parent(id);
    const call = owner && scopes.parent(owner);
    if (owner?.type === "VariableDeclarator" && call) {
      const loop = scopes.parent(call);
      return loop?.type === "ForOfStatement" && /lineItems\W*$/.test(textAt(loop.right));
    }
    return isFunction(owner) && isLinesCall(call);
  }

  function isLinesCall(call: Node | undefined): boolean {
    return isCall(call) && isMember(call.callee) && /lineItems\W*$/.test(textAt(call.callee.object));
  }

  /** The Cart V2 name of an object's field. */
  function nameInV2(object: Node, name: string): string | undefined {
    if (/order|style|V2|\b(?:attributes|pricing|breakdown|source)\W*$/i.test(textAt(object))) return undefined;
    const [ofCart, ofLine] = [own(OF_CART, name), own(OF_LINE, name)];
    if (ofCart !== undefined && (TELLING.test(name) || isCart(object))) return ofCart;
    return ofLine !== undefined && (TELLING.test(name) || isLine(object)) ? ofLine : undefined;
  }

  /** The destructured object; the pattern itself if it is a function's parameter. */
  function objectOf(pattern: Node): Node | undefined {
    const parent = scopes.parent(pattern);
    return parent?.type === "VariableDeclarator" ? (parent.init ?? undefined) : undefined;
  }

  return scopes.nodes.flatMap((node) => {
    const parent = scopes.parent(node);
    const name = isMember(node)
      ? keyName(node.property, node.computed)
      : node.type === "ObjectProperty" && parent?.type === "ObjectPattern"
        ? keyName(node.key, node.computed)
        : undefined;
    if (name === undefined || (parent?.type === "AssignmentExpression" && parent.left === node)) return [];
    const object = isMember(node) ? node.object : parent && objectOf(parent);
    const owner = !isMember(node) && parent ? scopes.parent(parent) : undefined;
    const now = object
      ? nameInV2(object, name)
      : isFunction(owner) && owner && isLinesCall(scopes.parent(owner))
        ? own(OF_LINE, name)
        : undefined;
    const at = script.start + (node.start ?? 0);
    return now === undefined ? [] : [{ at, text: `\`${textAt(node).replace(/\s+/g, " ")}\` is \`${now}\` in Cart V2` }];
  });
}

const own = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;
