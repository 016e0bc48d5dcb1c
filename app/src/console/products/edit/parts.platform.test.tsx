/** The product screen's lesser parts: its state in the shop, categories, info sections and files. */
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { platformOfFile } from "../../test/onPlatform";
import { changesBar, isSaved, productsOf, SHIRT } from "../../test/productOnPlatform";

const site = platformOfFile({ seed: "empty" });
const product = productsOf(site);

describe("the product's page", () => {
  it("shows its sections in order of use, and shows the product in the shop", async () => {
    const { user } = await product.create({ visible: false });
    const names = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(["Details", "Price and stock", "Options", "Pictures"]);
    expect(names.indexOf("Categories")).toBeLessThan(names.indexOf("Search engines"));
    expect(screen.getByText("Shoppers do not see it yet.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show in the shop" }));
    expect(await screen.findByRole("link", { name: "View in the shop" })).toBeInTheDocument();
    expect(await product.saved()).toMatchObject({ visible: true });
  });

  it("adds the product to a category at once and removes it by Undo", async () => {
    const tree = { treeReference: { appNamespace: "@wix/stores" } };
    const { _id } = await site.client.categories.createCategory({ name: "Tops" }, tree);
    const { user } = await product.create();
    const categories = within(await screen.findByRole("region", { name: "Categories" }));
    const tops = await categories.findByRole("checkbox", { name: "Tops" });
    const all = (await product.saved()).directCategoriesInfo?.categories;
    expect(categories.getAllByRole("checkbox")).toEqual([tops]);
    await user.click(tops);
    await waitFor(async () => {
      expect((await product.saved()).directCategoriesInfo?.categories).toContainEqual(expect.objectContaining({ _id }));
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect((await product.saved()).directCategoriesInfo?.categories).toEqual(all);
    });
  });

  it("finds an info section by its title, also beyond a hundred", async () => {
    const sections = Array.from({ length: 110 }, (_, index) => ({
      title: index === 105 ? "Warranty" : "Care",
      uniqueName: `Care ${1000 + index}`,
      plainDescription: "<p>By hand</p>",
    }));
    for (const part of [sections.slice(0, 100), sections.slice(100)]) {
      await site.client.infoSectionsV3.bulkCreateInfoSections(part);
    }
    const { user } = await product.create();
    const box = await screen.findByRole("searchbox", { name: "Add an info section" });
    expect(screen.getByText("110 more: search for them.")).toBeInTheDocument();
    await user.type(box, "warr");
    const list = screen.getByRole("list", { name: "Info sections to add" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    await user.click(within(list).getByRole("button", { name: /^Add/ }));
    expect(changesBar().getByText(/Warranty/)).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await isSaved();
    const { infoSections = [] } = await product.saved();
    const [added] = infoSections;
    expect(infoSections).toHaveLength(1);
    expect(await site.client.infoSectionsV3.getInfoSection(added?._id ?? "")).toMatchObject({ title: "Warranty" });
  });
});

describe("the files of a digital product", () => {
  const guide = () => {
    const variants = (SHIRT.variantsInfo?.variants ?? []).map(({ choices = [], price = {} }) => ({ choices, price }));
    return product.create({
      ...{ name: "Guide", productType: "DIGITAL", options: SHIRT.options ?? [], variantsInfo: { variants } },
      physicalProperties: undefined,
    });
  };
  const files = async () => within(await screen.findByRole("region", { name: "Files" }));
  const save = () => changesBar().getByRole("button", { name: "Save" });
  const pdf = (name: string) => new File(["%PDF-1.7\n%%EOF\n"], name, { type: "application/pdf" });
  const saved = async () =>
    (await product.saved()).variantsInfo?.variants?.map((each) => each.digitalProperties?.digitalFile?.fileName);

  it("are uploaded for a variant and listed as a change, and other files stay", async () => {
    const { user } = await guide();
    await user.upload((await files()).getByLabelText("Upload the file of S"), pdf("guide-s.pdf"));
    expect(await screen.findByText("Files: – → guide-s.pdf")).toBeInTheDocument();
    await user.click(save());
    await isSaved();
    expect((await files()).getByText("guide-s.pdf")).toBeInTheDocument();
    await user.upload((await files()).getByLabelText("Upload the file of M"), pdf("guide-m.pdf"));
    expect(await screen.findByText("Files: guide-s.pdf → guide-s.pdf, guide-m.pdf")).toBeInTheDocument();
    await user.click(save());
    await waitFor(async () => {
      expect(await saved()).toEqual(["guide-s.pdf", "guide-m.pdf"]);
    });
  });

  it("are read-only on a hosted site", async () => {
    (await guide()).unmount();
    product.show({ simulated: false });
    expect((await files()).getByText(/^The files of a hosted site cannot be changed here/)).toBeInTheDocument();
    expect((await files()).queryByLabelText(/file of/)).not.toBeInTheDocument();
  });

  it("are not shown for a physical product", async () => {
    await product.create();
    await screen.findByRole("textbox", { name: "Name" });
    expect(screen.queryByRole("region", { name: "Files" })).not.toBeInTheDocument();
  });
});
