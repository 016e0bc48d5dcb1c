import { vi } from "vitest";

interface Search {
  filter?: { slug?: { $in: string[] }; visible?: boolean };
  cursorPaging?: { cursor?: string };
}

export interface Item {
  product: { _id: string; slug: string; visible: boolean; [field: string]: unknown };
  variants: { variantId: string; stock: object; [field: string]: unknown }[];
}

const amount = (value: string) => ({ amount: value });

const choice = (optionId: string, choiceId: string, optionName: string, choiceName: string) => ({
  optionChoiceIds: { optionId, choiceId },
  optionChoiceNames: { optionName, choiceName },
});

/** A product with two options, whose variants are not in the order of their choices. */
export const SHIRT: Item = {
  product: {
    _id: "shirt",
    slug: "shirt",
    visible: true,
    name: 'Shirt, "soft"',
    productType: "PHYSICAL",
    brand: { name: "Fell" },
    ribbon: { name: "New" },
    plainDescription: '<p>Soft; "warm",</p>\n<p>blue</p>',
    directCategoriesInfo: { categories: [{ _id: "tops" }, { _id: "everything" }] },
    media: {
      itemsInfo: {
        items: [
          { mediaType: "IMAGE", url: "http://localhost:4400/media/shirt.webp" },
          {
            mediaType: "VIDEO",
            url: "http://localhost:4400/film",
            thumbnail: { url: "https://else.example/film.jpg" },
          },
        ],
      },
    },
    options: [
      { _id: "size", choicesSettings: { choices: [{ choiceId: "s" }, { choiceId: "m" }] } },
      { _id: "colour", choicesSettings: { choices: [{ choiceId: "sea", colorCode: "#204060" }] } },
    ],
  },
  variants: [
    variant("v-m", ["m", "M"], { price: { actualPrice: amount("24.90"), compareAtPrice: amount("30.00") } }, [7]),
    variant("v-s", ["s", "S"], { price: { actualPrice: amount("24.90") }, sku: "S-1", barcode: "40" }, false),
  ],
};

function variant(variantId: string, [id, name]: [string, string], more: object, stock: [number] | boolean) {
  return {
    variantId,
    optionChoices: [choice("size", id, "Size", name), choice("colour", "sea", "Colour", "Sea")],
    revenueDetails: { cost: amount("9.50") },
    physicalProperties: { weight: 0.25 },
    ...more,
    stock:
      typeof stock === "boolean"
        ? { trackQuantity: false, inStock: stock }
        : { trackQuantity: true, quantity: stock[0] },
  };
}

/** A product without options, whose name a spreadsheet would run as a formula. */
export const plain = (slug: string, visible = true, quantity = 3): Item => ({
  product: { _id: slug, slug, visible, name: `=${slug}`, productType: "DIGITAL" },
  variants: [
    {
      variantId: "00000000-0000-0000-0000-000000000000",
      price: { actualPrice: amount("5.00") },
      stock: { trackQuantity: true, quantity },
    },
  ],
});

/** The console's calls over products in memory, two to a page. */
export function fakeGoods(items: readonly Item[]) {
  const found = ({ filter = {} }: Search) =>
    items
      .map(({ product }) => product)
      .filter(({ slug, visible }) => filter.slug?.$in.includes(slug) ?? (filter.visible ?? visible) === visible);
  const of = (ids: readonly string[]) => items.filter(({ product }) => ids.includes(product._id));
  return {
    productsV3: {
      searchProducts: vi.fn((search: Search) => {
        const [start, filter] = (search.cursorPaging?.cursor ?? "0 {}").split(" ");
        const offset = Number(start);
        const wanted = search.filter ?? (JSON.parse(filter ?? "{}") as Search["filter"]);
        const all = found({ ...(wanted && { filter: wanted }) });
        const next = offset + 2 < all.length ? { next: `${offset + 2} ${JSON.stringify(wanted ?? {})}` } : {};
        return Promise.resolve({ products: all.slice(offset, offset + 2), pagingMetadata: { cursors: next } });
      }),
      queryProducts: vi.fn((query: Search) => Promise.resolve({ products: found(query) })),
      countProducts: vi.fn((search: Search) => Promise.resolve({ count: found(search).length })),
    },
    readOnlyVariantsV3: {
      searchVariants: vi.fn(({ filter }: { filter: { "productData.productId": { $in: string[] } } }) =>
        Promise.resolve({
          variants: of(filter["productData.productId"].$in).flatMap(({ product, variants }) =>
            variants.map((each) => ({ ...each, productData: { productId: product._id } })),
          ),
        }),
      ),
    },
    inventoryItemsV3: {
      searchInventoryItems: vi.fn(({ filter }: { filter: { productId: { $in: string[] } } }) =>
        Promise.resolve({
          inventoryItems: of(filter.productId.$in).flatMap(({ product, variants }) =>
            variants.map(({ variantId, stock }) => ({ productId: product._id, variantId, ...stock })),
          ),
        }),
      ),
    },
    categories: {
      queryCategories: vi.fn(() =>
        Promise.resolve({
          categories: [
            { _id: "tops", name: "Tops", slug: "tops" },
            { _id: "everything", name: "All", slug: "all-products" },
          ],
        }),
      ),
    },
  };
}
