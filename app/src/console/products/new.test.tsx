import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TransportError } from "@cartwright/sdk";
import { renderConsole } from "../test/renderConsole";
import { NewProductPage } from ".";

it("a new product may already exist after a timeout, which is shown before a retry", async () => {
  const late = () => Promise.reject(new TransportError({ kind: "timed-out", message: "late" }));
  const client = { productsV3: { createProductWithInventory: late } };
  const { user } = renderConsole("/new", "/new", <NewProductPage />, client);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Tee");
  await user.type(screen.getByRole("textbox", { name: "Price" }), "5");
  await user.click(screen.getByRole("button", { name: "Create the product" }));
  expect(await screen.findByText(/^The product may have been created/)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Tee");
});
