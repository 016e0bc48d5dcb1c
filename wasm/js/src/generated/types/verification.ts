/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { enumeration } from "../../enumeration.js";

export type VerificationStarted = { verificationId?: string };

export type VerificationTarget = "EMAIL" | (string & {});

export const VerificationTarget = /* @__PURE__ */ enumeration<VerificationTarget>("EMAIL");
