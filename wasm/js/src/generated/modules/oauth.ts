/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { callsOf } from "../../binder.js";
import { rawResponse } from "../../binder.js";
import { redirects } from "../conversions.js";
import type { Call, RawHttpResponse } from "../../binder.js";
import type { TokenInfo, UserInfo } from "../types/oauth.js";

export type * from "../types/oauth.js";
export type { RawAnswer, RawHeader } from "../types/authentication.js";

const call = /* @__PURE__ */ callsOf(redirects);

/** Inspects an access token. An inactive token is no error. For anyone. */
export const tokenInfo: Call<[token: string], TokenInfoResponse> = /* @__PURE__ */ call(
  "token> oauth.token_info POST oauth public safe none /oauth2/token-info",
);
export type TokenInfoResponse = TokenInfo;
export type RawHttpRequest = { token?: string };

/**
 * Returns the signed-in member's claims. Fails with `PERMISSION_DENIED` (403) for a visitor. Needs a signed-in member.
 */
export const userInfo: Call<[], UserInfoResponse> = /* @__PURE__ */ call(
  "> oauth.user_info GET oauth member safe none /oauth2/user-info",
);
export type UserInfoResponse = UserInfo;
export type UserInfoRequest = {};

/**
 * Returns the public keys that the platform's signatures are checked with: a JSON Web Key Set (RFC 7517), as the
 * document that it is. For anyone.
 */
export const jwks: Call<[], RawHttpResponse> = /* @__PURE__ */ rawResponse(
  redirects,
  "> oauth.jwks GET oauth public safe none /oauth2/jwks",
);
export type JwksRequest = {};
