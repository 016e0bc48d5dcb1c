/** The token endpoint's own calls. */

import type { Caller, CallOptions } from "../call.js";
import type { TokenInfo, UserInfo } from "../generated/authentication.js";
import { authentication as conversions } from "../generated/conversions.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import { opened, type RawHttpResponse } from "./raw-response.js";

const call = callsOf(conversions);

export const oauth = {
  /** Tells whose an access token is, and until when. */
  tokenInfo:
    (caller: Caller) =>
    (token: string, options?: CallOptions): Promise<TokenInfo> =>
      call(caller, endpoints.oauthTokenInfo, { token }, options),

  /** Tells who is signed in. */
  userInfo:
    (caller: Caller) =>
    (options?: CallOptions): Promise<UserInfo> =>
      call(caller, endpoints.oauthUserInfo, {}, options),

  /** The public keys that the platform's signatures are checked with: a JSON Web Key Set, as the document that it is. */
  jwks:
    (caller: Caller) =>
    (options?: CallOptions): Promise<RawHttpResponse> =>
      opened(call(caller, endpoints.oauthJwks, {}, options)),
};
