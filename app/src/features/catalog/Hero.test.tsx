import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { shopContent } from "../../lib/shopContent";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { Hero } from "./Hero";

const mug = {
  _id: "mug",
  slug: "mug",
  name: "Mug",
  media: { items: ["front", "side"].map((_id) => ({ _id, image: { url: `https://pictures.example/${_id}.jpg` } })) },
};

function shop() {
  const queryProducts = () => Promise.resolve({ products: [mug] });
  return { ...fakeClient(null), products: { queryProducts }, collections: {} };
}

afterEach(() => {
  delete shopContent.hero.image;
});

it("the hero shows the second image of a featured product with a link to it", async () => {
  const { container } = renderStore(<Hero />, shop());
  expect(await screen.findByRole("link", { name: /Mug/ })).toHaveAttribute("href", "/product/mug");
  expect(container.querySelector("img")?.src).toContain("side.jpg");
});

it("the hero shows the shop's own image if the content names one", () => {
  shopContent.hero.image = "https://pictures.example/shop.jpg";
  const { container } = renderStore(<Hero />, shop());
  expect(container.querySelector("img")?.src).toContain("shop.jpg");
  expect(screen.queryByRole("link", { name: /Mug/ })).not.toBeInTheDocument();
});
