/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";

export type VerificationStarted = { verificationId?: string };

export type VerificationTarget = "EMAIL" | (string & {});

export const VerificationTarget = /* @__PURE__ */ enumeration<VerificationTarget>("EMAIL");
