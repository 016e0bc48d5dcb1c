/** The bounds that forms name, written from the contract by `node .scripts/limits.mjs`: do not edit. */
export const PRODUCT = {
  name: 80,
  slug: 300,
  description: 16_000,
  brand: 50,
  ribbon: 30,
  options: 6,
  modifiers: 10,
  infoSections: 20,
  media: 50,
  altText: 1_000,
  variants: 1_000,
  sku: 40,
  barcode: 40,
  price: 999_999_999.99,
  seoTitle: 300,
  seoDescription: 1_000,
} as const;
export const OPTION = { name: 50, choice: 50, text: 500, title: 150 } as const;
export const SUBSCRIPTION = {
  count: 6,
  title: 20,
  description: 60,
  intervalLeast: 1,
  interval: 50,
  cyclesLeast: 2,
  cycles: 999,
  percentLeast: 0.1,
  percent: 99.9,
} as const;
export const CATEGORY = { name: 80, slug: 300, description: 600, levels: 5 } as const;
export const COLLECTION = { name: 50, description: 600 } as const;
export const GROUP = { name: 100 } as const;
export const INFO_SECTION = { uniqueName: 100, title: 50, textV1: 16_000 } as const;
export const BRAND = { name: 50 } as const;
export const RIBBON = { name: 30 } as const;
export const CUSTOMIZATION = { name: 50 } as const;
export const STOCK = { quantity: 99_999, preorders: 100_000, message: 250, enough: 5 } as const;
export const CART = { quantity: 100_000 } as const;
export const ADDRESS = {
  firstName: 100,
  lastName: 100,
  phone: 50,
  line: 150,
  line2: 100,
  city: 50,
  postalCode: 50,
  email: 254,
} as const;
export const ORDER = {
  note: 1_000,
  comment: 5_000,
  reason: 200,
  itemName: 200,
  tag: 5,
  tags: 100,
  trackingLink: 2_048,
  trackingNumber: 100,
} as const;
export const MEMBER = { name: 100, company: 100, slug: 255, badgeTitle: 50, badgeDescription: 1_500 } as const;
export const SITE = { name: 80, returnDays: 365 } as const;
export const RULE = {
  businessName: 250,
  businessTaxId: 50,
  termsUrl: 2_000,
  couponName: 80,
  couponCode: 50,
  giftCard: 20,
  feeName: 50,
  membershipName: 100,
  membershipMember: 254,
  taxName: 200,
  authority: 200,
  taxGroup: 36,
  taxPostalCode: 10,
  exemptGroupName: 100,
  shippingTitle: 250,
  regionName: 100,
  deliveryTime: 200,
  instructions: 500,
  packageName: 255,
  daysAhead: 60,
  leadHours: 720,
} as const;
