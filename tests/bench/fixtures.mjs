/** Generated answers of the platform, identical in each run: a cart of 20 lines and a page of 50 products. */

/** @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(20_261_121);
const pick = (/** @type {string[]} */ from) => from[Math.floor(random() * from.length)] ?? "";
const hex = (/** @type {number} */ length) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");
const id = () => [8, 4, 4, 4, 12].map(hex).join("-");

const WORDS = "oak linen enamel brass hand thrown kettle lamp table wool stone garden light quiet kitchen desk".split(
  " ",
);
const words = (/** @type {number} */ count) => Array.from({ length: count }, () => pick(WORDS)).join(" ");
const amount = () => (Math.floor(random() * 20_000) / 100 + 1).toFixed(2);
const price = () => {
  const value = amount();
  return { amount: value, convertedAmount: value, formattedAmount: `$${value}`, formattedConvertedAmount: `$${value}` };
};
const date = () => new Date(Date.UTC(2026, Math.floor(random() * 10), 1 + Math.floor(random() * 27))).toISOString();

function picture() {
  const name = `${hex(6)}_${hex(32)}~mv2.jpg`;
  const url = `https://static.wixstatic.com/media/${name}`;
  return { id: name, url, height: 1200, width: 1200, altText: words(4) };
}

function cartLine() {
  const catalogItemId = id();
  return {
    id: id(),
    quantity: 1 + Math.floor(random() * 4),
    catalogReference: {
      catalogItemId,
      appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
      options: { variantId: id(), options: { Colour: pick(WORDS), Size: pick(["S", "M", "L"]) } },
    },
    productName: { original: words(3), translated: words(3) },
    url: { relativePath: `/product-page/${words(3).replaceAll(" ", "-")}`, url: "https://shop.example" },
    price: price(),
    fullPrice: price(),
    priceBeforeDiscounts: price(),
    lineItemPrice: price(),
    descriptionLines: [
      { name: { original: "Colour", translated: "Colour" }, colorInfo: { original: pick(WORDS), code: `#${hex(6)}` } },
      { name: { original: "Size", translated: "Size" }, plainText: { original: "M", translated: "M" } },
    ],
    image: picture(),
    availability: { status: "AVAILABLE", quantityAvailable: Math.floor(random() * 40) },
    physicalProperties: { weight: 1.5, sku: hex(8), shippable: true },
    itemType: { preset: "PHYSICAL" },
    paymentOption: "FULL_PAYMENT_ONLINE",
    rootCatalogItemId: catalogItemId,
    taxableAddress: { taxableAddressType: "BUSINESS" },
    customLineItem: false,
  };
}

function product() {
  const media = Array.from({ length: 3 }, () => {
    const image = picture();
    return { thumbnail: image, mediaType: "image", title: words(2), image, id: image.id };
  });
  const cost = price();
  const priceData = { currency: "USD", price: 10, discountedPrice: 10, formatted: { price: cost.formattedAmount } };
  return {
    id: id(),
    name: words(3),
    slug: words(3).replaceAll(" ", "-"),
    visible: true,
    productType: "physical",
    description: `<p>${words(90)}</p>`,
    sku: hex(8),
    weight: 1.2,
    stock: { trackInventory: true, quantity: Math.floor(random() * 50), inStock: true, inventoryStatus: "IN_STOCK" },
    price: priceData,
    priceData,
    convertedPriceData: priceData,
    priceRange: { minValue: 10, maxValue: 40 },
    costAndProfitData: { itemCost: 4, formattedItemCost: "$4.00", profit: 6, profitMargin: 0.6 },
    additionalInfoSections: [{ title: "Care", description: `<p>${words(30)}</p>` }],
    ribbons: [{ text: "New" }],
    ribbon: "New",
    media: { mainMedia: media[0], items: media },
    customTextFields: [],
    manageVariants: true,
    productOptions: ["Colour", "Size"].map((name) => ({
      optionType: name === "Colour" ? "color" : "drop_down",
      name,
      choices: Array.from({ length: 3 }, () => ({
        value: pick(WORDS),
        description: words(1),
        inStock: true,
        visible: true,
      })),
    })),
    productPageUrl: { base: "https://shop.example/", path: `/product-page/${words(2).replaceAll(" ", "-")}` },
    numericId: String(Math.floor(random() * 1e15)),
    inventoryItemId: id(),
    discount: { type: "NONE", value: 0 },
    collectionIds: [id(), id()],
    variants: Array.from({ length: 4 }, () => ({
      id: id(),
      choices: { Colour: pick(WORDS), Size: pick(["S", "M", "L"]) },
      variant: { priceData, convertedPriceData: priceData, weight: 1, sku: hex(8), visible: true },
      stock: { trackQuantity: true, quantity: 5, inStock: true },
    })),
    lastUpdated: date(),
    createdDate: date(),
    seoData: { tags: [] },
    ribbonColor: hex(6),
    brand: pick(WORDS),
  };
}

/** The answers as JSON texts, by call. */
export const answers = {
  cart: JSON.stringify({
    cart: {
      id: id(),
      lineItems: Array.from({ length: 20 }, cartLine),
      buyerInfo: { visitorId: id() },
      currency: "USD",
      conversionCurrency: "USD",
      buyerLanguage: "en",
      siteLanguage: "en",
      taxIncludedInPrices: false,
      weightUnit: "KG",
      subtotal: price(),
      subtotalAfterDiscounts: price(),
      appliedDiscounts: [
        { discountType: "GLOBAL", lineItemIds: [], coupon: { id: id(), code: "WELCOME10", amount: price() } },
      ],
      contactInfo: { address: { country: "US", city: "Portland", postalCode: "97201" } },
      overrideCheckoutUrl: "",
      createdDate: date(),
      updatedDate: date(),
    },
  }),
  products: JSON.stringify({
    products: Array.from({ length: 50 }, product),
    metadata: { items: 50, offset: 0 },
    totalResults: 1284,
  }),
  token: JSON.stringify({
    access_token: "OAUTH.new",
    expires_in: 14_400,
    refresh_token: "JWS.next",
    token_type: "Bearer",
  }),
};
