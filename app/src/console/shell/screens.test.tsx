import { i18n } from "@lingui/core";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { Gate } from "./Gate";
import { Navigation } from "./Navigation";
import { SCREENS } from "./screens";

function show(path: string, getCatalogVersion: () => Promise<object>) {
  const Content = vi.fn(() => <p>The screen</p>);
  const { title, needs = "sharedLists" } = SCREENS.find((each) => each.path === path) ?? {};
  const both = (
    <>
      <Navigation />
      <Gate title={title} needs={needs}>
        <Content />
      </Gate>
    </>
  );
  return {
    Content,
    ...renderConsole("/owner/*", `/owner/${path}`, both, { catalogVersioning: { getCatalogVersion } }),
  };
}

const V1 = () => Promise.resolve({ catalogVersion: "V1_CATALOG" });
const REASON = /^Catalog V1 has no shared lists\./;

it("screens that catalog V1 does not support show the reason", async () => {
  const { Content } = show("lists/brands", V1);
  expect(await screen.findByText(REASON)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Brands" })).toBeInTheDocument();
  expect(Content).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Lists" })).toHaveAccessibleDescription(REASON);
  expect(screen.getByRole("link", { name: "Products" })).not.toHaveAccessibleDescription();
});

it("import and export show that they need catalog V3", async () => {
  show("products/import", V1);
  expect(await screen.findByText("Import and export need catalog V3.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Import products" })).toBeInTheDocument();
});

it("only lists and transfers need catalog V3", () => {
  const needing = SCREENS.filter(({ needs }) => needs === "sharedLists" || needs === "transfer");
  expect(needing.map(({ path }) => path.split("/")[0])).toEqual(["products", ...Array<string>(6).fill("lists")]);
});

it.each([
  ["of catalog V3", () => Promise.resolve({ catalogVersion: "V3_CATALOG" })],
  ["whose version cannot be read", () => Promise.reject(new Error("down"))],
])("the screen is shown on a site %s", async (_, read) => {
  show("lists", read);
  expect(await screen.findByText("The screen")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lists" })).not.toHaveAccessibleDescription();
});

it("every screen but those of one entry has a title of its own, so that the palette finds it", () => {
  const titled = SCREENS.filter(({ path }) => !path.includes(":"));
  const titles = titled.map(({ title }) => title && i18n._(title));
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titled.length);
});
