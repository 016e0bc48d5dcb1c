/** Reports of members to the site's owner. */

import type { Caller, CallOptions } from "../call.js";
import { members as conversions } from "../generated/conversions.js";
import type { MemberReport, ReportPayload } from "../generated/members.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

export const memberReport = {
  Category: enumerations.reportCategories,

  reportMember:
    (caller: Caller) =>
    (memberReport: MemberReport, options?: CallOptions): Promise<ReportPayload> =>
      caller.call(endpoints.memberReportReport, { memberReport }, conversions, options) as Promise<ReportPayload>,
};
