/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, rawResponse, type Callable, type RawHttpResponse } from "../binder.js";
import { type CallOptions } from "../call.js";
import { authentication as conversions } from "../generated/conversions.js";
import type * as types from "../generated/authentication.js";

export type OauthModule = {
  /** Inspects an access token. An inactive token is no error. For anyone. */
  tokenInfo: Callable<(token: string, callOptions?: CallOptions) => Promise<oauth.TokenInfoResponse>>;
  /**
   * Returns the signed-in member's claims. Fails with `PERMISSION_DENIED` (403) for a visitor. Needs a signed-in
   * member.
   */
  userInfo: Callable<(callOptions?: CallOptions) => Promise<oauth.UserInfoResponse>>;
  /**
   * Returns the public keys that the platform's signatures are checked with: a JSON Web Key Set (RFC 7517), as the
   * document that it is. For anyone.
   */
  jwks: Callable<(callOptions?: CallOptions) => Promise<RawHttpResponse>>;
};

/** Token introspection, the user info of the signed-in member, and the platform's public keys. */
export const oauth: OauthModule = /* @__PURE__ */ moduleOf(conversions, "oauth", {
  tokenInfo: "token> token_info POST oauth public safe none /oauth2/token-info",
  userInfo: "> user_info GET oauth member safe none /oauth2/user-info",
  jwks: rawResponse(conversions, "oauth", "> jwks GET oauth public safe none /oauth2/jwks"),
});

export declare namespace oauth {
  type RawAnswer = types.RawAnswer;
  type RawHeader = types.RawHeader;
  type SubjectType = types.SubjectType;
  type TokenInfo = types.TokenInfo;
  type UserInfo = types.UserInfo;
  type TokenInfoResponse = types.TokenInfo;
  type RawHttpRequest = {
    token?: string;
  };
  type UserInfoResponse = types.UserInfo;
  type UserInfoRequest = {
  };
  type JwksRequest = {
  };
}
