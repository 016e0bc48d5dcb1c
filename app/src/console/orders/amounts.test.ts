import { expect, it } from "vitest";
import { isMore } from "../kit/ui/amounts";
import { spread, totalOf } from "./refund";

const CARD = { paymentId: "card", max: "20.10", isExternal: false };
const CASH = { paymentId: "cash", max: "5", isExternal: true };

it("a refund is spread over payments exactly to the cent", () => {
  expect(spread("20.30", [CARD, CASH], "USD")).toEqual([
    { paymentId: "card", amount: { amount: "20.10" } },
    { paymentId: "cash", amount: { amount: "0.20" }, externalRefund: true },
  ]);
  expect(spread("0.10", [CARD, CASH], "USD")).toEqual([{ paymentId: "card", amount: { amount: "0.10" } }]);
  expect(totalOf([CARD, CASH], "USD")).toBe("25.10");
  expect(isMore("25.10", "25.1", "USD")).toBe(false);
  expect(isMore("25.11", "25.1", "USD")).toBe(true);
});
