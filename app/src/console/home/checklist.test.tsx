import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { Checklist } from "./Checklist";

const rules: Record<string, unknown[]> = { shippingOptions: [], taxRules: [{ id: "t" }] };

beforeEach(() => {
  rules.shippingOptions = [];
  vi.stubGlobal("fetch", (address: string) => {
    const kind = address.split("/rules/")[1];
    return Promise.resolve(Response.json(kind ? { rules: rules[kind] } : { openRegistration: true }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(catalogVersion = "V3_CATALOG") {
  const client = {
    catalogVersioning: { getCatalogVersion: () => Promise.resolve({ catalogVersion }) },
    collections: { queryCollections: () => ({ limit: () => ({ find: () => Promise.resolve({ items: [] }) }) }) },
    products: { queryProducts: () => Promise.resolve({ products: [{ _id: "mug" }] }) },
    productsV3: { searchProducts: () => Promise.resolve({ products: [{ _id: "mug" }] }) },
    categories: {
      queryCategories: () => Promise.resolve({ categories: [{ slug: "all-products" }, { slug: "mugs" }] }),
    },
  };
  const both = (
    <>
      <Checklist />
      <p>Today</p>
    </>
  );
  return renderConsole("/owner", "/owner", both, client);
}

it("the checklist shows done and open steps and can be hidden on the device", async () => {
  const { user } = show();
  expect(await screen.findByText("4 of 5 done")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Set where you deliver, and at what price" })).toHaveAttribute(
    "href",
    "/owner/rules/delivery",
  );
  expect(screen.queryByRole("link", { name: "Add a product" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByText("Set up the shop")).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Set up the shop")).toBeInTheDocument();
});

it("the checklist disappears once every step is done", async () => {
  show();
  expect(await screen.findByText("4 of 5 done")).toBeInTheDocument();
  rules.shippingOptions = [{ id: "std" }];
  // The page becomes visible again, which refetches the checklist.
  window.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => {
    expect(screen.queryByText("Set up the shop")).not.toBeInTheDocument();
  });
  expect(screen.getByText("Today")).toBeInTheDocument();
});

it("the checklist of a V1 site asks for a collection", async () => {
  show("V1_CATALOG");
  expect(await screen.findByText("3 of 5 done")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Create a collection" })).toBeInTheDocument();
});

it("the checklist shows a failure with a retry", async () => {
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 500 })));
  const { user } = show();
  expect(await screen.findByRole("alert")).toHaveTextContent("The steps to set up the shop could not be loaded.");
  vi.stubGlobal("fetch", answer);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("4 of 5 done")).toBeInTheDocument();
});
