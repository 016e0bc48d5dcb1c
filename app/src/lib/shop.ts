/**
 * What the store asks of the platform's client. The package's client fits; tests give a small fake.
 * Shapes hold only the fields that the store reads, all of them optional, as the platform may leave any out.
 */

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  retry?: boolean;
}

export interface PriceData {
  currency?: string | undefined;
  price?: number | undefined;
  discountedPrice?: number | undefined;
  formatted?:
    { price?: string | undefined; discountedPrice?: string | undefined; pricePerUnit?: string | undefined } | undefined;
}

export interface MediaItem {
  _id?: string | undefined;
  mediaType?: string | undefined;
  image?:
    | {
        url?: string | undefined;
        width?: number | undefined;
        height?: number | undefined;
        altText?: string | undefined;
      }
    | undefined;
}

export interface Media {
  mainMedia?: MediaItem | undefined;
  items?: MediaItem[] | undefined;
}

export interface ProductChoice {
  value?: string | undefined;
  description?: string | undefined;
  media?: Media | undefined;
  inStock?: boolean | undefined;
  visible?: boolean | undefined;
}

export interface ProductOption {
  optionType?: string | undefined;
  name?: string | undefined;
  choices?: ProductChoice[] | undefined;
}

export interface ProductVariant {
  _id?: string | undefined;
  choices?: Record<string, string> | undefined;
  variant?: { priceData?: PriceData | undefined; sku?: string | undefined; visible?: boolean | undefined } | undefined;
  stock?:
    | { trackQuantity?: boolean | undefined; quantity?: number | null | undefined; inStock?: boolean | undefined }
    | undefined;
}

export interface Product {
  _id?: string | undefined;
  name?: string | undefined;
  slug?: string | undefined;
  description?: string | undefined;
  sku?: string | undefined;
  brand?: string | null | undefined;
  ribbon?: string | null | undefined;
  productType?: string | undefined;
  priceData?: PriceData | undefined;
  convertedPriceData?: PriceData | undefined;
  priceRange?: { minValue?: number | undefined; maxValue?: number | undefined } | undefined;
  stock?:
    | {
        trackInventory?: boolean | undefined;
        quantity?: number | null | undefined;
        inStock?: boolean | undefined;
        inventoryStatus?: string | undefined;
      }
    | undefined;
  media?: Media | undefined;
  additionalInfoSections?: { title?: string | undefined; description?: string | undefined }[] | undefined;
  productOptions?: ProductOption[] | undefined;
  variants?: ProductVariant[] | undefined;
  collectionIds?: string[] | undefined;
  customTextFields?:
    { title?: string | undefined; maxLength?: number | undefined; mandatory?: boolean | undefined }[] | undefined;
}

export interface Collection {
  _id?: string | undefined;
  name?: string | undefined;
  slug?: string | undefined;
  description?: string | undefined;
  media?: Media | undefined;
  numberOfProducts?: number | undefined;
  visible?: boolean | undefined;
}
