import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../generated/bounds";
import { platformOfFile } from "../test/onPlatform";
import { NewProductPage } from ".";

const site = platformOfFile({ seed: "empty" });

const show = () => site.show("/new", "/new", <NewProductPage />);

const create = () => screen.getByRole("button", { name: "Create the product" });

const products = async () => (await site.client.productsV3.queryProducts().find()).items;

/** The only product of the shop, and the page at which its owner should be. */
async function created() {
  const items = await products();
  expect(items).toHaveLength(1);
  const id = items[0]?._id ?? "";
  const product = await site.client.productsV3.getProduct(id, { fields: ["CURRENCY"] });
  return { page: `/owner/products/${id}`, product };
}

/** Pastes the name, of any length, and types the price. */
async function type(name: string, price?: string) {
  const view = show();
  await view.user.click(screen.getByRole("textbox", { name: "Name" }));
  await view.user.paste(name);
  if (price !== undefined) await view.user.type(screen.getByRole("textbox", { name: "Price" }), price);
  return view;
}

/** Waits for the page of the created product. */
async function saved() {
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
  return created();
}

describe("a new product", () => {
  it("has a variant for each combination of the typed options", async () => {
    const { user, history } = show();
    await user.click(create());
    expect(screen.getByText("A product needs a name.")).toBeInTheDocument();
    expect(screen.getByText("Enter a price, such as 24 or 24.90.")).toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Tee");
    await user.type(screen.getByRole("textbox", { name: "Price" }), "1,024");
    await user.type(screen.getByRole("textbox", { name: "New option" }), "Size");
    await user.type(screen.getByRole("textbox", { name: "Its choices" }), "S, M, s{Enter}");
    expect(screen.getByText("2 variants: Size (S, M)")).toBeInTheDocument();
    await user.click(create());
    const { page, product } = await saved();
    expect(product).toMatchObject({ name: "Tee", visible: false });
    expect(product.variantsInfo?.variants).toMatchObject(
      ["S", "M"].map(() => ({ visible: true, price: { actualPrice: { amount: "1024.00" } } })),
    );
    expect(product.options).toMatchObject([
      { name: "Size", choicesSettings: { choices: [{ name: "S" }, { name: "M" }] } },
    ]);
    expect(history.visit().location.pathname).toBe(page);
  });

  it("is digital if chosen, without the weights of a table", async () => {
    const { user } = await type("Guide", "9");
    await user.selectOptions(screen.getByLabelText("Kind"), "Digital: customers download a file");
    await user.click(screen.getByRole("textbox", { name: "Variants from a spreadsheet" }));
    await user.paste("Format\tWeight\nPDF\t0.2\nAudio\t0.1");
    await user.click(create());
    const { product } = await saved();
    expect(product).toMatchObject({ productType: "DIGITAL" });
    expect(product.variantsInfo?.variants).toHaveLength(2);
    expect(JSON.stringify(product)).not.toContain('"weight"');
  });

  it("is not created from a table with invalid cells, which are all named", async () => {
    const { user } = await type("Tee");
    await user.click(screen.getByRole("textbox", { name: "Variants from a spreadsheet" }));
    await user.paste("Size\tPrice\tQuantity\nS\t12,50\t3\nM\t-1\tsome");
    expect(screen.getByText("Line 3, Price: “-1” must not be less than 0")).toBeInTheDocument();
    expect(screen.getByText("Line 3, Quantity: “some” is not a number")).toBeInTheDocument();
    await user.click(create());
    expect(create()).not.toHaveAttribute("aria-disabled", "true");
    expect(await products()).toEqual([]);
  });

  it("has a name of the greatest length and the highest price", async () => {
    const longest = "n".repeat(PRODUCT.name);
    const { user } = await type(longest, "999,999,999.99");
    await user.click(create());
    const { product } = await saved();
    expect(product.name).toBe(longest);
    expect(product.variantsInfo?.variants?.[0]?.price?.actualPrice?.amount).toBe(String(PRODUCT.price));
  });

  it("is refused at its name if that is one character longer, and nothing is sent", async () => {
    const { user } = await type("n".repeat(PRODUCT.name + 1), "5");
    await user.click(create());
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("Use at most 80 characters.");
    expect(create()).not.toHaveAttribute("aria-disabled", "true");
    expect(screen.queryByText(/was not created/)).not.toBeInTheDocument();
    expect(await products()).toEqual([]);
  });

  it("is refused at its price if that is higher", async () => {
    const { user } = await type("Tee", "1000000000");
    await user.click(create());
    expect(screen.getByRole("textbox", { name: "Price" })).toBeInvalid();
    expect(await products()).toEqual([]);
  });

  it("may already exist after a lost answer, which is shown before a retry", async () => {
    const { user } = await type("Tee", "5");
    await site.platform.fault({ match: "products_v3.create_with_inventory", resetAfter: true });
    await user.click(create());
    expect(await screen.findByText(/^The product may have been created/)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Tee");
    expect(await products()).toHaveLength(1);
  });
});
