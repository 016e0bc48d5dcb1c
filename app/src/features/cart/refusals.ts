import type { FailedChange } from "@cartwright/sdk/react";
import { readError, sayError } from "../../lib/errors";
import { sayAddError } from "../cart-drawer";
import { cartMessages as t } from "./messages";

/** What to say of a refused code. Version 2 of the cart says the reason beside its code. */
export function sayCouponError(thrown: unknown): string {
  return reasonIn(t.couponErrors, thrown) ?? sayError(thrown);
}

/** What to say of a refused gift card. */
export function sayGiftCardError(thrown: unknown): string {
  if (readError(thrown).kind === "offline") return t.giftCardOffline;
  return reasonIn(t.giftCardErrors, thrown) ?? sayError(thrown);
}

/** Why a change was taken back. */
export function sayRefusal({ kind, error }: Pick<FailedChange, "kind" | "error">): string {
  // Removing a line that is gone is no refusal: then it could not be told from other lines.
  if (readError(error).code === "LINE_GONE") return kind === "remove" ? t.lineUnclear : t.lineGone;
  if (kind === "coupon" || kind === "removeCoupon") return sayCouponError(error);
  return sayAddError(error);
}

/** Which change was taken back. */
export function nameRefusal({ kind, name }: Pick<FailedChange, "kind" | "name">): string {
  switch (kind) {
    case "add":
      return t.refusedAdd(name);
    case "quantity":
      return t.refusedQuantity(name);
    case "remove":
      return t.refusedRemove(name);
    case "coupon":
      return t.refusedCoupon(name);
    case "removeCoupon":
      return t.refusedNoCoupon;
  }
}

function reasonIn(sentences: Readonly<Record<string, string>>, thrown: unknown): string | undefined {
  const data = typeof thrown === "object" && thrown !== null && "data" in thrown ? thrown.data : undefined;
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : undefined;
  return (typeof reason === "string" ? sentences[reason] : undefined) ?? sentences[readError(thrown).code ?? ""];
}
