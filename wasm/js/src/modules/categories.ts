/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Named, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type Filter } from "../query/index.js";
import { cursorQuery, cursorSearch, type CursorPaging, type QueryUtils, type SearchUtils } from "../query/utils.js";
import { categories as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/categories.js";

export type CategoriesModule = {
  readonly Position: typeof enumerations.position;
  readonly RequestedFields: typeof enumerations.requestedFields6;
  readonly SortOrder: typeof enumerations.sortOrder;
  /**
   * Creates a category, visible unless it says otherwise. Fails with the code `DUPLICATE_SLUG` for a slug that is
   * taken, `CATEGORIES_LIMIT_PER_TREE_EXCEEDED` or `CATEGORY_DEPTH_LIMIT_EXCEEDED` beyond a limit,
   * `PARENT_CATEGORY_NOT_IN_TREE` for an unknown parent, `PARENT_CATEGORY_HIDDEN` for a hidden one. Needs the owner.
   */
  createCategory: Callable<(category: types.Category, options?: categories.CreateCategoryOptions, callOptions?: CallOptions) => Promise<Stored<types.Category>>>;
  /** Returns a category, visible or not. Fails with status 404 for an unknown id. For anyone. */
  getCategory: Callable<(categoryId: string, treeReference: types.TreeReference, options?: categories.GetCategoryOptions, callOptions?: CallOptions) => Promise<Stored<types.Category>>>;
  /** Returns the category of a slug. Fails with status 404 for an unknown one. For anyone. */
  getCategoryBySlug: Callable<(slug: string, treeReference: types.TreeReference, options?: categories.GetCategoryBySlugOptions, callOptions?: CallOptions) => Promise<categories.GetCategoryBySlugResponse>>;
  /**
   * Updates a category, but for its parent and visibility: see `moveCategory` and `updateCategoryVisibility`. The
   * entity's `revision` must be the current one, or the call fails with a `RevisionConflictError`. Fails with the code
   * `DUPLICATE_SLUG` for a slug that is taken. Needs the owner.
   */
  updateCategory: Callable<(_id: string, category: Change<types.Category>, options?: categories.UpdateCategoryOptions, callOptions?: CallOptions) => Promise<Stored<types.Category>>>;
  /**
   * Deletes a category with its subcategories; the items stay in the catalog. Fails with the code
   * `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app manages. Needs the owner.
   */
  deleteCategory: Callable<(categoryId: string, treeReference: types.TreeReference, callOptions?: CallOptions) => Promise<void>>;
  /**
   * Queries categories. Visitors are refused an empty filter with the code `INVALID_FILTER`: leave it out. For anyone.
   *
   * @example
   * ```ts
   * const { items } = await client.categories.queryCategories({ treeReference: storesTree }).limit(100).find();
   * ```
   */
  queryCategories: Callable<CursorQueried<Stored<types.Category>, categories.QueryCategoriesResponse, fields.CategoriesQuery, categories.QueryCategoriesOptions, true>>;
  /** Searches categories by text and filter, with aggregations. The newest come first. For anyone. */
  searchCategories: Callable<(search: Named<"search", types.CatalogSearch>, options: categories.SearchCategoriesOptions, callOptions?: CallOptions) => Promise<categories.SearchCategoriesResponse>>;
  /** Counts categories. For anyone. */
  countCategories: Callable<(options?: categories.CountCategoriesOptions, callOptions?: CallOptions) => Promise<categories.CountCategoriesResponse>>;
  /**
   * Moves a category with its subcategories. Fails with the code `PARENT_CATEGORY_NOT_IN_TREE`,
   * `AFTER_CATEGORY_NOT_IN_PARENT` or `MISSING_AFTER_CATEGORY` for an unknown place, `TREE_CYCLE_DETECTED` for a place
   * below itself, `CATEGORY_DEPTH_LIMIT_EXCEEDED` beyond 5 levels. Needs the owner.
   */
  moveCategory: Callable<(categoryId: string, treeReference: types.TreeReference, options?: categories.MoveCategoryOptions, callOptions?: CallOptions) => Promise<categories.MoveCategoryResponse>>;
  /**
   * Updates categories, each by its id and current `revision`. Fails with the code `UPDATE_OF_FIELD_NOT_ALLOWED` for a
   * parent or a visibility. Needs the owner.
   */
  bulkUpdateCategories: Callable<(categories: readonly types.MaskedCategory[], options?: categories.BulkUpdateCategoriesOptions, callOptions?: CallOptions) => Promise<categories.BulkUpdateCategoriesResponse>>;
  /**
   * Shows or hides a category of a revision; hiding it hides its subcategories. Fails with the code
   * `PARENT_CATEGORY_HIDDEN` if its parent is hidden. Needs the owner.
   */
  updateCategoryVisibility: Callable<(categoryId: string, options?: categories.UpdateCategoryVisibilityOptions, callOptions?: CallOptions) => Promise<categories.UpdateCategoryVisibilityResponse>>;
  /** Shows categories, but for those whose parent is hidden. Needs the owner. */
  bulkShowCategories: Callable<(categoryIds: readonly string[], options?: categories.BulkShowCategoriesOptions, callOptions?: CallOptions) => Promise<categories.BulkShowCategoriesResponse>>;
  /**
   * Adds items to a category. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app
   * manages. Needs the owner.
   */
  bulkAddItemsToCategory: Callable<(categoryId: string, items: readonly types.ItemReference[], options: categories.BulkAddItemsToCategoryOptions, callOptions?: CallOptions) => Promise<categories.BulkAddItemsToCategoryResponse>>;
  /**
   * Adds an item to categories. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an
   * app manages. Needs the owner.
   */
  bulkAddItemToCategories: Callable<(item: types.ItemReference, options: categories.BulkAddItemToCategoriesOptions, callOptions?: CallOptions) => Promise<categories.BulkAddItemToCategoriesResponse>>;
  /**
   * Removes items from a category. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an
   * app manages. Needs the owner.
   */
  bulkRemoveItemsFromCategory: Callable<(categoryId: string, items: readonly types.ItemReference[], options: categories.BulkRemoveItemsFromCategoryOptions, callOptions?: CallOptions) => Promise<categories.BulkRemoveItemsFromCategoryResponse>>;
  /**
   * Removes an item from categories. Fails with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that
   * an app manages. Needs the owner.
   */
  bulkRemoveItemFromCategories: Callable<(item: types.ItemReference, options: categories.BulkRemoveItemFromCategoriesOptions, callOptions?: CallOptions) => Promise<categories.BulkRemoveItemFromCategoriesResponse>>;
  /**
   * Lists the items of a category, at most 100 a page. The newest come first. For anyone.
   *
   * @example
   * ```ts
   * const { items = [] } = await client.categories.listItemsInCategory(categoryId, storesTree, {
   *   useCategoryArrangement: true,
   * });
   * ```
   */
  listItemsInCategory: Callable<(categoryId: string, treeReference: types.TreeReference, options?: categories.ListItemsInCategoryOptions, callOptions?: CallOptions) => Promise<categories.ListItemsInCategoryResponse>>;
  /** Lists the categories of an item. For anyone. */
  listCategoriesForItem: Callable<(item: types.ItemReference, options: categories.ListCategoriesForItemOptions, callOptions?: CallOptions) => Promise<categories.ListCategoriesForItemResponse>>;
  /** Lists the categories of items. For anyone. */
  listCategoriesForItems: Callable<(items: readonly types.ItemReference[], options: categories.ListCategoriesForItemsOptions, callOptions?: CallOptions) => Promise<categories.ListCategoriesForItemsResponse>>;
  /** Lists the trees of the site, at most 20. For anyone. */
  listTrees: Callable<(callOptions?: CallOptions) => Promise<categories.ListTreesResponse>>;
  /**
   * Sets the items that come first in a category, in order. Fails with the code `ITEM_NOT_IN_CATEGORY` for one that is
   * not in it. Needs the owner.
   */
  setArrangedItems: Callable<(categoryId: string, treeReference: types.TreeReference, options?: categories.SetArrangedItemsOptions, callOptions?: CallOptions) => Promise<categories.SetArrangedItemsResponse>>;
  /** Returns the items that come first in a category, in order. For anyone. */
  getArrangedItems: Callable<(categoryId: string, treeReference: types.TreeReference, callOptions?: CallOptions) => Promise<categories.GetArrangedItemsResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.CategoriesQuery, CursorPaging>; readonly search: SearchUtils<fields.CategoriesSearch> };
};

/**
 * Categories of catalog v3: a tree of groups of products. Anyone reads those that are visible, the owner writes.
 *
 * Writes to one tree must follow each other: of several at once, all but one fail with the code `INVALID_REVISION`. A
 * tree has at most 1000 categories in 5 levels.
 */
export const categories: CategoriesModule = /* @__PURE__ */ moduleOf(conversions, "categories", {
  Position: enumerations.position,
  RequestedFields: enumerations.requestedFields6,
  SortOrder: enumerations.sortOrder,
  createCategory: "category,?>category create POST categories owner unsafe none /v1/categories",
  getCategory: "categoryId,treeReference,?>category get GET categories visitor safe none /v1/categories/{categoryId}",
  getCategoryBySlug: "slug,treeReference,?> get_by_slug GET categories visitor safe none /v1/categories/slug/{slug}",
  updateCategory: ".category,?>category update PATCH categories owner idempotent none /v1/categories/{category.id}",
  deleteCategory: "categoryId,treeReference delete DELETE categories owner idempotent none /v1/categories/{categoryId}",
  queryCategories: byCursor(conversions, "categories", "categories?,! query POST categories visitor safe none /v1/categories/query"),
  searchCategories: "search,?> search POST categories visitor safe none /v1/categories/search",
  countCategories: "?> count POST categories visitor safe none /v1/categories/count",
  moveCategory: "categoryId,treeReference,?> move POST categories owner idempotent none /v1/categories/{categoryId}/move",
  bulkUpdateCategories: "categories,?> bulk_update POST categories owner idempotent none /v1/bulk/categories/update",
  updateCategoryVisibility: "categoryId,?> update_visibility PATCH categories owner idempotent none /v1/categories/visibility",
  bulkShowCategories: "categoryIds,?> bulk_show POST categories owner idempotent none /v1/bulk/categories/show",
  bulkAddItemsToCategory: "categoryId,items,?> bulk_add_items POST categories owner idempotent none /v1/bulk/categories/{categoryId}/add-items",
  bulkAddItemToCategories: "item,?> bulk_add_item_to_categories POST categories owner idempotent none /v1/bulk/categories/add-item",
  bulkRemoveItemsFromCategory: "categoryId,items,?> bulk_remove_items POST categories owner idempotent none /v1/bulk/categories/{categoryId}/remove-items",
  bulkRemoveItemFromCategories: "item,?> bulk_remove_item_from_categories POST categories owner idempotent none /v1/bulk/categories/remove-item",
  listItemsInCategory: "categoryId,treeReference,?> list_items GET categories visitor safe post-when-long /v1/categories/{categoryId}/list-items",
  listCategoriesForItem: "item,?> list_for_item GET categories visitor safe post-when-long /v1/categories/list-categories-for-item",
  listCategoriesForItems: "items,?> list_for_items POST categories visitor safe none /v1/categories/list-categories-for-items",
  listTrees: "> list_trees GET categories visitor safe none /v1/categories/list-trees",
  setArrangedItems: "categoryId,treeReference,?> set_arranged_items POST categories owner idempotent none /v1/categories/{categoryId}/set-arranged-items",
  getArrangedItems: "categoryId,treeReference> get_arranged_items GET categories visitor safe none /v1/categories/{categoryId}/arranged-items",
  utils: { query: cursorQuery, search: cursorSearch },
});

export declare namespace categories {
  type AddressLocation = types.AddressLocation;
  type Aggregation = types.Aggregation;
  type AggregationData = types.AggregationData;
  type AggregationResults = types.AggregationResults;
  type AggregationResultsScalarResult = types.ScalarResult;
  type AggregationType = types.AggregationType;
  type Alignment = types.Alignment;
  type AnchorData = types.AnchorData;
  type Animation = types.Animation;
  type AppEmbedData = types.AppEmbedData;
  type AppType = types.AppType;
  type AspectRatio = types.AspectRatio;
  type AudioData = types.AudioData;
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
  type Breadcrumb = types.BreadCrumb;
  type BreadcrumbsInfo = types.BreadcrumbsInfo;
  type BulkActionMetadata = types.BulkActionMetadata;
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
  type Category = types.Category;
  type CategoryQuery = CursorQueryObject;
  type CategorySearch = types.CatalogSearch;
  type CellStyle = types.CellStyle;
  type CheckboxListData = types.CheckboxListData;
  type CodeBlockData = types.CodeBlockData;
  type CollapsibleListData = types.CollapsibleListData;
  type ColorData = types.ColorData;
  type Colors = types.Colors;
  type ColumnSize = types.ColumnSize;
  type Crop = types.Crop;
  type CursorPaging = types.CursorPaging;
  type CursorPagingMetadata = types.CursorPagingMetadata;
  type CursorQuery = types.CursorQuery;
  type CursorSearch = types.CatalogSearch;
  type Cursors = types.Cursors;
  type DateHistogramAggregation = types.DateHistogramAggregation;
  type DateHistogramResult = types.DateHistogramResult;
  type DateHistogramResults = types.DateHistogramResults;
  type Decoration = types.Decoration;
  type DecorationType = types.DecorationType;
  type Design = types.Design;
  type DesignTarget = types.DesignTarget;
  type Dimensions = types.TableDataDimensions;
  type Direction = types.Direction;
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
  type FontFamilyData = types.FontFamilyData;
  type FontSizeData = types.FontSizeData;
  type FontType = types.FontType;
  type GIF = types.GIF;
  type GIFData = types.GIFData;
  type GIFType = types.GIFType;
  type GalleryData = types.GalleryData;
  type GalleryOptions = types.GalleryOptions;
  type GalleryOptionsLayout = types.GalleryOptionsLayout;
  type Gradient = types.Gradient;
  type GradientType = types.GradientType;
  type GroupByValueResults = types.GroupByValueResults;
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
  type ImageStylesPosition = types.Position;
  type IncludeMissingValuesOptions = types.IncludeMissingValues;
  type Indentation = types.Indentation;
  type InitialExpandedItems = types.InitialExpandedItems;
  type Interval = types.HistogramInterval;
  type Item = types.Item;
  type ItemCategories = types.ItemCategories;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type ItemReference = types.ItemReference;
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
  type MapItemToCategories = types.CategoriesForItem;
  type MapSettings = types.MapSettings;
  type MapType = types.MapType;
  type MaskedCategory = types.MaskedCategory;
  type Media = types.MediaSource;
  type MentionData = types.MentionData;
  type Metadata = types.Metadata;
  type MissingValues = types.MissingValues;
  type Mode = types.SearchMode;
  type MovedCategory = types.MovedCategory;
  type NestedAggregation = types.NestedAggregation;
  type NestedAggregationItem = types.NestedAggregationItem;
  type NestedAggregationResults = types.NestedAggregationResults;
  type NestedAggregationType = types.NestedAggregationType;
  type NestedResultValue = types.NestedResultValue;
  type NestedResults = types.NestedResults;
  type NestedValueAggregationResult = types.GroupedValueResult;
  type Node = types.Node;
  type NodeStyle = types.NodeStyle;
  type NodeType = types.NodeType;
  type Oembed = types.Oembed;
  type Option = types.PollOption;
  type OptionDesign = types.OptionDesign;
  type OptionLayout = types.OptionLayout;
  type OrderedListData = types.OrderedListData;
  type Orientation = types.Orientation;
  type Origin = types.Origin;
  type PDFSettings = types.PDFSettings;
  type PagingMetadataV2 = types.CursorPagingMetadata;
  type ParagraphData = types.ParagraphData;
  type ParentCategory = types.ParentCategory;
  type Permissions = types.Permissions;
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
  type Position = types.CategoryPosition;
  type PricingData = types.PricingData;
  type RangeAggregation = types.RangeAggregation;
  type RangeAggregationResult = types.RangeResult;
  type RangeBucket = types.RangeBucket;
  type RangeResult = types.NestedRange;
  type RangeResults = types.RangeResults;
  type Rel = types.Rel;
  type RequestedFields = types.CategoryFields;
  type Resizing = types.Resizing;
  type ResponsivenessBehaviour = types.ResponsivenessBehaviour;
  type Results = types.NestedResult;
  type RibbonStyles = types.RibbonStyles;
  type RichContent = types.RichContent;
  type ScalarAggregation = types.ScalarAggregation;
  type ScalarResult = types.NestedScalar;
  type ScalarType = types.ScalarType;
  type Scaling = types.Scaling;
  type SearchDetails = types.SearchDetails;
  type SectionDivider = types.SectionDivider;
  type SeoSchema = types.SeoSchema;
  type Settings = types.Settings;
  type Shape = types.Shape;
  type ShapeData = types.ShapeData;
  type ShapeDataStyles = types.ShapeDataStyles;
  type SingleEntityOpsRequestedFields = types.CategoryFields;
  type SketchData = types.SketchData;
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
  type TableCellData = types.TableCellData;
  type TableData = types.TableData;
  type Tag = types.Tag;
  type Target = types.Target;
  type TextAlignment = types.TextAlignment;
  type TextData = types.TextData;
  type TextNodeStyle = types.TextNodeStyle;
  type TextStyle = types.TextStyle;
  type Thumbnails = types.Thumbnails;
  type ThumbnailsAlignment = types.ThumbnailsAlignment;
  type TocData = types.TocData;
  type TreeReference = types.TreeReference;
  type Type = types.AnimationTrigger;
  type ValueAggregation = types.ValueAggregation;
  type ValueAggregationResult = types.ValueResult;
  type ValueResult = types.NestedValue;
  type ValueResults = types.ValueResults;
  type Variant = types.SketchVariant;
  type VerticalAlignment = types.VerticalAlignment;
  type VerticalAlignmentAlignment = types.VerticalAlignmentAlignment;
  type Video = types.Video;
  type VideoData = types.VideoData;
  type ViewMode = types.ViewMode;
  type ViewRole = types.ViewRole;
  type VoteRole = types.VoteRole;
  type Width = types.Width;
  type WidthType = types.WidthType;
  type CreateCategoryOptions = {
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type CreateCategoryRequest = {
    category?: types.Category;
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type GetCategoryOptions = {
    fields?: Array<types.CategoryFields>;
  };
  type GetCategoryRequest = {
    categoryId?: string;
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type GetCategoryBySlugResponse = {
    category: Stored<types.Category>;
  };
  type GetCategoryBySlugOptions = {
    fields?: Array<types.CategoryFields>;
  };
  type GetCategoryBySlugRequest = {
    slug?: string;
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type UpdateCategoryOptions = {
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type UpdateCategoryRequest = {
    category?: types.Category;
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type UpdateCategory = Change<types.Category>;
  type DeleteCategoryRequest = {
    categoryId?: string;
    treeReference?: types.TreeReference;
  };
  type QueryCategoriesResponse = {
    categories?: Array<Stored<types.Category>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryCategoriesRequest = {
    query?: types.CursorQuery;
    treeReference?: types.TreeReference;
    returnNonVisibleCategories?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type CategoriesQueryBuilder = CursorQueryBuilder<Stored<types.Category>, fields.CategoriesQuery>;
  type CategoriesQueryResult = CursorQueryResult<Stored<types.Category>, fields.CategoriesQuery>;
  type QueryCategoriesOptions = {
    treeReference?: types.TreeReference;
    returnNonVisibleCategories?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type SearchCategoriesResponse = {
    categories?: Array<Stored<types.Category>>;
    pagingMetadata?: types.CursorPagingMetadata;
    aggregationData?: types.AggregationData;
  };
  type SearchCategoriesOptions = {
    treeReference?: types.TreeReference;
    returnNonVisibleCategories?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type SearchCategoriesRequest = {
    search?: types.CatalogSearch;
    treeReference?: types.TreeReference;
    returnNonVisibleCategories?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type CountCategoriesResponse = {
    count?: number;
  };
  type CountCategoriesOptions = {
    filter?: Filter;
    search?: types.SearchDetails;
    treeReference?: types.TreeReference;
    /** Whether to count hidden categories, too. */
    returnNonVisibleCategories?: boolean;
  };
  type CountCategoriesRequest = {
    filter?: Filter;
    search?: types.SearchDetails;
    treeReference?: types.TreeReference;
    returnNonVisibleCategories?: boolean;
  };
  type MoveCategoryResponse = types.MovedCategory;
  type MoveCategoryOptions = {
    /** The new parent; absent for the top of the tree. A GUID. */
    parentCategoryId?: string;
    position?: types.CategoryPosition;
    /** For the position `AFTER`. A GUID. */
    moveAfterCategoryId?: string;
  };
  type MoveCategoryRequest = {
    categoryId?: string;
    treeReference?: types.TreeReference;
    parentCategoryId?: string;
    position?: types.CategoryPosition;
    moveAfterCategoryId?: string;
  };
  type BulkUpdateCategoriesResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, category?: types.Category, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateCategoriesOptions = {
    treeReference?: types.TreeReference;
    returnEntity?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type BulkUpdateCategoriesRequest = {
    categories?: Array<types.MaskedCategory>;
    treeReference?: types.TreeReference;
    returnEntity?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type UpdateCategoryVisibilityResponse = {
    category: Stored<types.Category>;
  };
  type UpdateCategoryVisibilityOptions = {
    visible?: boolean;
    /** Must be the current one. */
    revision?: string;
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type UpdateCategoryVisibilityRequest = {
    categoryId?: string;
    visible?: boolean;
    revision?: string;
    treeReference?: types.TreeReference;
    fields?: Array<types.CategoryFields>;
  };
  type BulkShowCategoriesResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, category?: types.Category, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkShowCategoriesOptions = {
    treeReference?: types.TreeReference;
    returnEntity?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type BulkShowCategoriesRequest = {
    categoryIds?: Array<string>;
    treeReference?: types.TreeReference;
    returnEntity?: boolean;
    fields?: Array<types.CategoryFields>;
  };
  type BulkAddItemsToCategoryResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkAddItemsToCategoryOptions = {
    treeReference?: types.TreeReference;
  };
  type BulkAddItemsToCategoryRequest = {
    categoryId?: string;
    items?: Array<types.ItemReference>;
    treeReference?: types.TreeReference;
  };
  type BulkAddItemToCategoriesResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkAddItemToCategoriesOptions = {
    /** GUIDs, at most 100. */
    categoryIds?: Array<string>;
    treeReference?: types.TreeReference;
  };
  type BulkAddItemToCategoriesRequest = {
    item?: types.ItemReference;
    categoryIds?: Array<string>;
    treeReference?: types.TreeReference;
  };
  type BulkRemoveItemsFromCategoryResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkRemoveItemsFromCategoryOptions = {
    treeReference?: types.TreeReference;
  };
  type BulkRemoveItemsFromCategoryRequest = {
    categoryId?: string;
    items?: Array<types.ItemReference>;
    treeReference?: types.TreeReference;
  };
  type BulkRemoveItemFromCategoriesResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkRemoveItemFromCategoriesOptions = {
    /** GUIDs, at most 100. */
    categoryIds?: Array<string>;
    treeReference?: types.TreeReference;
  };
  type BulkRemoveItemFromCategoriesRequest = {
    item?: types.ItemReference;
    categoryIds?: Array<string>;
    treeReference?: types.TreeReference;
  };
  type ListItemsInCategoryResponse = {
    items?: Array<types.ItemReference>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type ListItemsInCategoryOptions = {
    cursorPaging?: types.CursorPaging;
    /** Whether the arranged items come first. */
    useCategoryArrangement?: boolean;
    includeItemsFromSubcategories?: boolean;
  };
  type ListItemsInCategoryRequest = {
    categoryId?: string;
    treeReference?: types.TreeReference;
    cursorPaging?: types.CursorPaging;
    useCategoryArrangement?: boolean;
    includeItemsFromSubcategories?: boolean;
  };
  type ListCategoriesForItemResponse = types.ItemCategories;
  type ListCategoriesForItemOptions = {
    treeReference?: types.TreeReference;
  };
  type ListCategoriesForItemRequest = {
    item?: types.ItemReference;
    treeReference?: types.TreeReference;
  };
  type ListCategoriesForItemsResponse = {
    categoriesForItems?: Array<types.CategoriesForItem>;
  };
  type ListCategoriesForItemsOptions = {
    treeReference?: types.TreeReference;
  };
  type ListCategoriesForItemsRequest = {
    items?: Array<types.ItemReference>;
    treeReference?: types.TreeReference;
  };
  type ListTreesResponse = {
    trees?: Array<types.TreeReference>;
  };
  type ListTreesRequest = {
  };
  type SetArrangedItemsResponse = {
    items?: Array<types.ItemReference>;
  };
  type SetArrangedItemsOptions = {
    /** At most 100. */
    items?: Array<types.ItemReference>;
  };
  type SetArrangedItemsRequest = {
    categoryId?: string;
    items?: Array<types.ItemReference>;
    treeReference?: types.TreeReference;
  };
  type GetArrangedItemsResponse = {
    items?: Array<types.ItemReference>;
  };
  type GetArrangedItemsRequest = {
    categoryId?: string;
    treeReference?: types.TreeReference;
  };
}
