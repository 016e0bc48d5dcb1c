/** Cart forms: a server-rendered page changes the cart without a script. */

import type { CookieStorage } from "../../sdk/auth/tokens.js";
import { type CartModules, cartApiOf, type Detection } from "../cart-api/cart-api-of.js";
import type { CartApi } from "../cart-api/cart-api.js";
import { type AddedItem, missing, NothingAddedError, quantityOf } from "../cart-api/nothing-added.js";
import { itemOptions } from "../catalog-view/item.js";
import { RequestError } from "../../core/errors.js";
import { isCartwrightError } from "../../sdk/own-error.js";
import { STORES_APP_ID } from "../../generated/app-ids.js";
import { bodyText, originOf, requestSession, type RequestSessionOptions } from "./request-session.js";

/** A client with the modules of one cart version, or of both. */
export type CartFormClient = CartModules & { dispose(): void };

/** Options of `cartForm`. */
export interface CartFormOptions extends RequestSessionOptions {
  /** Makes the client of a request from the page's session. */
  client: (tokenStorage: CookieStorage) => CartFormClient;
  /** The path that a form redirects to, unless the form sends `returnTo`; `/cart` when absent. */
  returnTo?: string;
}

/** The largest form body, in bytes. */
const LONGEST = 16 * 1024;

/**
 * Makes the handler of a shop's cart forms, with the web's standard `Request` and `Response`. The field `action`
 * selects the change: `add` (`catalogItemId`, and as needed `appId`, `quantity`, `variantId`, `subscriptionId`,
 * `option.<key>`, `text.<key>`), `update` (`lineItemId`, `quantity`) or `remove` (`lineItemId`). The
 * answer is a redirect (303) to the cart's page, with the query parameter `cartError` after a failed change.
 *
 * ```ts
 * export const POST = cartForm({
 *   client: (tokenStorage) =>
 *     createClient({ modules: { currentCart, currentCartV2 }, auth: OAuthStrategy({ clientId, tokenStorage }) }),
 * });
 * ```
 */
export function cartForm({ client: clientOf, returnTo = "/cart", ...options }: CartFormOptions) {
  const detection: Detection = { misses: 0 };

  return async (request: Request): Promise<Response> => {
    const origin = originOf(request, options.origin);
    const refusal = refusalOf(request, origin);
    if (refusal) return refusal;
    const text = await bodyText(request, LONGEST);
    if (text === undefined) return tooLong();
    const form = new URLSearchParams(text);
    const target = targetOf(form.get("returnTo"), origin) ?? new URL(returnTo, origin);
    const session = requestSession(request, options);
    const client = clientOf(session.tokenStorage);
    try {
      await change(await cartApiOf(client, undefined, detection), form);
    } catch (error) {
      if (!isCartwrightError(error)) throw error;
      target.searchParams.set("cartError", error.code ?? error.kind);
    } finally {
      client.dispose();
    }
    const headers = new Headers({ Location: target.href, "Cache-Control": "no-store" });
    session.setCookies.forEach((cookie) => {
      headers.append("Set-Cookie", cookie);
    });
    return new Response(null, { status: 303, headers });
  };
}

const plain = (status: number, text: string, headers = {}): Response => new Response(text, { status, headers });
const tooLong = (): Response => plain(413, "The form is too long");

/** The answer to a request that is no valid form of this site. */
function refusalOf({ method, headers }: Request, origin: string): Response | undefined {
  if (method !== "POST") return plain(405, "Send a form by POST", { Allow: "POST" });
  // Browsers send the page's site in `Sec-Fetch-Site`; older browsers send the origin only.
  const site = headers.get("sec-fetch-site");
  if (site === null ? headers.get("origin") !== origin : site !== "same-origin") {
    return plain(403, "The form is not of this site");
  }
  if (!headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) {
    return plain(415, "Send a form as application/x-www-form-urlencoded");
  }
  return Number(headers.get("content-length") ?? 0) > LONGEST ? tooLong() : undefined;
}

/** The URL of a form's path on the site. */
function targetOf(path: string | null, origin: string): URL | undefined {
  const target = path?.startsWith("/") && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return target?.origin === origin ? target : undefined;
}

async function change(api: CartApi, form: URLSearchParams): Promise<unknown> {
  const action = form.get("action");
  switch (action) {
    case "add":
      return add(api, itemOf(form));
    case "update": {
      const quantity = quantityIn(form, 0);
      const line = needed(form, "lineItemId");
      return quantity === 0 ? api.remove([line]) : api.setQuantity(line, quantity);
    }
    case "remove":
      return api.remove([needed(form, "lineItemId")]);
    default:
      throw refused(`\`action\` is add, update or remove, and not "${action ?? ""}"`);
  }
}

/** Adds an item; fails if the platform answers 200 without adding the item. */
async function add(api: CartApi, item: AddedItem): Promise<void> {
  const before = quantityOf(await api.read(), item.catalogReference);
  const lacking = missing([item], [before], await api.add([item]));
  if (lacking.length > 0) throw new NothingAddedError((await api.explain?.(lacking)) ?? lacking);
}

function itemOf(form: URLSearchParams): AddedItem {
  const extras = fieldsOf(form, "option.");
  const texts = fieldsOf(form, "text.");
  const subscriptionId = form.get("subscriptionId");
  const options = itemOptions({
    variantId: form.get("variantId") ?? "",
    extras,
    texts,
    ...(subscriptionId && { subscriptionId }),
  });
  const appId = form.get("appId") ?? STORES_APP_ID;
  return {
    catalogReference: { appId, catalogItemId: needed(form, "catalogItemId"), options },
    quantity: quantityIn(form, 1),
  };
}

/** The form fields with a common prefix, by the rest of their names. */
function fieldsOf(form: URLSearchParams, start: string): Record<string, string> {
  const named = [...form].filter(([name, value]) => name.startsWith(start) && value !== "");
  return Object.fromEntries(named.map(([name, value]) => [name.slice(start.length), value]));
}

function quantityIn(form: URLSearchParams, min: number): number {
  const quantity = Number(form.get("quantity") ?? 1);
  if (!Number.isInteger(quantity) || quantity < min) throw refused(`\`quantity\` is a whole number from ${min} up`);
  return quantity;
}

function needed(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw refused(`\`${name}\` is missing`);
  return value;
}

const refused = (message: string): RequestError =>
  new RequestError({ kind: "request", message: `cartForm: ${message}` });
