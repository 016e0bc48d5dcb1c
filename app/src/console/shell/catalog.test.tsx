import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CatalogGate } from "./CatalogGate";
import { Navigation } from "./Navigation";
import { renderConsole } from "../test/renderConsole";

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

const V1 = () => Promise.resolve({ catalogVersion: "V1_CATALOG" });
const REASON = /^Catalog V1 has no shared lists\./;

it("screens that catalog V1 does not support show the reason", async () => {
  const { Screen } = show("/owner/lists/brands", V1);
  expect(await screen.findByText(REASON)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Lists" })).toBeInTheDocument();
  expect(Screen).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Lists" })).toHaveAccessibleDescription(REASON);
  expect(screen.getByRole("link", { name: "Products" })).not.toHaveAccessibleDescription();
});

it("import and export show that they need catalog V3", async () => {
  show("/owner/products/import", V1);
  expect(await screen.findByText("Import and export need catalog V3.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Products" })).toBeInTheDocument();
});

it.each(["/owner/orders", "/owner/products", "/owner/stock"])("%s is shown on a V1 site", async (path) => {
  show(path, V1);
  expect(await screen.findByText("The screen")).toBeInTheDocument();
});

it.each([
  ["of catalog V3", () => Promise.resolve({ catalogVersion: "V3_CATALOG" })],
  ["whose version cannot be read", () => Promise.reject(new Error("down"))],
])("the screen is shown on a site %s", async (_, read) => {
  show("/owner/lists", read);
  expect(await screen.findByText("The screen")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lists" })).not.toHaveAccessibleDescription();
});
