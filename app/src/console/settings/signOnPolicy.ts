/** The login settings that a hosted site has: its sign-on policy, under the names of this platform's settings. */
import { t } from "@lingui/core/macro";
import { isNotFound } from "../../lib/errors";
import type { ConsoleClient } from "../client";
import type { Settings } from "../platformCalls";
import { ConsoleError } from "../request";

const FIELDS: Readonly<Record<string, "requireOwnerApproval" | "requireEmailVerification">> = {
  ownerApproval: "requireOwnerApproval",
  emailVerification: "requireEmailVerification",
};

export async function readPolicy({ signOnPolicy }: ConsoleClient, signal: AbortSignal): Promise<Settings> {
  const { signOnPolicy: policy } = await signOnPolicy.getSignOnPolicy({ signal });
  return Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, policy[field] === true]));
}

export async function changePolicy({ signOnPolicy }: ConsoleClient, changes: Settings): Promise<void> {
  const fields = Object.entries(changes).map(([name, value]) => [FIELDS[name] ?? name, value] as const);
  try {
    await signOnPolicy.updateSignOnPolicy(Object.fromEntries(fields));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw new ConsoleError(
      t`The site has no login settings yet. Save them once in the site's own dashboard; after that you can change them here.`,
      { code: "NO_SIGN_ON_POLICY" },
    );
  }
}
