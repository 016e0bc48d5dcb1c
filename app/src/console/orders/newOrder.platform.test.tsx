import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { NewOrderPage } from ".";
import { ordersOf } from "../test/ordersOnPlatform";

const site = platformOfFile();

it("an earlier guest is found by a part of the name, and fills the order's form with the address", async () => {
  await ordersOf(site).enter({
    recipientInfo: {
      contactDetails: { firstName: "Ada", lastName: "Lovelace" },
      address: {
        addressLine1: "1 Main Street",
        city: "Hudson",
        postalCode: "12534",
        subdivision: "US-NY",
        country: "US",
      },
    },
  });
  const { user } = site.show("/owner/orders/new", "/owner/orders/new", <NewOrderPage />);
  await user.type(screen.getByRole("searchbox", { name: "Find a customer by name or email" }), "ada");
  await user.click(await screen.findByRole("button", { name: /Ada Lovelace/ }));
  const values = { Email: "ada@example.com", "First name": "Ada", City: "Hudson", Postcode: "12534" };
  for (const [label, value] of Object.entries(values)) expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText("Country")).toHaveDisplayValue("United States");
  expect(await screen.findByLabelText("State or province")).toHaveDisplayValue("New York");
});

it("a custom item's name that is longer by a character than the platform takes stops the calculation at its field", async () => {
  const { user } = site.show("/owner/orders/new", "/owner/orders/new", <NewOrderPage />);
  await user.click(screen.getByRole("button", { name: "Add custom item" }));
  await user.type(screen.getByLabelText("Price"), "7.50");
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  const name = screen.getByLabelText("Name");
  fireEvent.change(name, { target: { value: "🎁".repeat(201) } });
  expect(name).toHaveAccessibleDescription("Use at most 200 characters.");
  const calculate = screen.getByRole("button", { name: "Calculate delivery and tax" });
  expect(calculate).toHaveAccessibleDescription("Use at most 200 characters.");
  fireEvent.change(name, { target: { value: "🎁".repeat(200) } });
  await user.click(calculate);
  expect(await screen.findByRole("button", { name: "Place order" })).toBeInTheDocument();
});
