/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { RichContent } from "./rich-content.js";
export type { AddressLocation, CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, SortOrder, Sorting } from "./catalog-search.js";
export type { BulkActionMetadata, ItemError, ItemMetadata } from "./products.js";
export type { Alignment, AnchorData, Animation, AnimationTrigger, AppEmbedData, AppType, AspectRatio, AudioData, Backdrop, BackdropType, Background, BackgroundGradient, BackgroundImage, BackgroundType, Banner, BannerPosition, BlockquoteData, BookingData, Border, BorderColors, BorderWidths, BulletedListData, ButtonData, ButtonDataType, ButtonStyles, CaptionData, CardData, CardDataBackground, CardDataBackgroundType, CardStyles, CardStylesType, CellStyle, CheckboxListData, CodeBlockData, CollapsibleListData, ColorData, Colors, ColumnSize, Crop, Decoration, DecorationType, Design, DesignTarget, Direction, DividerData, DividerDataAlignment, DividerDataStyles, DocumentStyle, EmbedData, EntranceAnimation, EntranceEffect, EntranceEffectType, EventData, FileData, FileSource, FontFamilyData, FontSizeData, FontType, GIF, GIFData, GIFType, GalleryData, GalleryOptions, GalleryOptionsLayout, Gradient, GradientType, HTMLData, HeadingData, Height, ImageData, ImageDataCrop, ImageDataStyles, ImagePosition, ImagePositionPosition, ImageScalingScaling, ImageStyles, Indentation, InitialExpandedItems, Item, ItemImage, ItemStyle, LayerEffect, Layers, Layout, LayoutCellData, LayoutData, LayoutDataBackground, LayoutDataBackgroundImage, LayoutDataBackgroundType, LayoutType, LineCap, LineStyle, Link, LinkData, LinkPreviewData, LinkPreviewDataStyles, ListItemNodeData, ListStyle, LoopAnimation, LoopEffect, LoopEffectType, MapData, MapSettings, MapType, MediaSource, MentionData, Metadata, Node, NodeStyle, NodeType, Oembed, OptionDesign, OptionLayout, OrderedListData, Orientation, Origin, PDFSettings, ParagraphData, Permissions, Placement, PlaybackOptions, PluginContainerData, PluginContainerDataAlignment, PluginContainerDataWidth, PointerEffect, PointerEffectType, Poll, PollData, PollDataLayout, PollDesign, PollDesignBackground, PollDesignBackgroundType, PollLayout, PollLayoutDirection, PollLayoutType, PollOption, PollSettings, Position, PricingData, Rel, Resizing, ResponsivenessBehaviour, RibbonStyles, RichContent, Scaling, SectionDivider, Shape, ShapeData, ShapeDataStyles, SketchData, SketchVariant, SmartBlockCellData, SmartBlockData, SmartBlockDataType, Source, Spoiler, SpoilerData, Stop, Styles, StylesBorder, StylesPosition, TableCellData, TableData, TableDataDimensions, Target, TextAlignment, TextData, TextNodeStyle, TextStyle, Thumbnails, ThumbnailsAlignment, TocData, VerticalAlignment, VerticalAlignmentAlignment, Video, VideoData, ViewMode, ViewRole, VoteRole, Width, WidthType } from "./rich-content.js";

export type InfoSection = { 
/**
 * A GUID. Set by the platform.
 */
_id?: string, 
/**
 * Rises with each change. Set by the platform.
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
 * The owner's name for it, unique in the shop. At most 100 characters.
 */
uniqueName?: string, 
/**
 * At most 50 characters.
 */
title?: string, description?: RichContent, 
/**
 * HTML; ignored if `description` is sent too. At most 16000 characters.
 */
plainDescription?: string, 
/**
 * The number of products that use it, on request only. Set by the platform.
 */
assignedProductsCount?: number, };

export type InfoSectionFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export type InfoSectionForGetOrCreate = { 
/**
 * A GUID.
 */
_id?: string, 
/**
 * The owner's name for it, unique in the shop. At most 100 characters.
 */
uniqueName?: string, 
/**
 * At most 50 characters.
 */
title?: string, description?: RichContent, 
/**
 * HTML; ignored if `description` is sent too. At most 16000 characters.
 */
plainDescription?: string, };

export type MaskedInfoSection = { 
/**
 * Its `id` names the info section; its `revision` must be the current one.
 */
infoSection?: InfoSection, };
