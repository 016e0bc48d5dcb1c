import { msg, t } from "@lingui/core/macro";
import { textOf } from "./fields";
import { ACTIVE, EXPIRES, numberField, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";
import { statusOf } from "./status";

/** A code that nobody guesses, without letters that look like digits. */
function newCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const text = Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}

export const giftCards = ruleKind({
  name: "giftCards",
  title: msg`Gift cards`,
  add: msg`New gift card`,
  empty: msg`There are no gift cards yet.`,
  fields: [
    textField("code", msg`Code`, {
      hint: msg`8 to 20 characters. Treat it like cash: give it to its buyer only.`,
      max: 20,
      required: true,
      first: newCode,
    }),
    numberField("initialValue", msg`Value`, { required: true }),
    numberField("balance", msg`Balance`, { required: true, when: "edit" }),
    EXPIRES,
    ACTIVE,
  ],
  notes: (rule, money) => [
    t`${{ balance: money(textOf(rule, "balance")) }} left of ${{ value: money(textOf(rule, "initialValue")) }}`,
  ],
  status: (rule, now) => {
    const status = statusOf(rule, now);
    const isEmpty = Number(textOf(rule, "balance")) === 0;
    return isEmpty && status.tone === "good" ? { text: t`Used up`, tone: "plain" } : status;
  },
  apply: (next) => ({ balance: next.initialValue, ...next }),
});
