/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type Filter } from "../query/index.js";
import { cursorQuery, type CursorPaging, type QueryUtils } from "../query/utils.js";
import { infoSectionsV3 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/info-sections-v3.js";

export type InfoSectionsV3Module = {
  readonly RequestedFields: typeof enumerations.requestedFields3;
  readonly SortOrder: typeof enumerations.sortOrder;
  /** Returns an info section. Fails with status 404 for an unknown id. For anyone. */
  getInfoSection: Callable<(infoSectionId: string, options?: infoSectionsV3.GetInfoSectionOptions, callOptions?: CallOptions) => Promise<Stored<types.InfoSection>>>;
  /** Queries info sections. For anyone. */
  queryInfoSections: Callable<CursorQueried<Stored<types.InfoSection>, infoSectionsV3.QueryInfoSectionsResponse, fields.InfoSectionsV3Query, infoSectionsV3.QueryInfoSectionsOptions>>;
  /** Creates an info section. Needs the owner. */
  createInfoSection: Callable<(infoSection: types.InfoSection, callOptions?: CallOptions) => Promise<Stored<types.InfoSection>>>;
  /** Returns the info section of a unique name, creating it if there is none. Needs the owner. */
  getOrCreateInfoSection: Callable<(options?: infoSectionsV3.GetOrCreateInfoSectionOptions, callOptions?: CallOptions) => Promise<infoSectionsV3.GetOrCreateInfoSectionResponse>>;
  /**
   * Updates an info section. The entity's `revision` must be the current one, or the call fails with a
   * `RevisionConflictError`. Needs the owner.
   */
  updateInfoSection: Callable<(_id: string, infoSection: Change<types.InfoSection>, options?: infoSectionsV3.UpdateInfoSectionOptions, callOptions?: CallOptions) => Promise<Stored<types.InfoSection>>>;
  /** Deletes an info section. Fails with status 404 for an unknown id. Needs the owner. */
  deleteInfoSection: Callable<(infoSectionId: string, callOptions?: CallOptions) => Promise<void>>;
  /** Creates info sections. Needs the owner. */
  bulkCreateInfoSections: Callable<(infoSections: readonly types.InfoSection[], options?: infoSectionsV3.BulkCreateInfoSectionsOptions, callOptions?: CallOptions) => Promise<infoSectionsV3.BulkCreateInfoSectionsResponse>>;
  /** Updates info sections, each by its id and current `revision`. Needs the owner. */
  bulkUpdateInfoSections: Callable<(infoSections: readonly types.MaskedInfoSection[], options?: infoSectionsV3.BulkUpdateInfoSectionsOptions, callOptions?: CallOptions) => Promise<infoSectionsV3.BulkUpdateInfoSectionsResponse>>;
  /** Returns the info sections of unique names, creating those that are missing. Needs the owner. */
  bulkGetOrCreateInfoSections: Callable<(options?: infoSectionsV3.BulkGetOrCreateInfoSectionsOptions, callOptions?: CallOptions) => Promise<infoSectionsV3.BulkGetOrCreateInfoSectionsResponse>>;
  /** Deletes info sections. Needs the owner. */
  bulkDeleteInfoSections: Callable<(infoSectionIds: readonly string[], callOptions?: CallOptions) => Promise<infoSectionsV3.BulkDeleteInfoSectionsResponse>>;
  /** Counts info sections. For anyone. */
  countInfoSections: Callable<(options?: infoSectionsV3.CountInfoSectionsOptions, callOptions?: CallOptions) => Promise<infoSectionsV3.CountInfoSectionsResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.InfoSectionsV3Query, CursorPaging> };
};

/**
 * Info sections of catalog v3: texts that products share, such as care instructions. Anyone reads them, the owner
 * writes.
 */
export const infoSectionsV3: InfoSectionsV3Module = /* @__PURE__ */ moduleOf(conversions, "info_sections_v3", {
  RequestedFields: enumerations.requestedFields3,
  SortOrder: enumerations.sortOrder,
  getInfoSection: "infoSectionId,?>infoSection get GET stores visitor safe none /v3/info-sections/{infoSectionId}",
  queryInfoSections: byCursor(conversions, "info_sections_v3", "infoSections? query GET stores visitor safe post-when-long /v3/info-sections/query r"),
  createInfoSection: "infoSection>infoSection create POST stores owner unsafe none /v3/info-sections",
  getOrCreateInfoSection: "?> get_or_create POST stores owner idempotent none /v3/info-sections/get-or-create",
  updateInfoSection: ".infoSection,?>infoSection update PATCH stores owner idempotent none /v3/info-sections/{infoSection.id}",
  deleteInfoSection: "infoSectionId delete DELETE stores owner idempotent none /v3/info-sections/{infoSectionId}",
  bulkCreateInfoSections: "infoSections,?> bulk_create POST stores owner unsafe none /v3/bulk/info-sections/create",
  bulkUpdateInfoSections: "infoSections,?> bulk_update POST stores owner idempotent none /v3/bulk/info-sections/update",
  bulkGetOrCreateInfoSections: "?> bulk_get_or_create POST stores owner idempotent none /v3/bulk/info-sections/get-or-create",
  bulkDeleteInfoSections: "infoSectionIds> bulk_delete POST stores owner idempotent none /v3/bulk/info-sections/delete",
  countInfoSections: "?> count POST stores visitor safe none /v3/info-sections/count",
  utils: { query: cursorQuery },
});

export declare namespace infoSectionsV3 {
  type AddressLocation = types.AddressLocation;
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
  type Cursors = types.Cursors;
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
  type InfoSection = types.InfoSection;
  type InfoSectionForGetOrCreate = types.InfoSectionForGetOrCreate;
  type InfoSectionQuery = CursorQueryObject;
  type InitialExpandedItems = types.InitialExpandedItems;
  type Item = types.Item;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type ItemStyle = types.ItemStyle;
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
  type MaskedInfoSection = types.MaskedInfoSection;
  type Media = types.MediaSource;
  type MentionData = types.MentionData;
  type Metadata = types.Metadata;
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
  type ParagraphData = types.ParagraphData;
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
  type Position = types.Position;
  type PricingData = types.PricingData;
  type Rel = types.Rel;
  type RequestedFields = types.InfoSectionFields;
  type Resizing = types.Resizing;
  type ResponsivenessBehaviour = types.ResponsivenessBehaviour;
  type RibbonStyles = types.RibbonStyles;
  type RichContent = types.RichContent;
  type Scaling = types.Scaling;
  type SectionDivider = types.SectionDivider;
  type Settings = types.PollSettings;
  type Shape = types.Shape;
  type ShapeData = types.ShapeData;
  type ShapeDataStyles = types.ShapeDataStyles;
  type SketchData = types.SketchData;
  type SmartBlockCellData = types.SmartBlockCellData;
  type SmartBlockData = types.SmartBlockData;
  type SmartBlockDataType = types.SmartBlockDataType;
  type SortOrder = types.SortOrder;
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
  type Target = types.Target;
  type TextAlignment = types.TextAlignment;
  type TextData = types.TextData;
  type TextNodeStyle = types.TextNodeStyle;
  type TextStyle = types.TextStyle;
  type Thumbnails = types.Thumbnails;
  type ThumbnailsAlignment = types.ThumbnailsAlignment;
  type TocData = types.TocData;
  type Type = types.AnimationTrigger;
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
  type GetInfoSectionOptions = {
    fields?: Array<types.InfoSectionFields>;
  };
  type GetInfoSectionRequest = {
    infoSectionId?: string;
    fields?: Array<types.InfoSectionFields>;
  };
  type QueryInfoSectionsResponse = {
    infoSections?: Array<Stored<types.InfoSection>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryInfoSectionsRequest = {
    query?: types.CursorQuery;
    fields?: Array<types.InfoSectionFields>;
  };
  type InfoSectionsQueryBuilder = CursorQueryBuilder<Stored<types.InfoSection>, fields.InfoSectionsV3Query>;
  type InfoSectionsQueryResult = CursorQueryResult<Stored<types.InfoSection>, fields.InfoSectionsV3Query>;
  type QueryInfoSectionsOptions = {
    fields?: Array<types.InfoSectionFields>;
  };
  type CreateInfoSectionRequest = {
    infoSection?: types.InfoSection;
  };
  type GetOrCreateInfoSectionResponse = {
    infoSection: Stored<types.InfoSection>;
  };
  type GetOrCreateInfoSectionOptions = {
    infoSection?: types.InfoSectionForGetOrCreate;
    fields?: Array<types.InfoSectionFields>;
  };
  type GetOrCreateInfoSectionRequest = {
    infoSection?: types.InfoSectionForGetOrCreate;
    fields?: Array<types.InfoSectionFields>;
  };
  type UpdateInfoSectionOptions = {
    fields?: Array<types.InfoSectionFields>;
  };
  type UpdateInfoSectionRequest = {
    infoSection?: types.InfoSection;
    fields?: Array<types.InfoSectionFields>;
  };
  type UpdateInfoSection = Change<types.InfoSection>;
  type DeleteInfoSectionRequest = {
    infoSectionId?: string;
  };
  type BulkCreateInfoSectionsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InfoSection, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkCreateInfoSectionsOptions = {
    returnEntity?: boolean;
  };
  type BulkCreateInfoSectionsRequest = {
    infoSections?: Array<types.InfoSection>;
    returnEntity?: boolean;
  };
  type BulkUpdateInfoSectionsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InfoSection, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateInfoSectionsOptions = {
    returnEntity?: boolean;
    fields?: Array<types.InfoSectionFields>;
  };
  type BulkUpdateInfoSectionsRequest = {
    infoSections?: Array<types.MaskedInfoSection>;
    returnEntity?: boolean;
    fields?: Array<types.InfoSectionFields>;
  };
  type BulkGetOrCreateInfoSectionsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InfoSection, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkGetOrCreateInfoSectionsOptions = {
    /** At most 100. */
    infoSections?: Array<types.InfoSectionForGetOrCreate>;
    fields?: Array<types.InfoSectionFields>;
  };
  type BulkGetOrCreateInfoSectionsRequest = {
    infoSections?: Array<types.InfoSectionForGetOrCreate>;
    fields?: Array<types.InfoSectionFields>;
  };
  type BulkDeleteInfoSectionsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDeleteInfoSectionsRequest = {
    infoSectionIds?: Array<string>;
  };
  type CountInfoSectionsResponse = {
    count?: number;
  };
  type CountInfoSectionsOptions = {
    filter?: Filter;
  };
  type CountInfoSectionsRequest = {
    filter?: Filter;
  };
}
