/** The exports that programs use, from either package under the same names. */
import * as theirEcom from "@wix/ecom";
import * as theirMembers from "@wix/members";
import * as theirs from "@wix/sdk";
import * as theirStores from "@wix/stores";
import * as ours from "../../../wasm/pkg/inline.js";

const CLIENT = "11111111-2222-3333-4444-555555555555";
const NEVER = 4_000_000_000;

/** @typedef {typeof ours} Kit */

/** @type {{ readonly theirs: Kit, readonly ours: Kit }} */
export const KITS = {
  theirs: {
    ...theirs,
    ClientCredentialsStrategy: theirs.AppStrategy,
    checkout: theirEcom.checkout,
    currentCart: theirEcom.currentCart,
    members: theirMembers.members,
    products: theirStores.products,
    collections: theirStores.collections,
    productsV3: theirStores.productsV3,
    brandsV3: theirStores.brandsV3,
  },
  ours,
};

/** The modules of a shop's pages. */
const modulesOf = ({ checkout, currentCart, members, products, collections, productsV3, brandsV3 }) => ({
  checkout,
  currentCart,
  members,
  products,
  collections,
  productsV3,
  brandsV3,
});

/** Valid tokens of a visitor. */
export const VISITOR = {
  accessToken: { value: "access", expiresAt: NEVER },
  refreshToken: { value: "refresh", role: "visitor" },
};

/** Tokens of a member with an expired access token. */
export const OVER = {
  accessToken: { value: "over", expiresAt: 1 },
  refreshToken: { value: "refresh", role: "member" },
};

/** A strategy alone, with a visitor's tokens or others. */
export const strategy = (kit, options = {}) => kit.OAuthStrategy({ clientId: CLIENT, tokens: VISITOR, ...options });

/** A client for the public host, as a visitor or with another strategy. */
export const client = (kit, options = {}) =>
  kit.createClient({ modules: modulesOf(kit), auth: strategy(kit), useCDN: false, ...options });
