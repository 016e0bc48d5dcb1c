import { expect, it } from "vitest";
import { mayBeTrackingNumber, withCarrier } from "./tracking";

it.each([
  ["JD0146000034", true],
  ["1Z 999 AA1 0123 4567 84", true],
  ["0034-0434-1610-94", true],
  ["10001", false],
  ["Ida Lund", false],
  ["ada@example.com", false],
])("%s counts as a tracking number: %s", (text, may) => {
  expect(mayBeTrackingNumber(text)).toBe(may);
});

it.each([
  ["1Z 999 AA1 0123 4567 84", "ups"],
  ["9400 1000 0000 0000 0000 00", "usps"],
  ["JD014600003412345678", "dhl"],
  ["RB123456785CA", "canadaPost"],
  ["7946 2345 6789", "fedex"],
  ["T-1", undefined],
])("the carrier of the number %s is %s", (trackingNumber, carrier) => {
  expect(withCarrier({}, { trackingNumber }).shippingProvider).toBe(carrier);
});

it("the carrier follows the number until the owner chooses another", () => {
  const guessed = withCarrier({}, { trackingNumber: "794623456789" });
  expect(withCarrier(guessed, { ...guessed, trackingNumber: "7946234567890123" }).shippingProvider).toBe("canadaPost");
  const chosen = withCarrier(guessed, { ...guessed, shippingProvider: "dhl" });
  expect(withCarrier(chosen, { ...chosen, trackingNumber: "1Z999AA10123456784" }).shippingProvider).toBe("dhl");
});
