/** Names and states of members in words. */
import { msg, t } from "@lingui/core/macro";
import { textIn, type TextTable } from "../../lib/textTable";
import type { Member } from "./queries";

const STATUSES: TextTable = {
  PENDING: msg`Awaiting approval`,
  APPROVED: msg`Approved`,
  BLOCKED: msg`Blocked`,
  OFFLINE: msg`Offline`,
};

const TONES: Readonly<Record<string, "good" | "warn" | "bad">> = { PENDING: "warn", APPROVED: "good", BLOCKED: "bad" };

export function statusText(status: string | undefined): string {
  return textIn(STATUSES, status) ?? status ?? "";
}

/** A member's states, as badges. */
export function statesOf({ status = "", activityStatus, role }: Member) {
  return [
    { text: statusText(status), tone: TONES[status] ?? ("plain" as const) },
    ...(activityStatus === "MUTED" ? [{ text: t`Muted`, tone: "warn" as const }] : []),
    ...(role === "OWNER" ? [{ text: t`Owner`, tone: "plain" as const }] : []),
  ].filter(({ text }) => text !== "");
}

const PRIVACY: TextTable = {
  PRIVATE: msg`Private`,
  PUBLIC: msg`Public`,
};

export function privacyText({ privacyStatus }: Member): string {
  return textIn(PRIVACY, privacyStatus) ?? "";
}

export function nameOf({ profile, contact, loginEmail }: Member): string {
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(" ");
  return profile?.nickname || name || loginEmail || t`Unnamed member`;
}

const REASONS: TextTable = {
  SPAM: msg`Spam`,
  IMPERSONATION: msg`Pretends to be someone else`,
  HARASSMENT: msg`Harassment`,
  OTHER: msg({ context: "reason", message: "Other" }),
};

export function reasonText(category: string | undefined): string {
  return textIn(REASONS, category) ?? category ?? t`No reason given`;
}
