/** Ways to the platform's own pages. */

import type { Caller, CallOptions } from "../call.js";
import { redirects as conversions } from "../generated/conversions.js";
import type { CreateRedirectSession, RedirectSessionReply } from "../generated/redirects.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

export const redirects = {
  CallbackType: enumerations.callbackTypes,
  LocationType: enumerations.locationTypes,
  MembersAccountSection: enumerations.accountSections,
  Prompt: enumerations.prompts,
  Status: enumerations.redirectStatuses,

  createRedirectSession:
    (caller: Caller) =>
    (session: CreateRedirectSession = {}, options?: CallOptions): Promise<RedirectSessionReply> =>
      caller.call(endpoints.redirectsCreateSession, session, conversions, options) as Promise<RedirectSessionReply>,
};
