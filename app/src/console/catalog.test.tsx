import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CatalogGate } from "./catalog";
import { Navigation } from "./Navigation";
import { renderConsole } from "./test/renderConsole";

function show(at: string, getCatalogVersion: () => Promise<object>) {
  const Screen = vi.fn(() => <p>The screen</p>);
  const both = (
    <>
      <Navigation />
      <CatalogGate>
        <Screen />
      </CatalogGate>
    </>
  );
  return { Screen, ...renderConsole("/owner/*", at, both, { catalogVersioning: { getCatalogVersion } }) };
}

const REASON = /^This site has catalog V1\./;

it("shows the reason in the place of screens that a site of catalog V1 cannot use", async () => {
  const { Screen } = show("/owner/products/new", () => Promise.resolve({ catalogVersion: "V1_CATALOG" }));
  expect(await screen.findByText(REASON)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Products" })).toBeInTheDocument();
  expect(Screen).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Stock" })).toHaveAccessibleDescription(REASON);
  expect(screen.getByRole("link", { name: "Orders" })).not.toHaveAccessibleDescription();
});

it("shows the other screens of such a site", async () => {
  show("/owner/orders", () => Promise.resolve({ catalogVersion: "V1_CATALOG" }));
  expect(await screen.findByText("The screen")).toBeInTheDocument();
});

it.each([
  ["of catalog V3", () => Promise.resolve({ catalogVersion: "V3_CATALOG" })],
  ["whose version cannot be read", () => Promise.reject(new Error("down"))],
])("shows the screen on a site %s", async (_, read) => {
  show("/owner/products", read);
  expect(await screen.findByText("The screen")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Stock" })).not.toHaveAccessibleDescription();
});
