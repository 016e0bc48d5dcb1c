/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, rawResponse } from "../../sdk/binder.js";
import { redirects } from "../conversions.js";
import type { Call, RawHttpResponse } from "../../sdk/binder.js";
import type { TokenInfo, UserInfo } from "../types/oauth.js";

export type * from "../types/oauth.js";
export type { RawAnswer, RawHeader } from "../types/authentication.js";

const call = /* @__PURE__ */ callsOf(redirects, "oauth", "/oauth2");

/** Inspects an access token. An inactive token is no error. For anyone. */
export const tokenInfo: Call<[token: string], TokenInfoResponse> = /* @__PURE__ */ call(
  "token> token_info bhaaa /token-info",
);
export type TokenInfoResponse = TokenInfo;
export type RawHttpRequest = { token?: string };

/**
 * Returns the signed-in member's claims. Needs a signed-in member.
 *
 * @throws An error with `PERMISSION_DENIED` (403) for a visitor.
 */
export const userInfo: Call<[], UserInfoResponse> = /* @__PURE__ */ call("> user_info ahcaa /user-info");
export type UserInfoResponse = UserInfo;
export type UserInfoRequest = {};

/**
 * Returns the public keys that the platform's signatures are checked with: a JSON Web Key Set (RFC 7517), as the
 * document that it is. For anyone.
 */
export const jwks: Call<[], RawHttpResponse> = /* @__PURE__ */ call("> jwks ahaaa /jwks", rawResponse);
export type JwksRequest = {};
