import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeClient } from "../test/fakeClient";
import { renderStore } from "../test/renderStore";
import { Component } from "./product";

it("the meta descriptions of a product page end with a whole emoji", async () => {
  const description = `<p>${"y".repeat(154)}😀😀</p>`;
  const queryProducts = () =>
    Promise.resolve({ products: [{ _id: "bowl", slug: "bowl", name: "Bowl", description, productType: "physical" }] });
  const client = { ...fakeClient(null), products: { queryProducts }, collections: {} };
  renderStore(null, client, { at: "/product/bowl", pages: [{ path: "/product/:slug", element: <Component /> }] });
  for (const name of ['name="description"', 'property="og:description"']) {
    await waitFor(() => {
      expect(document.querySelector(`meta[${name}]`)?.getAttribute("content")).toBe(`${"y".repeat(154)}😀`);
    });
  }
});
