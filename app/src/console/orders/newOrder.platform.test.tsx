import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { NewOrderPage } from ".";
import { placed } from "../test/placedOrder";

const site = platformOfFile();

it("an earlier guest is found by a part of the name, and fills the order's form with the address", async () => {
  await placed(site);
  const { user } = site.show("/owner/orders/new", "/owner/orders/new", <NewOrderPage />);
  await user.type(screen.getByRole("searchbox", { name: "Find a customer by name or email" }), "ada");
  await user.click(await screen.findByRole("button", { name: /Ada Lovelace/ }));
  const values = { Email: "ada@example.com", "First name": "Ada", City: "Hudson", "Postal code": "12534" };
  for (const [label, value] of Object.entries(values)) expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText("Country")).toHaveDisplayValue("United States");
  expect(await screen.findByLabelText("State or province")).toHaveDisplayValue("New York");
});
