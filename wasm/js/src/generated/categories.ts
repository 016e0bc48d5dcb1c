/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { ExtendedFields } from "./inventory-items-v3.js";
import type { SeoSchema } from "./products.js";
import type { BreadcrumbsInfo, TreeReference } from "./products-v3.js";
import type { RichContent } from "./rich-content.js";
export type { AddressLocation, Aggregation, AggregationData, AggregationResults, AggregationType, CatalogSearch, CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, DateHistogramAggregation, DateHistogramResult, DateHistogramResults, GroupByValueResults, GroupedValueResult, HistogramInterval, IncludeMissingValues, MissingValues, NestedAggregation, NestedAggregationItem, NestedAggregationResults, NestedAggregationType, NestedRange, NestedResult, NestedResultValue, NestedResults, NestedScalar, NestedValue, RangeAggregation, RangeBucket, RangeResult, RangeResults, ScalarAggregation, ScalarResult, ScalarType, SearchDetails, SearchMode, SortOrder, Sorting, ValueAggregation, ValueResult, ValueResults, ValueSortDirection, ValueSortType } from "./catalog-search.js";
export type { ExtendedFields } from "./inventory-items-v3.js";
export type { BulkActionMetadata, ItemError, ItemMetadata, Keyword, SeoSchema, Settings, Tag } from "./products.js";
export type { BreadCrumb, BreadcrumbsInfo, Image, TreeReference } from "./products-v3.js";
export type { Alignment, AnchorData, Animation, AnimationTrigger, AppEmbedData, AppType, AspectRatio, AudioData, Backdrop, BackdropType, Background, BackgroundGradient, BackgroundImage, BackgroundType, Banner, BannerPosition, BlockquoteData, BookingData, Border, BorderColors, BorderWidths, BulletedListData, ButtonData, ButtonDataType, ButtonStyles, CaptionData, CardData, CardDataBackground, CardDataBackgroundType, CardStyles, CardStylesType, CellStyle, CheckboxListData, CodeBlockData, CollapsibleListData, ColorData, Colors, ColumnSize, Crop, Decoration, DecorationType, Design, DesignTarget, Direction, DividerData, DividerDataAlignment, DividerDataStyles, DocumentStyle, EmbedData, EntranceAnimation, EntranceEffect, EntranceEffectType, EventData, FileData, FileSource, FontFamilyData, FontSizeData, FontType, GIF, GIFData, GIFType, GalleryData, GalleryOptions, GalleryOptionsLayout, Gradient, GradientType, HTMLData, HeadingData, Height, ImageData, ImageDataCrop, ImageDataStyles, ImagePosition, ImagePositionPosition, ImageScalingScaling, ImageStyles, Indentation, InitialExpandedItems, Item, ItemImage, ItemStyle, LayerEffect, Layers, Layout, LayoutCellData, LayoutData, LayoutDataBackground, LayoutDataBackgroundImage, LayoutDataBackgroundType, LayoutType, LineCap, LineStyle, Link, LinkData, LinkPreviewData, LinkPreviewDataStyles, ListItemNodeData, ListStyle, LoopAnimation, LoopEffect, LoopEffectType, MapData, MapSettings, MapType, MediaSource, MentionData, Metadata, Node, NodeStyle, NodeType, Oembed, OptionDesign, OptionLayout, OrderedListData, Orientation, Origin, PDFSettings, ParagraphData, Permissions, Placement, PlaybackOptions, PluginContainerData, PluginContainerDataAlignment, PluginContainerDataWidth, PointerEffect, PointerEffectType, Poll, PollData, PollDataLayout, PollDesign, PollDesignBackground, PollDesignBackgroundType, PollLayout, PollLayoutDirection, PollLayoutType, PollOption, PollSettings, Position, PricingData, Rel, Resizing, ResponsivenessBehaviour, RibbonStyles, RichContent, Scaling, SectionDivider, Shape, ShapeData, ShapeDataStyles, SketchData, SketchVariant, SmartBlockCellData, SmartBlockData, SmartBlockDataType, Source, Spoiler, SpoilerData, Stop, Styles, StylesBorder, StylesPosition, TableCellData, TableData, TableDataDimensions, Target, TextAlignment, TextData, TextNodeStyle, TextStyle, Thumbnails, ThumbnailsAlignment, TocData, VerticalAlignment, VerticalAlignmentAlignment, Video, VideoData, ViewMode, ViewRole, VoteRole, Width, WidthType } from "./rich-content.js";

export type CategoriesForItem = { item?: ItemReference, 
/**
 * GUIDs, at most 1000.
 */
directCategoryIds?: Array<string>, 
/**
 * The parents of the direct ones. GUIDs, at most 1000.
 */
indirectCategoryIds?: Array<string>, };

export type Category = { 
/**
 * A GUID. Set by the platform.
 */
_id?: string, 
/**
 * Rises with each change of the tree. Set by the platform.
 */
revision?: string, 
/**
 * Set by the platform.
 */
_createdDate?: Date, 
/**
 * Set by the platform.
 */
_updatedDate?: Date, 
/**
 * At most 80 characters.
 */
name?: string, image?: string, 
/**
 * The number of items, without those of subcategories. Set by the platform.
 */
itemCounter?: number, 
/**
 * On request only. At most 600 characters.
 */
description?: string, 
/**
 * Fixed after creation.
 */
visible?: boolean, 
/**
 * From the top to the parent, on request only. Set by the platform.
 */
breadcrumbsInfo?: BreadcrumbsInfo, 
/**
 * Fixed after creation. Absent at the top of the tree.
 */
parentCategory?: ParentCategory, 
/**
 * The last part of the address of its page. At most 300 characters.
 */
slug?: string, seoData?: SeoSchema, 
/**
 * On request only.
 */
richContentDescription?: RichContent, 
/**
 * Set by the platform.
 */
treeReference?: TreeReference, 
/**
 * The app that manages the items; nobody else changes them. Fixed after creation. A GUID.
 */
managingAppId?: string, extendedFields?: ExtendedFields, };

export type CategoryFields = "BREADCRUMBS_INFO" | "DESCRIPTION" | "RICH_CONTENT_DESCRIPTION" | (string & {});

export type CategoryPosition = "FIRST" | "LAST" | "AFTER" | (string & {});

export type ItemCategories = { 
/**
 * GUIDs, at most 1000.
 */
directCategoryIds?: Array<string>, 
/**
 * With their parents. GUIDs, at most 1000.
 */
allCategoryIds?: Array<string>, };

export type ItemReference = { 
/**
 * The id of the product, for an item of the store. At most 36 characters.
 */
catalogItemId?: string, 
/**
 * The app of the catalog.
 */
appId?: string, };

export type MaskedCategory = { 
/**
 * Its `id` names the category; its `revision` must be the current one.
 */
category?: Category, };

export type MovedCategory = { 
/**
 * A GUID.
 */
parentCategoryId?: string, 
/**
 * The order of the categories in the parent. GUIDs, at most 100.
 */
categoriesAfterMove?: Array<string>, };

export type ParentCategory = { 
/**
 * A GUID.
 */
_id?: string, 
/**
 * The place among the subcategories of the parent. Set by the platform.
 */
index?: number, };
