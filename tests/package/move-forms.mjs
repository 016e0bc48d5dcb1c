/**
 * The forms in which programs use Cart V1 and Checkout V1. Each has its source, the calls that the doctor finds by
 * line, and the text after `move --cart-v2`, or the lines that `move` lists. `HEAD` is line 1 of each source.
 */

export const HEAD = 'import { currentCart } from "@wix/ecom";\n';

/** The head after all calls were moved. */
const MOVED = 'import { currentCartV2 } from "@cartwright/sdk";\n';

const get = (line) => `${line} currentCart.getCurrentCart`;
const clear = (line) => `${line} currentCart.deleteCurrentCart`;
const remove = (line) => `${line} currentCart.removeLineItemsFromCurrentCart`;
const add = (line) => `${line} currentCart.addToCurrentCart`;

/** @typedef {{ source: string, found?: string[], unclear?: number[], moved?: string, listed?: [number, RegExp][], file?: string, head?: string, others?: Record<string, string> }} Form */

/** Calls that the doctor finds and `move` moves. @type {Record<string, Form>} */
const MOVING = {
  "a call of an imported module": {
    source: "await currentCart.deleteCurrentCart();",
    found: [clear(2)],
    moved: `${MOVED}await currentCartV2.deleteCurrentCart();`,
  },
  "a call of a client's module": {
    source: "await client.currentCart.deleteCurrentCart();",
    found: [clear(1)],
    moved: "await client.currentCartV2.deleteCurrentCart();",
    head: "",
  },
  "a call with optional chains": {
    source: "client.currentCart?.deleteCurrentCart?.();",
    found: [clear(1)],
    moved: "client.currentCartV2?.deleteCurrentCart?.();",
    head: "",
  },
  "an awaited call with an optional chain": {
    source: "const cart = await client?.currentCart.getCurrentCart();",
    found: [get(1)],
    moved: "const cart = (await client?.currentCartV2.getCurrentCart())?.cart;",
    head: "",
  },
  "a call with computed members": {
    source: 'client["currentCart"]["addToCurrentCart"]({ lineItems });',
    found: [add(1)],
    moved: 'client["currentCartV2"]["addLineItemsToCurrentCart"]({ catalogItems: lineItems });',
    head: "",
  },
  "a call with a template literal as the member": {
    source: "client[`currentCart`].deleteCurrentCart();",
    found: [clear(1)],
    moved: 'client["currentCartV2"].deleteCurrentCart();',
    head: "",
  },
  "a call of a client in a cast": {
    source: "(client as any).currentCart.deleteCurrentCart();",
    found: [clear(1)],
    moved: "(client as any).currentCartV2.deleteCurrentCart();",
    head: "",
  },
  "a call of a module in a cast": {
    source: "(client.currentCart as any).deleteCurrentCart();",
    found: [clear(1)],
    moved: "(client.currentCartV2 as any).deleteCurrentCart();",
    head: "",
  },
  "a call with non-null assertions": {
    source: "client!.currentCart!.deleteCurrentCart!();",
    found: [clear(1)],
    moved: "client!.currentCartV2!.deleteCurrentCart!();",
    head: "",
  },
  "a function destructured from `use`": {
    source: "const { addToCurrentCart } = client.use(currentCart);\nawait addToCurrentCart({ lineItems });",
    found: [add(3)],
    moved: `${MOVED}const { addLineItemsToCurrentCart: addToCurrentCart } = client.use(currentCartV2);\nawait addToCurrentCart({ catalogItems: lineItems });`,
  },
  "a function renamed while destructured from `use`": {
    source: "const { getCurrentCart: load } = (await clientOf()).use(currentCart);\nconst cart = await load();",
    found: [get(3)],
    moved: `${MOVED}const { getCurrentCart: load } = (await clientOf()).use(currentCartV2);\nconst cart = (await load()).cart;`,
  },
  "a module destructured from a client": {
    source: "const { currentCart } = useClient();\ncurrentCart.deleteCurrentCart();",
    found: [clear(2)],
    moved: "const { currentCartV2: currentCart } = useClient();\ncurrentCart.deleteCurrentCart();",
    head: "",
  },
  "a function destructured from a client by a nested pattern": {
    source: "const { currentCart: { deleteCurrentCart } } = client;\ndeleteCurrentCart();",
    found: [clear(2)],
    moved: "const { currentCartV2: { deleteCurrentCart } } = client;\ndeleteCurrentCart();",
    head: "",
  },
  "a module passed to a hook": {
    source: "const cart = useWixModules(currentCart);\ncart.deleteCurrentCart();",
    found: [clear(3)],
    moved: `${MOVED}const cart = useWixModules(currentCartV2);\ncart.deleteCurrentCart();`,
  },
  "a function destructured from a hook": {
    source: "const { deleteCurrentCart } = useWixModules(currentCart);\ndeleteCurrentCart();",
    found: [clear(3)],
    moved: `${MOVED}const { deleteCurrentCart } = useWixModules(currentCartV2);\ndeleteCurrentCart();`,
  },
  "a module memoized by `useMemo`": {
    source: "const cart = useMemo(() => client.currentCart, [client]);\ncart.deleteCurrentCart();",
    found: [clear(2)],
    moved: "const cart = useMemo(() => client.currentCartV2, [client]);\ncart.deleteCurrentCart();",
    head: "",
  },
  "a module in a variable": {
    source: "const cart = client.currentCart;\ncart.deleteCurrentCart();\ncart.removeLineItemsFromCurrentCart(ids);",
    found: [clear(2), remove(3)],
    moved: "const cart = client.currentCartV2;\ncart.deleteCurrentCart();\ncart.removeLineItemsFromCurrentCart(ids);",
    head: "",
  },
  "a module of a client in another variable": {
    source: "const shop = client;\nconst cart = shop.currentCart;\ncart.deleteCurrentCart();",
    found: [clear(3)],
    moved: "const shop = client;\nconst cart = shop.currentCartV2;\ncart.deleteCurrentCart();",
    head: "",
  },
  "a function in a variable": {
    source: "const clear = client.currentCart.deleteCurrentCart;\nclear();",
    found: [clear(2)],
    moved: "const clear = client.currentCartV2.deleteCurrentCart;\nclear();",
    head: "",
  },
  "a module imported under another name": {
    source: "cart.deleteCurrentCart();",
    head: 'import { currentCart as cart } from "@wix/ecom";\n',
    found: [clear(2)],
    moved: 'import { currentCartV2 as cart } from "@cartwright/sdk";\ncart.deleteCurrentCart();',
  },
  "a module of a namespace import": {
    source: "ecom.currentCart.deleteCurrentCart();",
    head: 'import * as ecom from "@wix/ecom";\n',
    found: [clear(2)],
    moved: 'import * as ecom from "@cartwright/sdk";\necom.currentCartV2.deleteCurrentCart();',
  },
  "a module of a `require`": {
    source: 'const { currentCart } = require("@wix/ecom");\ncurrentCart.deleteCurrentCart();',
    head: "",
    found: [clear(2)],
    moved: 'const { currentCartV2: currentCart } = require("@cartwright/sdk");\ncurrentCart.deleteCurrentCart();',
  },
  "a module of a dynamic import": {
    source: 'const { currentCart } = await import("@wix/ecom");\ncurrentCart.deleteCurrentCart();',
    head: "",
    found: [clear(2)],
    moved: 'const { currentCartV2: currentCart } = await import("@cartwright/sdk");\ncurrentCart.deleteCurrentCart();',
  },
  "a client created with its modules": {
    source:
      "const client = createClient({ modules: { currentCart, products } });\nclient.currentCart.deleteCurrentCart();",
    found: [clear(3)],
    moved: `${MOVED}const client = createClient({ modules: { currentCartV2, products } });\nclient.currentCartV2.deleteCurrentCart();`,
  },
  "a module in the dependency list of a hook": {
    source: "useCallback(() => { client.currentCart.deleteCurrentCart(); }, [client.currentCart]);",
    head: "",
    found: [clear(1)],
    moved: "useCallback(() => { client.currentCartV2.deleteCurrentCart(); }, [client.currentCartV2]);",
  },
  "a call in a Vue component": {
    file: "cart.vue",
    source:
      '<script setup lang="ts">\nconst { currentCart } = useClient();\ncurrentCart.deleteCurrentCart();\n</script>\n<template><p>Cart</p></template>',
    head: "",
    found: [clear(3)],
    moved:
      '<script setup lang="ts">\nconst { currentCartV2: currentCart } = useClient();\ncurrentCart.deleteCurrentCart();\n</script>\n<template><p>Cart</p></template>',
  },
  "a call in a Svelte component": {
    file: "cart.svelte",
    source:
      "<script>\n  const clear = () => { client.currentCart.deleteCurrentCart(); };\n</script>\n<button on:click={clear}>Clear</button>",
    head: "",
    found: [clear(2)],
    moved:
      "<script>\n  const clear = () => { client.currentCartV2.deleteCurrentCart(); };\n</script>\n<button on:click={clear}>Clear</button>",
  },
  "a call in an Astro page": {
    file: "cart.astro",
    source: '---\nimport { currentCart } from "@wix/ecom";\nawait currentCart.deleteCurrentCart();\n---\n<p>Cart</p>',
    head: "",
    found: [clear(3)],
    moved:
      '---\nimport { currentCartV2 } from "@cartwright/sdk";\nawait currentCartV2.deleteCurrentCart();\n---\n<p>Cart</p>',
  },
  "a module assigned to a variable after its declaration": {
    source: "let cart;\ncart = client.currentCart;\ncart.deleteCurrentCart();",
    head: "",
    found: [clear(3)],
    moved: "let cart;\ncart = client.currentCartV2;\ncart.deleteCurrentCart();",
  },
  "a call whose result is not used": {
    source:
      "const id = 1\nawait client.currentCart.getCurrentCart()\nawait client.currentCart.removeLineItemsFromCurrentCart(ids)",
    head: "",
    found: [get(2), remove(3)],
    moved:
      "const id = 1\nawait client.currentCartV2.getCurrentCart()\nawait client.currentCartV2.removeLineItemsFromCurrentCart(ids)",
  },
  "a call whose result has a type annotation": {
    source: "const cart: currentCart.Cart = await client.currentCart.getCurrentCart();",
    found: [get(2)],
    moved: `${MOVED}const cart: currentCartV2.Cart = (await client.currentCartV2.getCurrentCart()).cart;`,
    listed: [
      [2, /answers with a cart of Cart V2/],
      [2, /has other fields than `currentCart.Cart`/],
    ],
  },
  "a variable shadowed in another scope": {
    source:
      "const cart = client.currentCart;\ncart.deleteCurrentCart();\nexport const total = (cart) => cart.lineItems;",
    head: "",
    found: [clear(2)],
    moved:
      "const cart = client.currentCartV2;\ncart.deleteCurrentCart();\nexport const total = (cart) => cart.lineItems;",
  },
};

/** Calls that the doctor finds and `move` lists. @type {Record<string, Form>} */
const STAYING = {
  "a call through `call`": {
    source: "client.currentCart.deleteCurrentCart.call(undefined);",
    found: [clear(2)],
    listed: [[2, /is called through `call` or `apply`/]],
  },
  "a call through `apply`": {
    source: "client.currentCart.removeLineItemsFromCurrentCart.apply(undefined, [ids]);",
    found: [remove(2)],
    listed: [[2, /is called through `call` or `apply`/]],
  },
  "a bound function": {
    source: "onClick(client.currentCart.deleteCurrentCart.bind(client));",
    found: [clear(2)],
    listed: [[2, /is passed on as a function/]],
  },
  "a function passed as a property": {
    source: "useMutation({ mutationFn: client.currentCart.removeLineItemsFromCurrentCart });",
    found: [remove(2)],
    listed: [[2, /is passed on as a function/]],
  },
  "a function passed as an argument": {
    source: "const { getCurrentCart } = client.use(currentCart);\nuseQuery(getCurrentCart);",
    found: [get(3)],
    listed: [[3, /is passed on as a function/]],
  },
  "a promise that is not awaited": {
    source: "client.currentCart.getCurrentCart().then(show);",
    found: [get(2)],
    listed: [[2, /answers with `\{ cart \}` in Cart V2/]],
  },
  "a module in an object under another name": {
    source: "const api = { cart: currentCart };\napi.cart.deleteCurrentCart();",
    found: [clear(3)],
    listed: [[3, /stands under a name that other code gives/]],
  },
  "a client's module under another name": {
    source: "const client = createClient({ modules: { basket: currentCart } });\nclient.basket.deleteCurrentCart();",
    found: [clear(3)],
    listed: [[3, /stands under a name that other code gives/]],
  },
  "a client's module under another name in another file": {
    source: "client.basket.deleteCurrentCart();",
    head: "",
    others: { "client.ts": `${HEAD}export const client = createClient({ modules: { basket: currentCart } });` },
    found: [clear(1)],
    listed: [[1, /stands under a name that other code gives/]],
  },
  "a module that a function returns": {
    source: "const cartOf = () => client.currentCart;\ncartOf().deleteCurrentCart();",
    found: [clear(3)],
    listed: [[3, /stands under a name that other code gives/]],
  },
  "a module that a method returns": {
    source: "class Shop { cart() { return this.client.currentCart; } }\nnew Shop().cart().deleteCurrentCart();",
    found: [clear(3)],
    listed: [[3, /stands under a name that other code gives/]],
  },
  "a module in a field of a class": {
    source: "class Shop {\n  cart = client.currentCart;\n  clear() { this.cart.deleteCurrentCart(); }\n}",
    found: [clear(4)],
    listed: [[4, /stands under a name that other code gives/]],
  },
  "a module in an attribute of a JSX element": {
    file: "cart.tsx",
    source:
      "export const page = <Cart cart={client.currentCart} />;\nconst Cart = ({ cart }) => <a onClick={() => cart.deleteCurrentCart()} />;",
    found: [clear(3)],
    listed: [[3, /stands under a name that other code gives/]],
  },
  "a module destructured from a parameter": {
    source: "export function clear({ currentCart }: Client) {\n  currentCart.deleteCurrentCart();\n}",
    head: "",
    found: [clear(2)],
    listed: [[2, /stands under a name that other code gives/]],
  },
  "a parameter of the module's type": {
    source: "export const clear = (cart: typeof currentCart) => cart.deleteCurrentCart();",
    found: [clear(2)],
    listed: [[2, /stands under a name that other code gives/]],
  },
  "a module re-exported by another file": {
    source: 'import { currentCart } from "./modules";\ncurrentCart.deleteCurrentCart();',
    head: "",
    others: { "modules.ts": 'export { currentCart } from "@wix/ecom";' },
    found: [clear(2)],
    listed: [[2, /stands under a name that other code gives/]],
  },
  "a module re-exported by another file under another name": {
    source: 'import { basket } from "./modules";\nbasket.deleteCurrentCart();',
    head: "",
    others: { "modules.ts": 'export { currentCart as basket } from "@wix/ecom";' },
    found: [clear(2)],
    listed: [[2, /stands under a name that other code gives/]],
  },
  "a module from a file that re-exports the whole package": {
    source: 'import { cart } from "./modules";\ncart.createCart({});',
    head: "",
    others: { "modules.ts": 'export * from "@wix/ecom";' },
    found: ["2 cart.createCart"],
    listed: [[2, /ends on 2027-02-01/]],
  },
  "a module of a package re-exported as a namespace": {
    source: 'import { ecom } from "./modules";\necom.cart.createCart({});',
    head: "",
    others: { "modules.ts": 'export * as ecom from "@wix/ecom";' },
    found: ["2 cart.createCart"],
    listed: [[2, /ends on 2027-02-01/]],
  },
  "a function that another file exports": {
    source: 'import { clear } from "./shop";\nclear();',
    head: "",
    others: { "shop.ts": `${HEAD}export const { deleteCurrentCart: clear } = client.use(currentCart);` },
    found: [clear(2)],
    listed: [[2, /stands under a name that other code gives/]],
  },
  "a module of one of two clients": {
    source: "const cart = isStaff ? staff.currentCart : client.currentCart;\ncart.deleteCurrentCart();",
    found: [clear(3)],
    listed: [[3, /stands under a name that other code gives/]],
  },
  "a variable assigned two modules": {
    source: "let cart = staff.currentCart;\nif (isVisitor) cart = client.currentCart;\ncart.deleteCurrentCart();",
    found: [clear(4)],
    listed: [[4, /stands under a name that other code gives/]],
  },
  "a module returned by a getter": {
    source:
      "class Shop {\n  get basket() { return client.currentCart; }\n  clear() { this.basket.deleteCurrentCart(); }\n}",
    found: [clear(4)],
    listed: [[4, /stands under a name that other code gives/]],
  },
  "a module whose variable is also passed on": {
    source: "const cart = client.currentCart;\ncart.deleteCurrentCart();\nsend(cart);",
    found: [clear(3)],
    unclear: [4],
    listed: [
      [3, /shares its variable with code that stays/],
      [4, /`cart` is passed on/],
    ],
  },
  "a module of Checkout V1": {
    source: "await client.checkout.createCheckout({ lineItems });",
    found: ["2 checkout.createCheckout"],
    listed: [[2, /`checkout.createCheckout` ends on 2027-02-01/]],
  },
  "a module of Checkout V1 under another name": {
    source: "const client = createClient({ modules: { ecomCheckout } });\nclient.ecomCheckout.createCheckout({});",
    head: 'import { checkout as ecomCheckout } from "@wix/ecom";\n',
    found: ["3 checkout.createCheckout"],
    listed: [[3, /`checkout.createCheckout` ends on 2027-02-01/]],
  },
  "a call in a `then` of a dynamic import": {
    source: 'import("@wix/ecom").then(({ currentCart }) => currentCart.deleteCurrentCart());',
    head: "",
    found: [clear(1)],
    listed: [[1, /stands under a name that other code gives/]],
  },
  "a call whose result is read by Cart V1 fields": {
    source: "const cart = await client.currentCart.getCurrentCart();\nshow(cart.subtotal);",
    found: [get(2)],
    listed: [
      [2, /fields have other names in Cart V2/],
      [3, /`cart.subtotal` is `summary.priceSummary.subtotal` in Cart V2/],
    ],
  },
};

/** Uses that the doctor and `move` list as not understood. @type {Record<string, Form>} */
const UNCLEAR = {
  "a module passed as an argument": {
    source: "helper(client.currentCart);",
    unclear: [2],
    listed: [[2, /`client.currentCart` is passed on/]],
  },
  "a function with a computed name": {
    source: "client.currentCart[name]();",
    unclear: [2],
    listed: [[2, /has a computed name/]],
  },
  "an unknown function of the module": {
    source: "client.currentCart.somethingNewer();",
    unclear: [2],
    listed: [[2, /`currentCart.somethingNewer` is not known/]],
  },
  "a function of an unknown object": {
    source: "modules.get(name).addToCurrentCart({ lineItems });",
    unclear: [2],
    listed: [[2, /is not understood/]],
  },
  "a function destructured from an unknown object": {
    source: "const { addToCurrentCart } = modules.get(name);\naddToCurrentCart({ lineItems });",
    unclear: [2],
    listed: [[2, /is not understood/]],
  },
  "a function named by a string": {
    source: 'invoke(client, "addToCurrentCart", { lineItems });',
    unclear: [2],
    listed: [[2, /is a text, which is not followed/]],
  },
  "a call in the markup of a Vue component": {
    file: "cart.vue",
    source:
      '<script setup>\nconst { currentCart: cart } = useClient();\n</script>\n<template>\n  <a @click="cart.deleteCurrentCart()" />\n</template>',
    head: "",
    unclear: [5],
    listed: [[5, /stands in markup/]],
  },
  "a call in markup beside a call in a script": {
    file: "cart.vue",
    source:
      '<script setup>\nconst { currentCart: cart } = useClient();\ncart.deleteCurrentCart();\n</script>\n<template>\n  <a @click="cart.addToCurrentCart({ lineItems })" />\n</template>',
    head: "",
    found: [clear(3)],
    unclear: [6],
    listed: [
      [3, /stands beside markup that uses Cart V1/],
      [6, /stands in markup/],
    ],
  },
  "a call in the markup of a Svelte component": {
    file: "cart.svelte",
    source:
      "<script>\n  export let client;\n</script>\n{#await client.currentCart.getCurrentCart() then cart}{cart._id}{/await}",
    head: "",
    unclear: [4],
    listed: [[4, /stands in markup/]],
  },
  "a call in the markup of an Astro page": {
    file: "cart.astro",
    source: '---\nimport { currentCart } from "@wix/ecom";\n---\n<p>{(await currentCart.getCurrentCart())._id}</p>',
    head: "",
    unclear: [4],
    listed: [[4, /stands in markup/]],
  },
};

/** A form that depends on the rest of its project. */
const STAYING_ALONE = {
  "a call whose cart type is shared with a call that stays": {
    source:
      "const cart: currentCart.Cart = await client.currentCart.getCurrentCart();\nclient.currentCart.getCurrentCart().then(show);",
    found: [get(2), get(3)],
    listed: [
      [2, /answers with a cart, as calls do that stay/],
      [3, /answers with `\{ cart \}` in Cart V2/],
    ],
  },
};

export const FORMS = { MOVING, STAYING, STAYING_ALONE, UNCLEAR };

/** Places where no rule follows a module. A test puts a module in the place of `MODULE`. */
export const UNKNOWN_PLACES = [
  "new Proxy(MODULE, {});",
  "Object.entries(MODULE);",
  "[...[MODULE]];",
  "const all = [MODULE];",
  "const copy = { ...MODULE };",
  "function* all() { yield MODULE; }",
  "throw MODULE;",
  "tag`${MODULE}`;",
  "Promise.resolve(MODULE);",
  "new Wrapper(MODULE);",
  "export default MODULE;",
  'Reflect.get(MODULE, "x");',
  "for (const key in MODULE) {}",
  "for (const part of MODULE) {}",
  "call(...MODULE);",
  "const page = <Cart {...MODULE} />;",
  "const page = <p>{MODULE}</p>;",
  "list.map(() => MODULE);",
  "list.map(function () { return MODULE; });",
  "const { first = MODULE } = options;",
  "const f = (given = MODULE) => given;",
  "class Cart extends MODULE {}",
  "with_(`${MODULE}`);",
  "import(`${MODULE}`);",
  "switch (MODULE) {}",
  "map[MODULE];",
  "MODULE[Symbol.iterator]();",
  "(() => MODULE)();",
];
