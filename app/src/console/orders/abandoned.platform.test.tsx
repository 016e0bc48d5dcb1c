import { STORES_APP_ID } from "@cartwright/sdk";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { AbandonedPage } from "./AbandonedPage";

const site = platformOfFile();

it("a customer who has been reminded of a checkout cannot be reminded again", async () => {
  const { items } = await site.client.productsV3.queryProducts().limit(1).find();
  await site.client.checkout.createCheckout({
    lineItems: [{ quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId: items[0]?._id ?? "" } }],
    channelType: "BACKOFFICE_MERCHANT",
    checkoutInfo: { buyerInfo: { email: "ada@example.com" } },
  });
  // A session ends after an hour without a call.
  await site.platform.advance(1800);
  await site.client.productsV3.queryProducts().limit(1).find();
  await site.platform.advance(1801);
  const { user } = site.show("/owner/orders/abandoned", "/owner/orders/abandoned", <AbandonedPage />);
  await user.click(await screen.findByRole("button", { name: "Send reminder: ada@example.com" }));
  expect(await screen.findByText("Reminder sent to ada@example.com.")).toBeInTheDocument();
  expect(await screen.findByText(/^Reminded on /)).toBeInTheDocument();
  const again = screen.getByRole("button", { name: "Send reminder: ada@example.com" });
  expect(again).toHaveAttribute("aria-disabled", "true");
  expect(await site.platform.messages("ada@example.com")).toHaveLength(1);
});
