import { describe, expect, it } from "vitest";
import { product, variant } from "../test/fakeCatalog";
import { mediaOf, pictureOf } from "./catalogMedia";

const image = (id: string) => ({ id, kind: "image" as const, url: `/media/${id}`, alt: "" });
const cup = product("cup", {
  media: [image("front"), image("in-use"), image("rust"), image("dented")],
  options: [
    {
      name: "Colour",
      kind: "color",
      choices: [
        { name: "Ink", mediaIds: ["front"] },
        { name: "Rust", mediaIds: ["rust"] },
        { name: "Pine", mediaIds: [] },
      ],
    },
  ],
});

describe("the picture of what is chosen", () => {
  it.each([
    ["the product's first, while nothing is chosen", {}, undefined, "front"],
    ["the choice's", { Colour: "Rust" }, undefined, "rust"],
    ["the variant's own before the choice's", { Colour: "Rust" }, { mediaId: "dented" }, "dented"],
    ["the product's first where the choice has none", { Colour: "Pine" }, undefined, "front"],
  ])("is %s", (_, chosen, own, id) => {
    const chosenVariant = own && variant("v", chosen, own);
    expect(pictureOf(cup, chosen, chosenVariant)).toMatchObject({ url: `/media/${id}` });
  });

  it("is looked for by the variant's media, then by those of the choices", () => {
    expect(mediaOf(cup, { Colour: "Rust" }, variant("v", {}, { mediaId: "dented" }))).toEqual(["dented", "rust"]);
  });
});
