/** In-memory platforms, and their clients. */

import { existsSync } from "node:fs";
import { after, beforeEach } from "node:test";
import { fileURLToPath } from "node:url";
import { createPlatform } from "../../../platform/npm/index.js";
import {
  ApiKeyStrategy,
  ApplicationError,
  authentication,
  cartV2,
  checkout,
  createClient,
  currentCart,
  currentCartV2,
  memberReport,
  members,
  oauth,
  OAuthStrategy,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orders,
  orderTransactions,
  products,
  productsV3,
  recovery,
  ValidationError,
  verification,
} from "../../../wasm/pkg/inline.js";

const modules = {
  authentication,
  cartV2,
  checkout,
  currentCart,
  currentCartV2,
  memberReport,
  members,
  oauth,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orders,
  orderTransactions,
  products,
  productsV3,
  recovery,
  verification,
};

process.env.CARTWRIGHT_PLATFORM ??= built();

/** The login callback of members. */
export const STORE = "http://localhost:5173";

/** The password of all test members. */
export const PASSWORD = "a-long-enough-password";

/** A platform with the demo shop for all tests of a file, reset before each. */
export async function siteOfFile(catalog = "both", settings = {}) {
  const site = await startSite({ after }, { seed: "demo", catalog });
  await site.settings(settings);
  beforeEach(async () => {
    await site.reset();
    await site.settings(settings);
  });
  return site;
}

/** The settings with which a site of catalog v3 refuses all calls of v1, like new hosted sites. */
export const NEW_SITE = { readsAsV1: false };

/** The site of a file with the settings of new hosted sites. */
export const newSiteOfFile = () => siteOfFile("v3", NEW_SITE);

/** Starts a platform that runs until the test ends. */
export async function startSite(test, { seed = "empty", origins = [STORE], catalog = "both" } = {}) {
  const platform = await createPlatform({ seed, origins, catalog });
  test.after(() => platform.close());
  return new Site(platform);
}

export class Site {
  constructor(platform) {
    this.platform = platform;
    const { url, clientId, siteId, ownerKey, clientSecret } = platform;
    Object.assign(this, { url, clientId, siteId, ownerKey, clientSecret });
  }

  /** The client of a visitor, who can become a member. */
  client() {
    return createClient({ modules, auth: OAuthStrategy({ clientId: this.clientId }), host: this.url });
  }

  /** The owner's client. */
  owner() {
    const auth = ApiKeyStrategy({ apiKey: this.ownerKey, siteId: this.siteId });
    return createClient({ modules, auth, host: this.url });
  }

  /** A registered, signed-in member, signed in without a page, like on a server. */
  async member(email) {
    const client = this.client();
    const { identity } = await client.authentication.registerV2({ email }, { password: PASSWORD });
    await this.signIn(client, identity._id);
    return client;
  }

  async signIn(client, memberId) {
    client.auth.setTokens(await client.auth.getMemberTokensForExternalLogin(memberId, this.ownerKey));
  }

  /** Restores the shop as it was at its start: its data, settings, clock and sessions. */
  reset() {
    return this.platform.reset();
  }

  /** Changes the site's settings for registration and login. */
  settings(settings) {
    return this.platform.settings(settings);
  }

  /** A token of a captcha: `VALID`, `USED`, `EXPIRED` or `WRONG`. */
  captcha(kind, state) {
    return this.platform.captcha(kind, state);
  }

  /** Advances the platform's clock by some seconds. */
  wait(seconds) {
    return this.platform.advance(seconds);
  }

  /** A job, after its changes were applied. */
  async job(id) {
    await this.platform.advance(0);
    const { job } = await this.platform.owner("GET", `/_platform/jobs/${id}`);
    if (job?.status !== "FINISHED") throw new Error(`The job ${id} is not finished`);
    return job;
  }

  /** Adds a fault for the next calls of an endpoint. */
  fault(fault) {
    return this.platform.fault(fault);
  }

  /** Expires all access tokens; refresh tokens stay valid. */
  expireTokens() {
    return this.platform.expireTokens();
  }

  /** The newest message to a recipient. */
  async message(recipient) {
    const [found] = await this.platform.messages(recipient);
    if (!found) throw new Error(`Nothing was sent to ${recipient}`);
    return found;
  }

  /** The token in the link of a recipient's newest mail. */
  async recoveryToken(recipient) {
    const { link } = await this.message(recipient);
    return new URL(link, this.url).searchParams.get("recoveryToken");
  }
}

/** Whether an error is the platform's refusal with this status and code, in its documented format. */
export const refused = (status, code) => (error) =>
  error instanceof ApplicationError && error.status === status && error.details.applicationError.code === code;

/** A demo product's reference for carts, by slug. */
export async function demoItem(client, slug) {
  const { product } = await client.productsV3.getProductBySlug(slug);
  return { appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e", catalogItemId: product._id };
}

/** A gift card of the demo shop that covers all test purchases. */
export const GIFT_CARD = "HEARTH-GIFT-0500";

/** The payer and the address. */
export const billingInfo = {
  contactDetails: { firstName: "Ada", lastName: "Byron" },
  address: { country: "US", subdivision: "US-NY", addressLine1: "1 Main Street" },
};

/** Places an order of items without delivery, paid by a gift card. */
export async function placeOrder(client, lineItems) {
  await client.currentCart.addToCurrentCart({ lineItems });
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: "WEB",
    email: "ada@example.com",
  });
  await client.checkout.updateCheckout(checkoutId, { billingInfo }, { giftCardCode: GIFT_CARD });
  const { orderId } = await client.checkout.createOrder(checkoutId);
  return { checkoutId, orderId };
}

/** Whether an error names exactly these fields. */
export const violated =
  (...fields) =>
  (error) =>
    error instanceof ValidationError &&
    String(error.details.validationError.fieldViolations.map(({ field }) => field)) === String(fields);

export const forbidden = refused(403, "PERMISSION_DENIED");
export const hidden = refused(404, "MEMBER_NOT_FOUND");

/** The program of the debug build. */
export function built() {
  const path = fileURLToPath(new URL("../../../target/debug/cartwright-platform", import.meta.url));
  const program = process.platform === "win32" ? `${path}.exe` : path;
  if (!existsSync(program)) throw new Error(`There is no ${program}: cargo build -p cartwright-platform`);
  return program;
}
