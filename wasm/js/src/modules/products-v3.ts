/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Named, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type Filter } from "../query/index.js";
import { cursorQuery, cursorSearch, type CursorPaging, type QueryUtils, type SearchUtils } from "../query/utils.js";
import { productsV3 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/products-v3.js";

export type ProductsV3Module = {
  readonly ChoiceType: typeof enumerations.choiceType;
  readonly InventoryAvailabilityStatus: typeof enumerations.inventoryAvailabilityStatus;
  readonly MeasurementUnit: typeof enumerations.measurementUnit;
  readonly MediaType: typeof enumerations.mediaType;
  readonly ModifierRenderType: typeof enumerations.modifierRenderType;
  readonly PreorderStatus: typeof enumerations.preorderStatus;
  readonly ProductOptionRenderType: typeof enumerations.productOptionRenderType;
  readonly ProductType: typeof enumerations.productType2;
  readonly RequestedFields: typeof enumerations.requestedFields;
  readonly SortDirection: typeof enumerations.sortDirection;
  readonly SortOrder: typeof enumerations.sortOrder;
  readonly SortType: typeof enumerations.sortType;
  readonly SubscriptionFrequency: typeof enumerations.subscriptionFrequency;
  readonly WeightUnit: typeof enumerations.weightUnit;
  /**
   * Returns a product. Fails with status 404 for an unknown id. For anyone.
   *
   * @example
   * ```ts
   * const product = await client.productsV3.getProduct(productId, { fields: ["CURRENCY", "PLAIN_DESCRIPTION"] });
   * ```
   */
  getProduct: Callable<(productId: string, options?: productsV3.GetProductOptions, callOptions?: CallOptions) => Promise<Stored<types.Product>>>;
  /**
   * Returns the product of a slug. Fails with status 404 for an unknown one. For anyone.
   *
   * @example
   * ```ts
   * const { product } = await client.productsV3.getProductBySlug("blue-mug", { fields: ["URL"] });
   * ```
   */
  getProductBySlug: Callable<(slug: string, options?: productsV3.GetProductBySlugOptions, callOptions?: CallOptions) => Promise<productsV3.V3GetProductBySlugResponse>>;
  /**
   * Queries products. For anyone.
   *
   * @example
   * ```ts
   * const page = await client.productsV3.queryProducts().eq("visible", true).ascending("slug").limit(20).find();
   * const next = page.hasNext() ? await page.next() : undefined;
   * ```
   */
  queryProducts: Callable<CursorQueried<Stored<types.Product>, productsV3.V3QueryProductsResponse, fields.ProductsV3Query, productsV3.QueryProductsOptions>>;
  /**
   * Searches products by text and filter, with aggregations. For anyone.
   *
   * @example
   * ```ts
   * const { products = [] } = await client.productsV3.searchProducts(
   *   { search: { expression: "mug" }, cursorPaging: { limit: 20 } },
   *   { fields: ["CURRENCY"] },
   * );
   * ```
   */
  searchProducts: Callable<(search: Named<"search", types.CatalogSearch>, options: productsV3.SearchProductsOptions, callOptions?: CallOptions) => Promise<productsV3.V3SearchProductsResponse>>;
  /** Counts products. For anyone. */
  countProducts: Callable<(options?: productsV3.CountProductsOptions, callOptions?: CallOptions) => Promise<productsV3.V3CountProductsResponse>>;
  /**
   * Creates a product. It is out of stock until it has an inventory item: `createProductWithInventory` creates both.
   * Needs the owner.
   */
  createProduct: Callable<(product: types.Product, options?: productsV3.CreateProductOptions, callOptions?: CallOptions) => Promise<Stored<types.Product>>>;
  /**
   * Updates a product. The entity's `revision` must be the current one, or the call fails with a
   * `RevisionConflictError`. Needs the owner.
   */
  updateProduct: Callable<(_id: string, product: Change<types.Product>, options?: productsV3.UpdateProductOptions, callOptions?: CallOptions) => Promise<Stored<types.Product>>>;
  /** Deletes a product. Fails with status 404 for an unknown id. Needs the owner. */
  deleteProduct: Callable<(productId: string, callOptions?: CallOptions) => Promise<void>>;
  /** Creates a product and the inventory of its variants. Needs the owner. */
  createProductWithInventory: Callable<(product: types.ProductWithInventory, options?: productsV3.CreateProductWithInventoryOptions, callOptions?: CallOptions) => Promise<productsV3.CreateProductWithInventoryResponse>>;
  /**
   * Updates a product and the inventory of its variants. The entity's `revision` must be the current one, or the call
   * fails with a `RevisionConflictError`. Needs the owner.
   */
  updateProductWithInventory: Callable<(_id: string, product: Change<types.ProductWithInventory>, options?: productsV3.UpdateProductWithInventoryOptions, callOptions?: CallOptions) => Promise<productsV3.UpdateProductWithInventoryResponse>>;
  /**
   * Creates products. All limits of a bulk call count together: at most 100 products, options, modifiers and info
   * sections each, and 1000 variants. Needs the owner.
   */
  bulkCreateProducts: Callable<(products: readonly types.Product[], options?: productsV3.BulkCreateProductsOptions, callOptions?: CallOptions) => Promise<productsV3.BulkCreateProductsResponse>>;
  /** Creates products and the inventory of their variants. Needs the owner. */
  bulkCreateProductsWithInventory: Callable<(products: readonly types.ProductWithInventory[], options?: productsV3.BulkCreateProductsWithInventoryOptions, callOptions?: CallOptions) => Promise<productsV3.BulkCreateProductsWithInventoryResponse>>;
  /** Updates products, each by its id and current `revision`. Needs the owner. */
  bulkUpdateProducts: Callable<(products: readonly types.MaskedProduct[], options?: productsV3.BulkUpdateProductsOptions, callOptions?: CallOptions) => Promise<productsV3.BulkUpdateProductsResponse>>;
  /**
   * Updates products and the inventory of their variants, each product by its id and current `revision`. Needs the
   * owner.
   */
  bulkUpdateProductsWithInventory: Callable<(products: readonly types.MaskedProductWithInventory[], options?: productsV3.BulkUpdateProductsWithInventoryOptions, callOptions?: CallOptions) => Promise<productsV3.BulkUpdateProductsWithInventoryResponse>>;
  /**
   * Starts a job that updates products. It cannot change slugs, options, modifiers and variants. Needs the owner.
   */
  bulkUpdateProductsByFilter: Callable<(options?: productsV3.BulkUpdateProductsByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkUpdateProductsByFilterResponse>>;
  /** Deletes products. Needs the owner. */
  bulkDeleteProducts: Callable<(productIds: readonly string[], callOptions?: CallOptions) => Promise<productsV3.V3BulkDeleteProductsResponse>>;
  /** Starts a job that deletes products. Needs the owner. */
  bulkDeleteProductsByFilter: Callable<(filter: Filter, options?: productsV3.BulkDeleteProductsByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkDeleteProductsByFilterResponse>>;
  /** Starts a job that updates the variants of products. Needs the owner. */
  bulkUpdateProductVariantsByFilter: Callable<(filter: Filter, options?: productsV3.BulkUpdateProductVariantsByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.BulkUpdateProductVariantsByFilterResponse>>;
  /** Starts a job that raises or lowers prices and costs of variants. Not idempotent. Needs the owner. */
  bulkAdjustProductVariantsByFilter: Callable<(filter: Filter, options?: productsV3.BulkAdjustProductVariantsByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkAdjustProductVariantsByFilterResponse>>;
  /**
   * Adds info sections to products. Fails with the code `TOO_MANY_INFO_SECTIONS_ERROR` beyond 20 a product. Needs the
   * owner.
   */
  bulkAddInfoSectionsToProducts: Callable<(products: readonly types.ProductIdWithRevision[], options?: productsV3.BulkAddInfoSectionsToProductsOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkAddInfoSectionsToProductsResponse>>;
  /** Starts a job that adds info sections to products, at most 20. Needs the owner. */
  bulkAddInfoSectionsToProductsByFilter: Callable<(filter: Filter, options?: productsV3.BulkAddInfoSectionsToProductsByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkAddInfoSectionsToProductsByFilterResponse>>;
  /** Removes info sections from products. Needs the owner. */
  bulkRemoveInfoSectionsFromProducts: Callable<(products: readonly types.ProductIdWithRevision[], options?: productsV3.BulkRemoveInfoSectionsFromProductsOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkRemoveInfoSectionsFromProductsResponse>>;
  /** Starts a job that removes info sections from products, at most 100. Needs the owner. */
  bulkRemoveInfoSectionsFromProductsByFilter: Callable<(filter: Filter, options?: productsV3.BulkRemoveInfoSectionsFromProductsByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkRemoveInfoSectionsFromProductsByFilterResponse>>;
  /** Starts a job that adds products to categories, at most 5. Needs the owner. */
  bulkAddProductsToCategoriesByFilter: Callable<(options?: productsV3.BulkAddProductsToCategoriesByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.BulkAddProductsToCategoriesByFilterResponse>>;
  /** Starts a job that removes products from categories, at most 5. Needs the owner. */
  bulkRemoveProductsFromCategoriesByFilter: Callable<(options?: productsV3.BulkRemoveProductsFromCategoriesByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.BulkRemoveProductsFromCategoriesByFilterResponse>>;
  /**
   * Assigns tags to products and unassigns others. A tag in both is assigned. Fails with the code
   * `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without tags. Needs the owner.
   */
  bulkUpdateProductTags: Callable<(productIds: readonly string[], options?: productsV3.BulkUpdateProductTagsOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkUpdateProductTagsResponse>>;
  /** Starts a job that assigns tags to products and unassigns others. Needs the owner. */
  bulkUpdateProductTagsByFilter: Callable<(filter: Filter, options?: productsV3.BulkUpdateProductTagsByFilterOptions, callOptions?: CallOptions) => Promise<productsV3.V3BulkUpdateProductTagsByFilterResponse>>;
  /** Returns the category that every product is in. For anyone. */
  getAllProductsCategory: Callable<(callOptions?: CallOptions) => Promise<productsV3.GetAllProductsCategoryResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.ProductsV3Query, CursorPaging>; readonly search: SearchUtils<fields.ProductsV3Search> };
};

/**
 * Products of catalog v3: anyone reads them, the owner writes.
 *
 * Calls whose names end in `ByFilter` start a job and return its id; the job changes all products of the filter,
 * later. `{}` is every product.
 */
export const productsV3: ProductsV3Module = /* @__PURE__ */ moduleOf(conversions, "products_v3", {
  ChoiceType: enumerations.choiceType,
  InventoryAvailabilityStatus: enumerations.inventoryAvailabilityStatus,
  MeasurementUnit: enumerations.measurementUnit,
  MediaType: enumerations.mediaType,
  ModifierRenderType: enumerations.modifierRenderType,
  PreorderStatus: enumerations.preorderStatus,
  ProductOptionRenderType: enumerations.productOptionRenderType,
  ProductType: enumerations.productType2,
  RequestedFields: enumerations.requestedFields,
  SortDirection: enumerations.sortDirection,
  SortOrder: enumerations.sortOrder,
  SortType: enumerations.sortType,
  SubscriptionFrequency: enumerations.subscriptionFrequency,
  WeightUnit: enumerations.weightUnit,
  getProduct: "productId,?>product get GET stores visitor safe none /v3/products/{productId}",
  getProductBySlug: "slug,?> get_by_slug GET stores visitor safe none /v3/products/slug/{slug}",
  queryProducts: byCursor(conversions, "products_v3", "products? query GET stores visitor safe post-when-long /v3/products/query r"),
  searchProducts: "search,?> search GET stores visitor safe post-when-long /v3/products/search r",
  countProducts: "?> count GET stores visitor safe post-when-long /v3/products/count r",
  createProduct: "product,?>product create POST stores owner unsafe none /v3/products",
  updateProduct: ".product,?>product update PATCH stores owner idempotent none /v3/products/{product.id}",
  deleteProduct: "productId delete DELETE stores owner idempotent none /v3/products/{productId}",
  createProductWithInventory: "product,?> create_with_inventory POST stores owner unsafe none /v3/products-with-inventory",
  updateProductWithInventory: ".product,?> update_with_inventory PATCH stores owner idempotent none /v3/products-with-inventory/{product.id}",
  bulkCreateProducts: "products,?> bulk_create POST stores owner unsafe none /v3/bulk/products/create",
  bulkCreateProductsWithInventory: "products,?> bulk_create_with_inventory POST stores owner unsafe none /v3/bulk/products-with-inventory/create",
  bulkUpdateProducts: "products,?> bulk_update POST stores owner idempotent none /v3/bulk/products/update",
  bulkUpdateProductsWithInventory: "products,?> bulk_update_with_inventory POST stores owner idempotent none /v3/bulk/products-with-inventory/update",
  bulkUpdateProductsByFilter: "?> bulk_update_by_filter POST stores owner idempotent none /v3/bulk/products/update-by-filter",
  bulkDeleteProducts: "productIds> bulk_delete POST stores owner idempotent none /v3/bulk/products/delete",
  bulkDeleteProductsByFilter: "filter,?> bulk_delete_by_filter POST stores owner idempotent none /v3/bulk/products/delete-by-filter",
  bulkUpdateProductVariantsByFilter: "filter,?> bulk_update_variants_by_filter POST stores owner idempotent none /v3/bulk/products/update-variants-by-filter",
  bulkAdjustProductVariantsByFilter: "filter,?> bulk_adjust_variants_by_filter POST stores owner unsafe none /v3/bulk/products/adjust-variants-by-filter",
  bulkAddInfoSectionsToProducts: "products,?> bulk_add_info_sections POST stores owner idempotent none /v3/bulk/products/add-info-sections",
  bulkAddInfoSectionsToProductsByFilter: "filter,?> bulk_add_info_sections_by_filter POST stores owner idempotent none /v3/bulk/products/add-info-sections-by-filter",
  bulkRemoveInfoSectionsFromProducts: "products,?> bulk_remove_info_sections POST stores owner idempotent none /v3/bulk/products/remove-info-sections",
  bulkRemoveInfoSectionsFromProductsByFilter: "filter,?> bulk_remove_info_sections_by_filter POST stores owner idempotent none /v3/bulk/products/remove-info-sections-by-filter",
  bulkAddProductsToCategoriesByFilter: "?> bulk_add_to_categories_by_filter POST stores owner idempotent none /v3/bulk/products/add-to-categories-by-filter",
  bulkRemoveProductsFromCategoriesByFilter: "?> bulk_remove_from_categories_by_filter POST stores owner idempotent none /v3/bulk/products/remove-from-categories-by-filter",
  bulkUpdateProductTags: "productIds,?> bulk_update_tags POST stores owner idempotent none /v3/bulk/products/update-tags",
  bulkUpdateProductTagsByFilter: "filter,?> bulk_update_tags_by_filter POST stores owner idempotent none /v3/bulk/products/update-tags-by-filter",
  getAllProductsCategory: "> get_all_products_category GET stores visitor safe none /v3/all-products-category",
  utils: { query: cursorQuery, search: cursorSearch },
});

export declare namespace productsV3 {
  type AddressLocation = types.AddressLocation;
  type AggregationDataAggregationResults = types.AggregationResults;
  type AggregationDataAggregationResultsScalarResult = types.ScalarResult;
  type AggregationDateHistogramAggregationInterval = types.HistogramInterval;
  type AggregationNestedAggregationNestedAggregationItem = types.NestedAggregationItem;
  type AggregationNestedAggregationNestedAggregationType = types.NestedAggregationType;
  type AggregationRangeAggregationRangeBucket = types.RangeBucket;
  type AggregationResultsDateHistogramResults = types.DateHistogramResults;
  type AggregationResultsGroupByValueResults = types.GroupByValueResults;
  type AggregationResultsNestedAggregationResults = types.NestedAggregationResults;
  type AggregationResultsNestedResults = types.NestedResults;
  type AggregationResultsRangeResults = types.RangeResults;
  type AggregationResultsValueResults = types.ValueResults;
  type AggregationValueAggregationIncludeMissingValuesOptions = types.IncludeMissingValues;
  type AggregationValueAggregationMissingValues = types.MissingValues;
  type AggregationValueAggregationSortDirection = types.ValueSortDirection;
  type AggregationValueAggregationSortType = types.ValueSortType;
  type Alignment = types.Alignment;
  type AllProductsCategory = types.AllProductsCategory;
  type AnchorData = types.AnchorData;
  type Animation = types.Animation;
  type AppEmbedData = types.AppEmbedData;
  type AppType = types.AppType;
  type AspectRatio = types.AspectRatio;
  type AudioData = types.AudioData;
  type AvailabilityStatus = types.AvailabilityStatus;
  type Backdrop = types.Backdrop;
  type BackdropType = types.BackdropType;
  type Background = types.Background;
  type BackgroundGradient = types.BackgroundGradient;
  type BackgroundImage = types.BackgroundImage;
  type BackgroundType = types.BackgroundType;
  type Banner = types.Banner;
  type BannerPosition = types.BannerPosition;
  type BlockquoteData = types.BlockquoteData;
  type BookingData = types.BookingData;
  type Border = types.Border;
  type BorderColors = types.BorderColors;
  type BorderWidths = types.BorderWidths;
  type BreadCrumb = types.BreadCrumb;
  type BreadcrumbsInfo = types.BreadcrumbsInfo;
  type BulkAdjustProductVariantsByFilterRequestRoundingStrategy = types.RoundingStrategy;
  type BulkProductsAndInventory = types.BulkProductsAndInventory;
  type BulletedListData = types.BulletedListData;
  type ButtonData = types.ButtonData;
  type ButtonDataType = types.ButtonDataType;
  type ButtonStyles = types.ButtonStyles;
  type CaptionData = types.CaptionData;
  type CardData = types.CardData;
  type CardDataBackground = types.CardDataBackground;
  type CardDataBackgroundType = types.CardDataBackgroundType;
  type CardStyles = types.CardStyles;
  type CardStylesType = types.CardStylesType;
  type CellStyle = types.CellStyle;
  type CheckboxListData = types.CheckboxListData;
  type ChoiceType = types.ChoiceType;
  type ChoicesSettings = types.ChoicesSettings;
  type CodeBlockData = types.CodeBlockData;
  type CollapsibleListData = types.CollapsibleListData;
  type ColorData = types.ColorData;
  type Colors = types.Colors;
  type ColumnSize = types.ColumnSize;
  type CommonAggregationData = types.AggregationData;
  type CommonAggregationDateHistogramAggregation = types.DateHistogramAggregation;
  type CommonAggregationNestedAggregation = types.NestedAggregation;
  type CommonAggregationRangeAggregation = types.RangeAggregation;
  type CommonAggregationScalarAggregation = types.ScalarAggregation;
  type CommonAggregationValueAggregation = types.ValueAggregation;
  type CommonBulkActionMetadata = types.BulkActionMetadata;
  type CommonCursorPaging = types.CursorPaging;
  type CommonCursorPagingMetadata = types.CursorPagingMetadata;
  type CommonCursorSearch = types.CatalogSearch;
  type CommonCursors = types.Cursors;
  type CommonSearchDetailsMode = types.SearchMode;
  type ConnectedModifier = types.ConnectedModifier;
  type ConnectedModifierChoice = types.ConnectedModifierChoice;
  type ConnectedOption = types.ConnectedOption;
  type ConnectedOptionChoice = types.ConnectedOptionChoice;
  type Crop = types.Crop;
  type CursorPaging = types.CursorPaging;
  type CursorQuery = types.CursorQuery;
  type DateHistogramResultsDateHistogramResult = types.DateHistogramResult;
  type Decoration = types.Decoration;
  type DecorationType = types.DecorationType;
  type Design = types.Design;
  type DesignTarget = types.DesignTarget;
  type Dimensions = types.Dimensions;
  type DimensionsUnit = types.DimensionsUnit;
  type Direction = types.Direction;
  type DiscountType = types.DiscountType;
  type DividerData = types.DividerData;
  type DividerDataAlignment = types.DividerDataAlignment;
  type DividerDataStyles = types.DividerDataStyles;
  type DocumentStyle = types.DocumentStyle;
  type EmbedData = types.EmbedData;
  type EntranceAnimation = types.EntranceAnimation;
  type EntranceEffect = types.EntranceEffect;
  type EntranceEffectType = types.EntranceEffectType;
  type EventData = types.EventData;
  type ExtendedFields = types.ExtendedFields;
  type FileData = types.FileData;
  type FileSource = types.FileSource;
  type FileType = types.FileType;
  type FixedMonetaryAmount = types.FixedMonetaryAmount;
  type FontFamilyData = types.FontFamilyData;
  type FontSizeData = types.FontSizeData;
  type FontType = types.FontType;
  type FreeTextSettings = types.FreeTextSettings;
  type GIF = types.GIF;
  type GIFData = types.GIFData;
  type GIFType = types.GIFType;
  type GalleryData = types.GalleryData;
  type GalleryOptions = types.GalleryOptions;
  type GalleryOptionsLayout = types.GalleryOptionsLayout;
  type Gradient = types.Gradient;
  type GradientType = types.GradientType;
  type GroupByValueResultsNestedValueAggregationResult = types.GroupedValueResult;
  type HTMLData = types.HTMLData;
  type HeadingData = types.HeadingData;
  type Height = types.Height;
  type Image = types.ItemImage;
  type ImageData = types.ImageData;
  type ImageDataCrop = types.ImageDataCrop;
  type ImageDataStyles = types.ImageDataStyles;
  type ImagePosition = types.ImagePosition;
  type ImagePositionPosition = types.ImagePositionPosition;
  type ImageScalingScaling = types.ImageScalingScaling;
  type ImageStyles = types.ImageStyles;
  type Indentation = types.Indentation;
  type InfoSection = types.ProductInfoSection;
  type InitialExpandedItems = types.InitialExpandedItems;
  type Interval = types.HistogramInterval;
  type Inventory = types.Inventory;
  type InventoryAvailabilityStatus = types.InventoryAvailabilityStatus;
  type InventoryItem = types.InventoryItem;
  type InventoryItemComposite = types.InventoryItemComposite;
  type InventoryResults = types.InventoryResults;
  type InventoryStatus = types.InventoryStatus;
  type Item = types.Item;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type ItemStyle = types.ItemStyle;
  type Keyword = types.Keyword;
  type LayerEffect = types.LayerEffect;
  type Layers = types.Layers;
  type Layout = types.Layout;
  type LayoutCellData = types.LayoutCellData;
  type LayoutData = types.LayoutData;
  type LayoutDataBackground = types.LayoutDataBackground;
  type LayoutDataBackgroundImage = types.LayoutDataBackgroundImage;
  type LayoutDataBackgroundType = types.LayoutDataBackgroundType;
  type LayoutType = types.LayoutType;
  type LineCap = types.LineCap;
  type LineStyle = types.LineStyle;
  type Link = types.Link;
  type LinkData = types.LinkData;
  type LinkPreviewData = types.LinkPreviewData;
  type LinkPreviewDataStyles = types.LinkPreviewDataStyles;
  type ListItemNodeData = types.ListItemNodeData;
  type ListStyle = types.ListStyle;
  type LoopAnimation = types.LoopAnimation;
  type LoopEffect = types.LoopEffect;
  type LoopEffectType = types.LoopEffectType;
  type MapData = types.MapData;
  type MapSettings = types.MapSettings;
  type MapType = types.MapType;
  type MaskedProductWithInventory = types.MaskedProductWithInventory;
  type MeasurementUnit = types.MeasurementUnit;
  type Media = types.Media;
  type MediaItemsInfo = types.MediaItemsInfo;
  type MediaReference = types.MediaReference;
  type MediaReferences = types.MediaReferences;
  type MediaType = types.MediaType;
  type MentionData = types.MentionData;
  type Metadata = types.Metadata;
  type MinVariantPriceInfo = types.MinVariantPriceInfo;
  type Mode = types.SearchMode;
  type ModifierChoicesSettings = types.ModifierChoicesSettings;
  type ModifierRenderType = types.ModifierRenderType;
  type NestedResultsNestedResultValue = types.NestedResultValue;
  type NestedResultsRangeResult = types.NestedRange;
  type NestedResultsResults = types.NestedResult;
  type NestedResultsScalarResult = types.NestedScalar;
  type NestedResultsValueResult = types.NestedValue;
  type Node = types.Node;
  type NodeStyle = types.NodeStyle;
  type NodeType = types.NodeType;
  type Oembed = types.Oembed;
  type Option = types.PollOption;
  type OptionChoice = types.OptionChoice;
  type OptionChoiceIds = types.OptionChoiceIds;
  type OptionChoiceNames = types.OptionChoiceNames;
  type OptionChoiceReferences = types.OptionChoiceReferences;
  type OptionDesign = types.OptionDesign;
  type OptionLayout = types.OptionLayout;
  type OrderedListData = types.OrderedListData;
  type Orientation = types.Orientation;
  type Origin = types.Origin;
  type PDFSettings = types.PDFSettings;
  type ParagraphData = types.ParagraphData;
  type Permissions = types.Permissions;
  type PhysicalProperties = types.PhysicalProperties;
  type Placement = types.Placement;
  type PlaybackOptions = types.PlaybackOptions;
  type PluginContainerData = types.PluginContainerData;
  type PluginContainerDataAlignment = types.PluginContainerDataAlignment;
  type PluginContainerDataWidth = types.PluginContainerDataWidth;
  type PointerEffect = types.PointerEffect;
  type PointerEffectType = types.PointerEffectType;
  type Poll = types.Poll;
  type PollData = types.PollData;
  type PollDataLayout = types.PollDataLayout;
  type PollDesign = types.PollDesign;
  type PollDesignBackground = types.PollDesignBackground;
  type PollDesignBackgroundType = types.PollDesignBackgroundType;
  type PollLayout = types.PollLayout;
  type PollLayoutDirection = types.PollLayoutDirection;
  type PollLayoutType = types.PollLayoutType;
  type PollSettings = types.PollSettings;
  type Position = types.Position;
  type PreorderInfo = types.PreorderInfo;
  type PreorderStatus = types.PreorderStatus;
  type PriceInfo = types.PriceInfo;
  type PricePerUnit = types.PricePerUnit;
  type PricePerUnitRange = types.PricePerUnitRange;
  type PricePerUnitRangePricePerUnit = types.PricePerUnitAmount;
  type PricePerUnitSettings = types.PricePerUnitSettings;
  type PriceRange = types.PriceRange;
  type PricingData = types.PricingData;
  type Product = types.InventoryProduct;
  type ProductAndInventory = types.ProductAndInventory;
  type ProductCategoriesInfo = types.ProductCategoriesInfo;
  type ProductCategory = types.ProductCategory;
  type ProductMedia = types.ProductMedia;
  type ProductOptionRenderType = types.ProductOptionRenderType;
  type ProductPreorderAvailability = types.ProductPreorderAvailability;
  type ProductType = types.ProductType;
  type ProductWithInventory = types.ProductWithInventory;
  type PurchaseEligibility = types.PurchaseEligibility;
  type RangeResultsRangeAggregationResult = types.RangeResult;
  type Rel = types.Rel;
  type RequestedFields = types.RequestedFields;
  type Resizing = types.Resizing;
  type ResponsivenessBehaviour = types.ResponsivenessBehaviour;
  type RevenueDetails = types.RevenueDetails;
  type Ribbon = types.ProductRibbon;
  type RibbonStyles = types.RibbonStyles;
  type RichContent = types.RichContent;
  type Scaling = types.Scaling;
  type SectionDivider = types.SectionDivider;
  type SecuredMedia = types.SecuredMedia;
  type SeoSchema = types.SeoSchema;
  type Settings = types.Settings;
  type Shape = types.Shape;
  type ShapeData = types.ShapeData;
  type ShapeDataStyles = types.ShapeDataStyles;
  type SingleEntityOpsRequestedFields = types.RequestedFields;
  type SketchData = types.SketchData;
  type SketchDataVariant = types.SketchVariant;
  type SmartBlockCellData = types.SmartBlockCellData;
  type SmartBlockData = types.SmartBlockData;
  type SmartBlockDataType = types.SmartBlockDataType;
  type SortDirection = types.ValueSortDirection;
  type SortOrder = types.SortOrder;
  type SortType = types.ValueSortType;
  type Sorting = types.Sorting;
  type Source = types.Source;
  type Spoiler = types.Spoiler;
  type SpoilerData = types.SpoilerData;
  type Stop = types.Stop;
  type Styles = types.Styles;
  type StylesBorder = types.StylesBorder;
  type StylesPosition = types.StylesPosition;
  type Subscription = types.Subscription;
  type SubscriptionDetails = types.SubscriptionDetails;
  type SubscriptionDiscount = types.SubscriptionDiscount;
  type SubscriptionFrequency = types.SubscriptionFrequency;
  type SubscriptionPrice = types.SubscriptionPrice;
  type SubscriptionPricePerUnit = types.SubscriptionPricePerUnit;
  type SubscriptionPricesInfo = types.SubscriptionPricesInfo;
  type TableCellData = types.TableCellData;
  type TableData = types.TableData;
  type TableDataDimensions = types.TableDataDimensions;
  type Tag = types.Tag;
  type TagList = types.TagList;
  type Tags = types.Tags;
  type Target = types.Target;
  type TextAlignment = types.TextAlignment;
  type TextData = types.TextData;
  type TextNodeStyle = types.TextNodeStyle;
  type TextStyle = types.TextStyle;
  type Thumbnail = types.Thumbnail;
  type Thumbnails = types.Thumbnails;
  type ThumbnailsAlignment = types.ThumbnailsAlignment;
  type TocData = types.TocData;
  type TreeReference = types.TreeReference;
  type Type = types.AnimationTrigger;
  type UserCriteria = types.UserCriteria;
  type V1Media = types.MediaSource;
  type V3AdjustValue = types.AdjustValue;
  type V3Brand = types.ProductBrand;
  type V3MaskedProduct = types.MaskedProduct;
  type V3OptionChoiceIds = types.OptionChoiceIds;
  type V3OptionChoiceNames = types.OptionChoiceNames;
  type V3Product = types.Product;
  type V3ProductIdWithRevision = types.ProductIdWithRevision;
  type V3ProductQuery = CursorQueryObject;
  type V3ProductSearch = types.CatalogSearch;
  type V3UnsignedAdjustValue = types.UnsignedAdjustValue;
  type V3VariantsInfo = types.VariantsWithInventory;
  type ValueResultsValueAggregationResult = types.ValueResult;
  type Variant = types.Variant;
  type VariantDigitalProperties = types.VariantDigitalProperties;
  type VariantPhysicalProperties = types.VariantPhysicalProperties;
  type VariantSummary = types.VariantSummary;
  type VariantWithInventory = types.VariantWithInventory;
  type VariantsInfo = types.VariantsInfo;
  type VerticalAlignment = types.VerticalAlignment;
  type VerticalAlignmentAlignment = types.VerticalAlignmentAlignment;
  type Video = types.Video;
  type VideoData = types.VideoData;
  type ViewMode = types.ViewMode;
  type ViewRole = types.ViewRole;
  type VoteRole = types.VoteRole;
  type WeightMeasurementUnitInfo = types.WeightMeasurementUnitInfo;
  type WeightRange = types.WeightRange;
  type WeightUnit = types.WeightUnit;
  type Width = types.Width;
  type WidthType = types.WidthType;
  type WixCommonAggregation = types.Aggregation;
  type WixCommonAggregationType = types.AggregationType;
  type WixCommonScalarType = types.ScalarType;
  type WixCommonSearchDetails = types.SearchDetails;
  type WixCommonSortOrder = types.SortOrder;
  type WixCommonSorting = types.Sorting;
  type GetProductOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type V3GetProductRequest = {
    productId?: string;
    fields?: Array<types.RequestedFields>;
  };
  type V3GetProductBySlugResponse = {
    product: Stored<types.Product>;
  };
  type GetProductBySlugOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type V3GetProductBySlugRequest = {
    slug?: string;
    fields?: Array<types.RequestedFields>;
  };
  type V3QueryProductsResponse = {
    products?: Array<Stored<types.Product>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type V3QueryProductsRequest = {
    query?: types.CursorQuery;
    fields?: Array<types.RequestedFields>;
  };
  type ProductsQueryBuilder = CursorQueryBuilder<Stored<types.Product>, fields.ProductsV3Query>;
  type ProductsQueryResult = CursorQueryResult<Stored<types.Product>, fields.ProductsV3Query>;
  type QueryProductsOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type V3SearchProductsResponse = {
    products?: Array<Stored<types.Product>>;
    pagingMetadata?: types.CursorPagingMetadata;
    aggregationData?: types.AggregationData;
  };
  type SearchProductsOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type V3SearchProductsRequest = {
    search?: types.CatalogSearch;
    fields?: Array<types.RequestedFields>;
  };
  type V3CountProductsResponse = {
    count?: number;
  };
  type CountProductsOptions = {
    filter?: Filter;
    search?: types.SearchDetails;
    /** Whether to count hidden products, too; needs the owner. */
    returnNonVisibleProducts?: boolean;
  };
  type V3CountProductsRequest = {
    filter?: Filter;
    search?: types.SearchDetails;
    returnNonVisibleProducts?: boolean;
  };
  type CreateProductOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type CreateProductRequest = {
    product?: types.Product;
    fields?: Array<types.RequestedFields>;
  };
  type UpdateProductOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type UpdateProductRequest = {
    product?: types.Product;
    fields?: Array<types.RequestedFields>;
  };
  type UpdateProduct = Change<types.Product>;
  type V3DeleteProductRequest = {
    productId?: string;
  };
  type CreateProductWithInventoryResponse = types.ProductAndInventory;
  type CreateProductWithInventoryOptions = {
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type CreateProductWithInventoryRequest = {
    product?: types.ProductWithInventory;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type UpdateProductWithInventoryResponse = types.ProductAndInventory;
  type UpdateProductWithInventoryOptions = {
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type UpdateProductWithInventoryRequest = {
    product?: types.ProductWithInventory;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type UpdateProductWithInventory = Change<types.ProductWithInventory>;
  type BulkCreateProductsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Product, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkCreateProductsOptions = {
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type BulkCreateProductsRequest = {
    products?: Array<types.Product>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type BulkCreateProductsWithInventoryResponse = types.BulkProductsAndInventory;
  type BulkCreateProductsWithInventoryOptions = {
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type BulkCreateProductsWithInventoryRequest = {
    products?: Array<types.ProductWithInventory>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type BulkUpdateProductsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Product, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateProductsOptions = {
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type BulkUpdateProductsRequest = {
    products?: Array<types.MaskedProduct>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type BulkUpdateProductsWithInventoryResponse = types.BulkProductsAndInventory;
  type BulkUpdateProductsWithInventoryOptions = {
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type BulkUpdateProductsWithInventoryRequest = {
    products?: Array<types.MaskedProductWithInventory>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type V3BulkUpdateProductsByFilterResponse = {
    jobId?: string;
  };
  type BulkUpdateProductsByFilterOptions = {
    filter?: Filter;
    product?: types.Product;
    search?: types.SearchDetails;
  };
  type V3BulkUpdateProductsByFilterRequest = {
    filter?: Filter;
    product?: types.Product;
    search?: types.SearchDetails;
  };
  type V3BulkDeleteProductsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type V3BulkDeleteProductsRequest = {
    productIds?: Array<string>;
  };
  type V3BulkDeleteProductsByFilterResponse = {
    jobId?: string;
  };
  type BulkDeleteProductsByFilterOptions = {
    search?: types.SearchDetails;
  };
  type V3BulkDeleteProductsByFilterRequest = {
    filter?: Filter;
    search?: types.SearchDetails;
  };
  type BulkUpdateProductVariantsByFilterResponse = {
    jobId?: string;
  };
  type BulkUpdateProductVariantsByFilterOptions = {
    variant?: types.Variant;
    search?: types.SearchDetails;
  };
  type BulkUpdateProductVariantsByFilterRequest = {
    filter?: Filter;
    variant?: types.Variant;
    search?: types.SearchDetails;
  };
  type V3BulkAdjustProductVariantsByFilterResponse = {
    jobId?: string;
  };
  type BulkAdjustProductVariantsByFilterOptions = {
    search?: types.SearchDetails;
    actualPrice?: types.AdjustValue;
    compareAtPrice?: types.AdjustValue;
    compareAtPriceDiscount?: types.UnsignedAdjustValue;
    cost?: types.AdjustValue;
    rounding?: types.RoundingStrategy;
  };
  type V3BulkAdjustProductVariantsByFilterRequest = {
    filter?: Filter;
    search?: types.SearchDetails;
    actualPrice?: types.AdjustValue;
    compareAtPrice?: types.AdjustValue;
    compareAtPriceDiscount?: types.UnsignedAdjustValue;
    cost?: types.AdjustValue;
    rounding?: types.RoundingStrategy;
  };
  type V3BulkAddInfoSectionsToProductsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Product, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkAddInfoSectionsToProductsOptions = {
    /** GUIDs, at most 10. */
    infoSectionIds?: Array<string>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type V3BulkAddInfoSectionsToProductsRequest = {
    products?: Array<types.ProductIdWithRevision>;
    infoSectionIds?: Array<string>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type V3BulkAddInfoSectionsToProductsByFilterResponse = {
    jobId?: string;
  };
  type BulkAddInfoSectionsToProductsByFilterOptions = {
    /** GUIDs, at most 20. */
    infoSectionIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type V3BulkAddInfoSectionsToProductsByFilterRequest = {
    filter?: Filter;
    infoSectionIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type V3BulkRemoveInfoSectionsFromProductsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Product, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkRemoveInfoSectionsFromProductsOptions = {
    /** GUIDs, at most 100. */
    infoSectionIds?: Array<string>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type V3BulkRemoveInfoSectionsFromProductsRequest = {
    products?: Array<types.ProductIdWithRevision>;
    infoSectionIds?: Array<string>;
    returnEntity?: boolean;
    fields?: Array<types.RequestedFields>;
  };
  type V3BulkRemoveInfoSectionsFromProductsByFilterResponse = {
    jobId?: string;
  };
  type BulkRemoveInfoSectionsFromProductsByFilterOptions = {
    /** GUIDs, at most 100. */
    infoSectionIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type V3BulkRemoveInfoSectionsFromProductsByFilterRequest = {
    filter?: Filter;
    infoSectionIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type BulkAddProductsToCategoriesByFilterResponse = {
    jobId?: string;
  };
  type BulkAddProductsToCategoriesByFilterOptions = {
    filter?: Filter;
    /** GUIDs, at most 5. */
    categoryIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type BulkAddProductsToCategoriesByFilterRequest = {
    filter?: Filter;
    categoryIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type BulkRemoveProductsFromCategoriesByFilterResponse = {
    jobId?: string;
  };
  type BulkRemoveProductsFromCategoriesByFilterOptions = {
    filter?: Filter;
    /** GUIDs, at most 5. */
    categoryIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type BulkRemoveProductsFromCategoriesByFilterRequest = {
    filter?: Filter;
    categoryIds?: Array<string>;
    search?: types.SearchDetails;
  };
  type V3BulkUpdateProductTagsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateProductTagsOptions = {
    assignTags?: types.Tags;
    unassignTags?: types.Tags;
  };
  type V3BulkUpdateProductTagsRequest = {
    productIds?: Array<string>;
    assignTags?: types.Tags;
    unassignTags?: types.Tags;
  };
  type V3BulkUpdateProductTagsByFilterResponse = {
    jobId?: string;
  };
  type BulkUpdateProductTagsByFilterOptions = {
    assignTags?: types.Tags;
    unassignTags?: types.Tags;
  };
  type V3BulkUpdateProductTagsByFilterRequest = {
    filter?: Filter;
    assignTags?: types.Tags;
    unassignTags?: types.Tags;
  };
  type GetAllProductsCategoryResponse = types.AllProductsCategory;
  type GetAllProductsCategoryRequest = {
  };
}
