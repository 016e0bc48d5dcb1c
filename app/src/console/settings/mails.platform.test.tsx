import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { readSettings } from "../session/platformCalls";
import { platformOfFile } from "../test/onPlatform";
import { SettingsPage } from ".";

const site = platformOfFile();

const show = () => site.show("/owner/settings", "/owner/settings", <SettingsPage />);
const saved = () => readSettings(site.context.host);

it("the address and the kinds of the owner's mails are saved", async () => {
  const { user } = show();
  const mails = within(await screen.findByRole("region", { name: "Emails to you" }));
  const address = mails.getByLabelText("Your email address");
  expect(address).toHaveValue("hello@hearthandfield.example");
  expect(mails.getByRole("checkbox", { name: "New orders" })).toBeChecked();
  await user.clear(address);
  await user.type(address, "me@");
  await user.tab();
  expect(mails.getByRole("alert")).not.toBeEmptyDOMElement();
  await user.type(address, "shop.example{Enter}");
  await user.click(mails.getByRole("checkbox", { name: "Low stock" }));
  await waitFor(async () => {
    expect(await saved()).toMatchObject({
      ownerEmail: "me@shop.example",
      ownerMails: ["NEW_ORDER", "REQUESTS", "LOW_STOCK"],
    });
  });
});

it("the time of reminders of abandoned checkouts is saved and can be undone", async () => {
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText("Reminder of an abandoned checkout"), "TEN_HOURS");
  await waitFor(async () => {
    expect(await saved()).toMatchObject({ checkoutReminder: "TEN_HOURS" });
  });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => {
    expect(await saved()).toMatchObject({ checkoutReminder: "OFF" });
  });
});

it("the days for returns and the requests to cancel are saved", async () => {
  const { user } = show();
  const requests = within(await screen.findByRole("region", { name: "Cancellations and returns" }));
  const days = requests.getByLabelText("Days to ask for a return");
  expect(days).toHaveValue("30");
  await user.clear(days);
  await user.type(days, "366{Enter}");
  expect(requests.getByRole("alert")).toHaveTextContent("Enter a whole number from 0 to 365.");
  await user.clear(days);
  await user.type(days, "14{Enter}");
  await user.click(requests.getByRole("checkbox", { name: "Customers may ask to cancel an order" }));
  await waitFor(async () => {
    expect(await saved()).toMatchObject({ returnDays: 14, cancelRequests: false });
  });
});
