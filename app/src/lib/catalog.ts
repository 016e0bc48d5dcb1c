/** The catalog types, under the store's names. */
import type { CatalogApi, catalogView } from "@cartwright/sdk";

export type Amount = catalogView.Amount;
export type Brand = catalogView.BrandView;
export type CatalogImage = catalogView.CatalogImage;
export type CatalogMedia = catalogView.CatalogMedia;
export type Collection = catalogView.CollectionView;
export type Facets = catalogView.Facets;
export type FacetValue = catalogView.FacetValue;
export type Modifier = catalogView.ProductModifier;
export type ModifierChoice = catalogView.ModifierChoice;
export type PricePerUnit = catalogView.PricePerUnit;
export type Product = catalogView.ProductView;
export type ProductFilter = catalogView.ProductFilter;
export type ProductGroup = catalogView.ProductGroupView;
export type ProductOption = catalogView.ProductOption;
export type ProductPage = catalogView.ProductPage;
export type ProductPrice = catalogView.ProductPrice;
export type ProductSummary = catalogView.ProductSummary;
export type ProductVariant = catalogView.ProductVariant;
export type RichNode = catalogView.RichNode;
export type RichText = catalogView.RichText;
export type SubscriptionPlan = catalogView.SubscriptionPlan;

/** Resolves to the site's catalog, once its version is known. */
export type Catalog = () => Promise<CatalogApi>;
