import type { FilePlatform } from "./onPlatform";

interface Fields {
  amount?: string;
  sku?: string;
  visible?: boolean;
  inventoryItem?: { quantity: number } | { inStock: boolean };
}

/** Creates a product without options; returns its id. */
export async function createGoods(site: FilePlatform, name: string, fields: Fields = {}): Promise<string> {
  const { amount = "1.00", visible = true, ...variant } = fields;
  const { product } = await site.client.productsV3.createProductWithInventory({
    ...{ name, visible, productType: "PHYSICAL", physicalProperties: {} },
    variantsInfo: { variants: [{ ...variant, price: { actualPrice: { amount } }, physicalProperties: {} }] },
  });
  return product?._id ?? "";
}
