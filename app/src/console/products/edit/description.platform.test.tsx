import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LISTS, ListPage } from "../../shared-lists";
import { platformOfFile } from "../../test/onPlatform";
import { ProductPage } from "./ProductPage";

const WORDS = { type: "TEXT", textData: { text: "Woven", decorations: [{ type: "BOLD", fontWeightValue: 700 }] } };
/** A text whose video the editor does not know. */
const NODES = [
  { id: "a", type: "PARAGRAPH", nodes: [WORDS], paragraphData: { textStyle: { textAlignment: "CENTER" } } },
  { id: "b", type: "VIDEO", nodes: [], videoData: { title: "The loom" } },
];
const PRICED = [{ price: { actualPrice: { amount: "9.00" } }, physicalProperties: {} }];

/** Makes the first block of a text a heading. */
async function makeHeading(user: ReturnType<ReturnType<typeof platformOfFile>["show"]>["user"], field: string) {
  const tools = await screen.findByRole("toolbar", { name: `Formatting of ${field}` }, { timeout: 10_000 });
  await user.selectOptions(within(tools).getByLabelText("Kind of text"), "Heading");
}

async function save(user: Parameters<typeof makeHeading>[0]) {
  const changes = screen.getByRole("region", { name: "Unsaved changes" });
  await user.click(within(changes).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Product saved.")).toBeInTheDocument();
}

describe("with catalog V3", () => {
  const site = platformOfFile();

  it("an edited description keeps its other formats, and the parts that the editor does not know", async () => {
    const { _id: id } = await site.client.productsV3.createProduct({
      ...{ name: "Rug", productType: "PHYSICAL", physicalProperties: {} },
      ...{ description: { nodes: NODES }, variantsInfo: { variants: PRICED } },
    });
    const { user } = site.show("/owner/products/:id", `/owner/products/${id}`, <ProductPage />);
    await makeHeading(user, "Description");
    expect(screen.getByRole("textbox", { name: "Description" })).toHaveTextContent("Woven");
    await save(user);
    const { description } = await site.client.productsV3.getProduct(id, { fields: ["DESCRIPTION"] });
    expect(description?.nodes).toMatchObject([
      {
        ...{ id: "a", type: "HEADING", headingData: { level: 2, textStyle: { textAlignment: "CENTER" } } },
        nodes: [WORDS],
      },
      NODES[1],
    ]);
  });

  it("the text of a shared info section is formatted", async () => {
    await site.client.infoSectionsV3.createInfoSection({
      ...{ uniqueName: "Rugs", title: "Care" },
      description: { nodes: NODES },
    });
    const page = <ListPage name="info-sections" kind={LISTS["info-sections"]!} />;
    const { user } = site.show("/owner/lists/:kind", "/owner/lists/info-sections", page);
    await user.click(await screen.findByRole("button", { name: "Edit: Rugs" }));
    await makeHeading(user, "Text");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Rugs saved.")).toBeInTheDocument();
    const { infoSections } = await site.client.infoSectionsV3.queryInfoSections({ filter: { uniqueName: "Rugs" } });
    expect(infoSections?.[0]?.plainDescription).toBe("<h2><strong>Woven</strong></h2>");
  });
});

describe("with catalog V1", () => {
  const site = platformOfFile({ catalog: "v1" });

  it("an edited description keeps its other formats, and the parts that the editor does not know", async () => {
    const frame = '<iframe src="https://video.example/1"></iframe>';
    const { product } = await site.client.products.createProduct({
      ...{ name: "Rug", productType: "physical", priceData: { price: 9 } },
      description: `<p style="text-align: center;">Woven <em>by hand</em></p>${frame}`,
    });
    const id = product._id;
    const { user } = site.show("/owner/products/:id", `/owner/products/${id}`, <ProductPage />);
    await makeHeading(user, "Description");
    await save(user);
    const saved = await site.client.products.getProduct(id);
    expect(saved.product.description).toBe(`<h2>Woven <em>by hand</em></h2>${frame}`);
  });
});
