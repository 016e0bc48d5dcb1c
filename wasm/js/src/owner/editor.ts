/** The catalog editor: an owner's work on products and stock, common to both versions of the platform's catalog. */

import type { CallOptions } from "../sdk/call.js";
import type { Change, Stored } from "../sdk/binder.js";
import type { InventoryItem } from "../generated/types/inventory-items-v3.js";
import type { Product, ProductWithInventory } from "../generated/types/products-v3.js";
import type { CatalogVersion } from "../storefront/catalog-view/view.js";
import type { CatalogGap } from "./gaps.js";

/** A product in the shape of catalog v3, in both versions. */
export type EditorProduct = Stored<Product>;

/** The stock of a variant in the shape of catalog v3, in both versions. */
export type EditorStock = Stored<InventoryItem>;

/** A new product: the platform sets its id. */
export type NewProduct = ProductWithInventory;

/** Changed fields of a product. A list replaces the whole old list; `revision` is that of the product as read. */
export type ProductChange = Change<ProductWithInventory>;

/** The conditions of a product list. */
export interface ProductSearch {
  readonly text?: string | undefined;
  readonly visible?: boolean | undefined;
  readonly stock?: "in" | "partly" | "out" | undefined;
  readonly productType?: "PHYSICAL" | "DIGITAL" | undefined;
  readonly collectionIds?: readonly string[] | undefined;
  /** By default `name`. */
  readonly sort?: "name" | "newest" | "priceLow" | "priceHigh" | undefined;
}

/** The conditions of a stock list. */
export interface StockSearch {
  readonly text?: string | undefined;
  /** Whether to list variants with a tracked quantity, which is the default, or without. */
  readonly counted?: boolean | undefined;
  /** The greatest quantity. */
  readonly max?: number | undefined;
  /** By default `name`. */
  readonly sort?: "name" | "stockLow" | "stockHigh" | undefined;
}

/** Options of a list's page. */
export interface PageOf {
  readonly limit: number;
  /** The `next` or `previous` of another page. */
  readonly cursor?: string | undefined;
  /** Whether products include their texts and all their media. */
  readonly whole?: boolean;
}

/** A page of a list, by cursor. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
  readonly previous?: string;
}

/** A saved product. The platform may refuse a quantity of a product that it saves. */
export interface SavedProduct {
  readonly product: EditorProduct;
  readonly refusedStock?: Error;
}

/** The outcome of one change of many. */
export interface ChangeResult {
  readonly id: string;
  /** The revision after the change; absent if the change failed. */
  readonly revision?: string;
  readonly error?: Error;
}

/** A change of a variant's stock: a tracked quantity, an availability, or pre-orders. */
export interface StockChange {
  readonly id: string;
  /** The revision of the stock as read. */
  readonly revision: string;
  readonly quantity?: number;
  readonly inStock?: boolean;
  readonly preorderInfo?: { readonly enabled: boolean; readonly limit: number; readonly message: string };
}

/** The reason for a change of stock. */
export type StockReason = "MANUAL" | "REVERT_INVENTORY_CHANGE";

/** The owner's work on products and stock, alike for both catalogs. */
export interface CatalogEditor {
  readonly version: CatalogVersion;
  /** The features that this version lacks, each with the reason. */
  readonly gaps: Readonly<Partial<Record<CatalogGap, string>>>;
  /** A page of products, without their variants. */
  products(search: ProductSearch, page: PageOf, options?: CallOptions): Promise<Page<EditorProduct>>;
  /** The number of products of a search. */
  count(search: ProductSearch, options?: CallOptions): Promise<number>;
  /** The products with some ids, without their variants, in any order. At most 100. */
  productsById(ids: readonly string[], options?: CallOptions): Promise<readonly EditorProduct[]>;
  /** A whole product; `null` if it does not exist. */
  product(id: string, options?: CallOptions): Promise<EditorProduct | null>;
  /** The stock of all variants of a product. */
  stockOf(productId: string, options?: CallOptions): Promise<readonly EditorStock[]>;
  /**
   * Creates a product with its stock.
   *
   * @throws {PartlySavedError} if the product exists and a later call failed
   */
  create(product: NewProduct): Promise<SavedProduct>;
  /**
   * Updates a product and the stock of its variants.
   *
   * @throws {RevisionConflictError} if the product has changed since it was read
   * @throws {PartlySavedError} if some calls succeeded and one failed: it names the parts
   * @throws {ValidationError} before any call, if this version lacks what the change needs
   */
  update(id: string, change: ProductChange): Promise<SavedProduct>;
  /** Updates many products, each with its own outcome. */
  updateEach(changes: readonly { readonly id: string; readonly change: ProductChange }[]): Promise<ChangeResult[]>;
  delete(id: string): Promise<void>;
  /** A page of the stock of all variants. */
  stock(search: StockSearch, page: PageOf, options?: CallOptions): Promise<Page<EditorStock>>;
  /** The stock of a variant by its id; `null` if it does not exist. */
  stockItem(id: string, options?: CallOptions): Promise<EditorStock | null>;
  /** Updates the stock of many variants, each with its own outcome. */
  updateStock(changes: readonly StockChange[], reason: StockReason): Promise<ChangeResult[]>;
  /** The names of the brands, sorted: in catalog v1 those of the first 2000 products. */
  brands(options?: CallOptions): Promise<readonly string[]>;
  /** The names of the ribbons, sorted: in catalog v1 those of the first 2000 products. */
  ribbons(options?: CallOptions): Promise<readonly string[]>;
}
