/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";
import type { Animation, AppType, AudioData, BackgroundGradient, BlockquoteData, BookingData, BulletedListData, ButtonData, ButtonStyles, CaptionData, CardData, CardStyles, CheckboxListData, CodeBlockData, CollapsibleListData, DividerData, DocumentStyle, EmbedData, EventData, FileData, GIFData, GalleryOptions, HTMLData, HeadingData, ImageDataCrop, ImageDataStyles, ImageStyles, ItemImage, LayoutCellData, LayoutData, Link, LinkPreviewData, ListItemNodeData, MapData, MediaSource, Metadata, NodeStyle, NodeType, OptionDesign, OrderedListData, ParagraphData, PlaybackOptions, PluginContainerData, PollDataLayout, PollDesignBackgroundType, PollSettings, PricingData, RibbonStyles, ShapeData, SmartBlockCellData, SmartBlockData, TableCellData, TableData, TextData, TocData, Video } from "./rich-content.js";
import type { JsonValue } from "./json.js";

export type AppEmbedData = { 
/**
 * Booking data. One of a choice.
 */
bookingData?: BookingData, 
/**
 * Event data. One of a choice.
 */
eventData?: EventData, 
/**
 * Which kind it is.
 */
type?: AppType, 
/**
 * Item id.
 */
itemId?: string, 
/**
 * Name shown to people.
 */
name?: string, 
/**
 * Image src.
 */
imageSrc?: string, 
/**
 * Web address.
 */
url?: string, 
/**
 * The picture.
 */
image?: MediaSource, 
/**
 * Hide image.
 */
hideImage?: boolean, 
/**
 * Hide title.
 */
hideTitle?: boolean, 
/**
 * Hide price.
 */
hidePrice?: boolean, 
/**
 * Hide description.
 */
hideDescription?: boolean, 
/**
 * Hide date time.
 */
hideDateTime?: boolean, 
/**
 * Hide location.
 */
hideLocation?: boolean, 
/**
 * Hide duration.
 */
hideDuration?: boolean, 
/**
 * Hide button.
 */
hideButton?: boolean, 
/**
 * Hide ribbon.
 */
hideRibbon?: boolean, 
/**
 * Button styles.
 */
buttonStyles?: ButtonStyles, 
/**
 * Image styles.
 */
imageStyles?: ImageStyles, 
/**
 * Ribbon styles.
 */
ribbonStyles?: RibbonStyles, 
/**
 * Card styles.
 */
cardStyles?: CardStyles, 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Pricing data.
 */
pricingData?: PricingData, 
/**
 * How it moves.
 */
animation?: Animation, };

export type Design = { 
/**
 * Poll.
 */
poll?: PollDesign, 
/**
 * What a buyer chooses; combinations make variants.
 */
options?: OptionDesign, };

export type GalleryData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * The items.
 */
items?: Array<Item>, 
/**
 * What a buyer chooses; combinations make variants.
 */
options?: GalleryOptions, 
/**
 * Disable expand.
 */
disableExpand?: boolean, 
/**
 * Disable download.
 */
disableDownload?: boolean, 
/**
 * How it moves.
 */
animation?: Animation, };

export type GetInfoSection = { 
/**
 * The info section. A GUID.
 */
infoSectionId?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<InfoSectionFields>, };

export type GetOrCreateInfoSection = { 
/**
 * The info section.
 */
infoSection?: InfoSectionForGetOrCreate, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<InfoSectionFields>, };

export type ImageData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * The picture.
 */
image?: MediaSource, 
/**
 * Where it leads.
 */
link?: Link, 
/**
 * Disable expand.
 */
disableExpand?: boolean, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, 
/**
 * The caption.
 */
caption?: string, 
/**
 * Disable download.
 */
disableDownload?: boolean, 
/**
 * Decorative.
 */
decorative?: boolean, 
/**
 * How it looks.
 */
styles?: ImageDataStyles, 
/**
 * Crop.
 */
crop?: ImageDataCrop, 
/**
 * Crop shape.
 */
cropShape?: string, 
/**
 * How it moves.
 */
animation?: Animation, };

export type InfoSection = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Name for the owner, which no other has. At most 100 characters.
 */
uniqueName?: string, 
/**
 * Title shown to people. At most 50 characters.
 */
title?: string, 
/**
 * Text.
 */
description?: RichContent, 
/**
 * Text as HTML. At most 16000 characters.
 */
plainDescription?: string, 
/**
 * How many products use it. Set by the platform.
 */
assignedProductsCount?: number, };

export type InfoSectionFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export type InfoSectionForGetOrCreate = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name for the owner, which no other has. At most 100 characters.
 */
uniqueName?: string, 
/**
 * Title shown to people. At most 50 characters.
 */
title?: string, 
/**
 * Text.
 */
description?: RichContent, 
/**
 * Text as HTML. At most 16000 characters.
 */
plainDescription?: string, };

export type InfoSectionReply = { 
/**
 * The info section.
 */
infoSection?: InfoSection, };

export type InfoSectionsPage = { 
/**
 * The info sections.
 */
infoSections?: Array<InfoSection>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };

export type Item = { 
/**
 * The picture. One of a choice.
 */
image?: ItemImage, 
/**
 * The film. One of a choice.
 */
video?: Video, 
/**
 * Title shown to people.
 */
title?: string, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, };

export type Node = { 
/**
 * Button data. One of a choice.
 */
buttonData?: ButtonData, 
/**
 * Code block data. One of a choice.
 */
codeBlockData?: CodeBlockData, 
/**
 * Divider data. One of a choice.
 */
dividerData?: DividerData, 
/**
 * File data. One of a choice.
 */
fileData?: FileData, 
/**
 * Gallery data. One of a choice.
 */
galleryData?: GalleryData, 
/**
 * Gif data. One of a choice.
 */
gifData?: GIFData, 
/**
 * Heading data. One of a choice.
 */
headingData?: HeadingData, 
/**
 * Html data. One of a choice.
 */
htmlData?: HTMLData, 
/**
 * Image data. One of a choice.
 */
imageData?: ImageData, 
/**
 * Link preview data. One of a choice.
 */
linkPreviewData?: LinkPreviewData, 
/**
 * Map data. One of a choice.
 */
mapData?: MapData, 
/**
 * Paragraph data. One of a choice.
 */
paragraphData?: ParagraphData, 
/**
 * Poll data. One of a choice.
 */
pollData?: PollData, 
/**
 * Text data. One of a choice.
 */
textData?: TextData, 
/**
 * App embed data. One of a choice.
 */
appEmbedData?: AppEmbedData, 
/**
 * Video data. One of a choice.
 */
videoData?: VideoData, 
/**
 * Embed data. One of a choice.
 */
embedData?: EmbedData, 
/**
 * Collapsible list data. One of a choice.
 */
collapsibleListData?: CollapsibleListData, 
/**
 * Table data. One of a choice.
 */
tableData?: TableData, 
/**
 * Table cell data. One of a choice.
 */
tableCellData?: TableCellData, 
/**
 * External data. One of a choice.
 */
externalData?: JsonValue, 
/**
 * Audio data. One of a choice.
 */
audioData?: AudioData, 
/**
 * Ordered list data. One of a choice.
 */
orderedListData?: OrderedListData, 
/**
 * Bulleted list data. One of a choice.
 */
bulletedListData?: BulletedListData, 
/**
 * Blockquote data. One of a choice.
 */
blockquoteData?: BlockquoteData, 
/**
 * Caption data. One of a choice.
 */
captionData?: CaptionData, 
/**
 * Layout data. One of a choice.
 */
layoutData?: LayoutData, 
/**
 * Layout cell data. One of a choice.
 */
layoutCellData?: LayoutCellData, 
/**
 * Shape data. One of a choice.
 */
shapeData?: ShapeData, 
/**
 * Card data. One of a choice.
 */
cardData?: CardData, 
/**
 * Toc data. One of a choice.
 */
tocData?: TocData, 
/**
 * Smart block data. One of a choice.
 */
smartBlockData?: SmartBlockData, 
/**
 * Smart block cell data. One of a choice.
 */
smartBlockCellData?: SmartBlockCellData, 
/**
 * Checkbox list data. One of a choice.
 */
checkboxListData?: CheckboxListData, 
/**
 * List item data. One of a choice.
 */
listItemData?: ListItemNodeData, 
/**
 * Which kind of node it is; says which of the data fields is meant.
 */
type?: NodeType, 
/**
 * Identifier.
 */
_id?: string, 
/**
 * The nodes within it.
 */
nodes?: Array<Node>, 
/**
 * Style.
 */
style?: NodeStyle, };

export type Poll = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Title shown to people.
 */
title?: string, 
/**
 * Creator id.
 */
creatorId?: string, 
/**
 * The picture.
 */
image?: MediaSource, 
/**
 * What a buyer chooses; combinations make variants.
 */
options?: Array<PollOption>, 
/**
 * How it is worked out.
 */
settings?: PollSettings, };

export type PollData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Poll.
 */
poll?: Poll, 
/**
 * Layout.
 */
layout?: PollDataLayout, 
/**
 * Design.
 */
design?: Design, 
/**
 * How it moves.
 */
animation?: Animation, };

export type PollDesign = { 
/**
 * Background.
 */
background?: PollDesignBackground, 
/**
 * Border radius.
 */
borderRadius?: number, };

export type PollDesignBackground = { 
/**
 * Its colour. At most 19 characters, one of a choice.
 */
color?: string, 
/**
 * The picture. One of a choice.
 */
image?: MediaSource, 
/**
 * Gradient. One of a choice.
 */
gradient?: BackgroundGradient, 
/**
 * Which kind it is.
 */
type?: PollDesignBackgroundType, };

export type PollOption = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Title shown to people.
 */
title?: string, 
/**
 * The picture.
 */
image?: MediaSource, };

export type RichContent = { 
/**
 * The nodes, in order.
 */
nodes?: Array<Node>, 
/**
 * Where this page is.
 */
metadata?: Metadata, 
/**
 * Document style.
 */
documentStyle?: DocumentStyle, };

export type UpdateInfoSection = { 
/**
 * The info section.
 */
infoSection?: InfoSection, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<InfoSectionFields>, };

export type VideoData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * The film.
 */
video?: MediaSource, 
/**
 * A small picture.
 */
thumbnail?: MediaSource, 
/**
 * Disable download.
 */
disableDownload?: boolean, 
/**
 * Title shown to people.
 */
title?: string, 
/**
 * What a buyer chooses; combinations make variants.
 */
options?: PlaybackOptions, 
/**
 * How it moves.
 */
animation?: Animation, };
