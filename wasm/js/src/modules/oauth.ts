/** The token endpoint's own calls. */

import type { Caller, CallOptions } from "../call.js";
import type { TokenInfo } from "../generated/authentication.js";
import { authentication as conversions } from "../generated/conversions.js";
import * as endpoints from "../generated/endpoints.js";

export const oauth = {
  /** Tells whose an access token is, and until when. */
  tokenInfo:
    (caller: Caller) =>
    (token: string, options?: CallOptions): Promise<TokenInfo> =>
      caller.call(endpoints.oauthTokenInfo, { token }, conversions, options) as Promise<TokenInfo>,
};
