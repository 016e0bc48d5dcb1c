import { i18n } from "@lingui/core";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { PRODUCT } from "../../../generated/bounds";
import { platformOfFile } from "../../test/onPlatform";
import { ProductPage } from "./ProductPage";
import { DETAILS } from "./details";

const site = platformOfFile();

const TEXTS = DETAILS.flatMap(({ name, label, max }) =>
  max === undefined ? [] : [{ name, label: i18n._(label), max }],
);

/** A text of a length that the field accepts: a slug has no spaces. */
const textOf = (name: string, length: number) => (name === "slug" ? "s" : "ü").repeat(length);

let id: string;
beforeEach(async () => {
  const variants = [{ price: { actualPrice: { amount: "9.00" } }, physicalProperties: {} }];
  const mug = { name: "Mug", productType: "PHYSICAL" as const, physicalProperties: {}, variantsInfo: { variants } };
  const { _id } = await site.client.productsV3.createProduct(mug);
  id = _id;
});

async function typed(more: number) {
  const { user } = site.show("/owner/products/:id", `/owner/products/${id}`, <ProductPage />);
  for (const { name, label, max } of TEXTS) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: textOf(name, max + more) } });
  }
  return {
    user,
    save: within(screen.getByRole("region", { name: "Unsaved changes" })).getByRole("button", { name: "Save" }),
  };
}

it("the texts of a product are saved at their greatest lengths", async () => {
  const { user, save } = await typed(0);
  await user.click(save);
  expect(await screen.findByText("Product saved.")).toBeInTheDocument();
  const { name, slug, brand, ribbon } = await site.client.productsV3.getProduct(id);
  const lengths = { name, slug, brand: brand?.name, ribbon: ribbon?.name };
  for (const [field, text] of Object.entries(lengths)) {
    expect(text, field).toHaveLength(PRODUCT[field as keyof typeof lengths]);
  }
});

it("a text of a product that is longer by a character is refused at its field, before it is sent", async () => {
  const { user, save } = await typed(1);
  for (const { label } of TEXTS) {
    expect(screen.getByLabelText(label), label).toHaveAccessibleDescription(/Use at most [\d,]+ characters\./);
  }
  await user.click(save);
  expect(await site.client.productsV3.getProduct(id)).toMatchObject({ name: "Mug" });
});
