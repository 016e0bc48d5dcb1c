/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { JsonValue } from "./json.js";

export type Alignment = "START" | "CENTER" | "END" | (string & {});

export type AnchorData = { anchor?: string };

export type Animation = {
  type?: AnimationTrigger;
  entrance?: EntranceAnimation;
  loop?: LoopAnimation;
  effect?: PointerEffect;
  transitionDuration?: number;
};

export type AnimationTrigger = "VIEW" | "POINTER" | (string & {});

export type AppEmbedData = {
  bookingData?: BookingData;
  eventData?: EventData;
  type?: AppType;
  itemId?: string;
  name?: string;
  imageSrc?: string;
  url?: string;
  image?: MediaSource;
  hideImage?: boolean;
  hideTitle?: boolean;
  hidePrice?: boolean;
  hideDescription?: boolean;
  hideDateTime?: boolean;
  hideLocation?: boolean;
  hideDuration?: boolean;
  hideButton?: boolean;
  hideRibbon?: boolean;
  buttonStyles?: ButtonStyles;
  imageStyles?: ImageStyles;
  ribbonStyles?: RibbonStyles;
  cardStyles?: CardStyles;
  containerData?: PluginContainerData;
  pricingData?: PricingData;
  animation?: Animation;
};

export type AppType = "PRODUCT" | "EVENT" | "BOOKING" | (string & {});

export type AspectRatio = "SQUARE" | "RECTANGLE" | (string & {});

export type AudioData = {
  containerData?: PluginContainerData;
  audio?: MediaSource;
  disableDownload?: boolean;
  coverImage?: MediaSource;
  name?: string;
  authorName?: string;
  html?: string;
  animation?: Animation;
};

export type Backdrop = {
  type?: BackdropType;
  /** At most 19 characters. */
  color?: string;
  gradient?: Gradient;
};

export type BackdropType = "COLOR" | "GRADIENT" | (string & {});

export type Background = {
  type?: BackgroundType;
  /** At most 19 characters. */
  color?: string;
  gradient?: Gradient;
};

export type BackgroundGradient = {
  angle?: number;
  /** At most 19 characters. */
  startColor?: string;
  /** At most 19 characters. */
  lastColor?: string;
};

export type BackgroundImage = {
  media?: MediaSource;
  opacity?: number;
  scaling?: Scaling;
  position?: ImagePositionPosition;
  overlay?: CardDataBackground;
  blur?: number;
};

export type BackgroundType = "COLOR" | "GRADIENT" | (string & {});

export type Banner = { origin?: Origin; position?: BannerPosition };

export type BannerPosition = "TOP" | "BOTTOM" | (string & {});

export type BlockquoteData = { indentation?: number; animation?: Animation };

export type BookingData = { durations?: string };

export type Border = {
  /** In pixels. */
  width?: number;
  radius?: number;
};

export type BorderColors = {
  /** At most 19 characters. */
  left?: string;
  /** At most 19 characters. */
  right?: string;
  /** At most 19 characters. */
  top?: string;
  /** At most 19 characters. */
  bottom?: string;
};

export type BorderWidths = { left?: number; right?: number; top?: number; bottom?: number };

export type BulletedListData = { indentation?: number; offset?: number; animation?: Animation };

export type ButtonData = {
  containerData?: PluginContainerData;
  type?: ButtonDataType;
  styles?: Styles;
  text?: string;
  link?: Link;
  animation?: Animation;
};

export type ButtonDataType = "LINK" | "ACTION" | (string & {});

export type ButtonStyles = {
  buttonText?: string;
  borderWidth?: number;
  borderRadius?: number;
  /** At most 19 characters. */
  borderColor?: string;
  /** At most 19 characters. */
  textColor?: string;
  /** At most 19 characters. */
  backgroundColor?: string;
  /** At most 19 characters. */
  borderColorHover?: string;
  /** At most 19 characters. */
  textColorHover?: string;
  /** At most 19 characters. */
  backgroundColorHover?: string;
  buttonSize?: string;
};

export type CaptionData = { textStyle?: TextStyle };

export type CardData = { background?: CardDataBackground; backgroundImage?: BackgroundImage };

export type CardDataBackground = {
  type?: CardDataBackgroundType;
  /** At most 19 characters. */
  color?: string;
  gradient?: Gradient;
};

export type CardDataBackgroundType = "COLOR" | "GRADIENT" | (string & {});

export type CardStyles = {
  /** At most 19 characters. */
  backgroundColor?: string;
  /** At most 19 characters. */
  borderColor?: string;
  borderWidth?: number;
  borderRadius?: number;
  type?: CardStylesType;
  alignment?: Alignment;
  titlePriceLayout?: Layout;
  /** At most 19 characters. */
  titleColor?: string;
  /** At most 19 characters. */
  textColor?: string;
};

export type CardStylesType = "CONTAINED" | "FRAMELESS" | (string & {});

export type CellStyle = {
  verticalAlignment?: VerticalAlignment;
  /** At most 19 characters. */
  backgroundColor?: string;
};

export type CheckboxListData = { indentation?: number; offset?: number; animation?: Animation };

export type CodeBlockData = { textStyle?: TextStyle; animation?: Animation };

export type CollapsibleListData = {
  containerData?: PluginContainerData;
  expandOnlyOne?: boolean;
  initialExpandedItems?: InitialExpandedItems;
  direction?: Direction;
  isQapageData?: boolean;
  animation?: Animation;
};

export type ColorData = { background?: string; foreground?: string };

export type Colors = { text?: string; border?: string; background?: string };

export type ColumnSize = "SMALL" | "MEDIUM" | "LARGE" | "EXTRA_LARGE" | (string & {});

export type Crop = "FILL" | "FIT" | (string & {});

export type Decoration = {
  anchorData?: AnchorData;
  colorData?: ColorData;
  linkData?: LinkData;
  mentionData?: MentionData;
  fontSizeData?: FontSizeData;
  fontWeightValue?: number;
  italicData?: boolean;
  underlineData?: boolean;
  spoilerData?: SpoilerData;
  strikethroughData?: boolean;
  superscriptData?: boolean;
  subscriptData?: boolean;
  fontFamilyData?: FontFamilyData;
  sketchData?: SketchData;
  type?: DecorationType;
};

export type DecorationType =
  | "BOLD"
  | "ITALIC"
  | "UNDERLINE"
  | "SPOILER"
  | "ANCHOR"
  | "MENTION"
  | "LINK"
  | "COLOR"
  | "FONT_SIZE"
  | "EXTERNAL"
  | "STRIKETHROUGH"
  | "SUPERSCRIPT"
  | "SUBSCRIPT"
  | "FONT_FAMILY"
  | "SKETCH"
  | (string & {});

export type Design = { poll?: PollDesign; options?: OptionDesign };

export type DesignTarget = "LAYOUT" | "CELL" | (string & {});

export type Direction = "LTR" | "RTL" | (string & {});

export type DividerData = {
  containerData?: PluginContainerData;
  lineStyle?: LineStyle;
  /** In pixels. */
  width?: Width;
  alignment?: DividerDataAlignment;
  styles?: DividerDataStyles;
  animation?: Animation;
};

export type DividerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

export type DividerDataStyles = {
  /** At most 19 characters. */
  color?: string;
  lineCap?: LineCap;
  /** At most 10. */
  lineThickness?: Array<number>;
  dashLength?: number;
  dashGap?: number;
  lineGap?: number;
};

export type DocumentStyle = {
  headerOne?: TextNodeStyle;
  headerTwo?: TextNodeStyle;
  headerThree?: TextNodeStyle;
  headerFour?: TextNodeStyle;
  headerFive?: TextNodeStyle;
  headerSix?: TextNodeStyle;
  paragraph?: TextNodeStyle;
  blockquote?: TextNodeStyle;
  codeBlock?: TextNodeStyle;
};

export type EmbedData = { containerData?: PluginContainerData; oembed?: Oembed; src?: string; animation?: Animation };

export type EntranceAnimation = { effect?: EntranceEffect; duration?: number; delay?: number };

export type EntranceEffect = {
  type?: EntranceEffectType;
  /** At most 20 characters. */
  direction?: string;
  /** At most 12 characters. */
  shape?: string;
  /** At most 100 characters. */
  easing?: string;
};

export type EntranceEffectType =
  | "FADE"
  | "ARC"
  | "BLUR"
  | "BOUNCE"
  | "DROP"
  | "EXPAND"
  | "FLIP"
  | "FLOAT"
  | "FOLD"
  | "GLIDE"
  | "REVEAL"
  | "SHAPE"
  | "SHUTTERS"
  | "SLIDE"
  | "SPIN"
  | "TILT"
  | "TURN"
  | "WINK"
  | (string & {});

export type EventData = { scheduling?: string; location?: string };

export type FileData = {
  containerData?: PluginContainerData;
  src?: FileSource;
  name?: string;
  type?: string;
  size?: number;
  pdfSettings?: PDFSettings;
  mimeType?: string;
  path?: string;
  sizeInKb?: string;
  animation?: Animation;
};

export type FileSource = { url?: string; custom?: string; id?: string; private?: boolean };

export type FontFamilyData = {
  /** At most 1000 characters. */
  value?: string;
};

export type FontSizeData = { unit?: FontType; value?: number };

export type FontType = "PX" | "EM" | (string & {});

export type GIF = { gif?: string; mp4?: string; still?: string };

export type GIFData = {
  containerData?: PluginContainerData;
  original?: GIF;
  downsized?: GIF;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
  gifType?: GIFType;
  animation?: Animation;
};

export type GIFType = "NORMAL" | "STICKER" | (string & {});

export type GalleryData = {
  containerData?: PluginContainerData;
  items?: Array<Item>;
  options?: GalleryOptions;
  disableExpand?: boolean;
  disableDownload?: boolean;
  animation?: Animation;
};

export type GalleryOptions = { layout?: GalleryOptionsLayout; item?: ItemStyle; thumbnails?: Thumbnails };

export type GalleryOptionsLayout = {
  type?: LayoutType;
  horizontalScroll?: boolean;
  orientation?: Orientation;
  numberOfColumns?: number;
  mobileNumberOfColumns?: number;
};

export type Gradient = {
  type?: GradientType;
  /** At most 1000. */
  stops?: Array<Stop>;
  angle?: number;
  /** At most 100. */
  centerX?: number;
  /** At most 100. */
  centerY?: number;
};

export type GradientType = "LINEAR" | "RADIAL" | (string & {});

export type HTMLData = {
  url?: string;
  html?: string;
  isAdsense?: boolean;
  widgetId?: string;
  containerData?: PluginContainerData;
  source?: Source;
  autoHeight?: boolean;
  animation?: Animation;
};

export type HeadingData = {
  /** 1 to 6. */
  level?: number;
  textStyle?: TextStyle;
  indentation?: number;
  renderedLevel?: number;
  animation?: Animation;
};

export type Height = { custom?: string };

export type ImageData = {
  containerData?: PluginContainerData;
  image?: MediaSource;
  link?: Link;
  disableExpand?: boolean;
  altText?: string;
  caption?: string;
  disableDownload?: boolean;
  decorative?: boolean;
  styles?: ImageDataStyles;
  crop?: ImageDataCrop;
  cropShape?: string;
  animation?: Animation;
};

export type ImageDataCrop = {
  x?: number;
  y?: number;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
};

export type ImageDataStyles = { border?: StylesBorder };

export type ImagePosition =
  | "CENTER"
  | "CENTER_LEFT"
  | "CENTER_RIGHT"
  | "TOP"
  | "TOP_LEFT"
  | "TOP_RIGHT"
  | "BOTTOM"
  | "BOTTOM_LEFT"
  | "BOTTOM_RIGHT"
  | (string & {});

export type ImagePositionPosition =
  | "CENTER"
  | "CENTER_LEFT"
  | "CENTER_RIGHT"
  | "TOP"
  | "TOP_LEFT"
  | "TOP_RIGHT"
  | "BOTTOM"
  | "BOTTOM_LEFT"
  | "BOTTOM_RIGHT"
  | (string & {});

export type ImageScalingScaling = "AUTO" | "CONTAIN" | "COVER" | (string & {});

export type ImageStyles = {
  hideImage?: boolean;
  imagePosition?: Position;
  aspectRatio?: AspectRatio;
  resizing?: Resizing;
  /** At most 19 characters. */
  borderColor?: string;
  borderWidth?: number;
  borderRadius?: number;
};

export type Indentation = "NESTED" | "FLAT" | (string & {});

export type InitialExpandedItems = "FIRST" | "ALL" | "NONE" | (string & {});

export type Item = { image?: ItemImage; video?: Video; title?: string; altText?: string };

export type ItemImage = { media?: MediaSource; link?: Link };

export type ItemStyle = { targetSize?: number; ratio?: number; crop?: Crop; spacing?: number };

export type LayerEffect = "CENTER" | "FADE_TO_TOP" | "FADE_TO_BOTTOM" | (string & {});

export type Layers = { count?: number; offsetY?: number; layerEffect?: LayerEffect; offsetX?: number };

export type Layout = "STACKED" | "SIDE_BY_SIDE" | (string & {});

export type LayoutCellData = { colSpan?: number };

export type LayoutData = {
  /** At most 19 characters. */
  backgroundColor?: string;
  backgroundImage?: LayoutDataBackgroundImage;
  /** At most 19 characters. */
  borderColor?: string;
  borderWidth?: number;
  borderRadius?: number;
  /** At most 19 characters. */
  backdropColor?: string;
  backdropImage?: LayoutDataBackgroundImage;
  backdropPaddingTop?: number;
  backdropPaddingBottom?: number;
  gap?: number;
  /** At most 4. */
  cellPadding?: Array<number>;
  cellVerticalAlignment?: VerticalAlignmentAlignment;
  responsivenessBehaviour?: ResponsivenessBehaviour;
  responsivenessBreakpoint?: number;
  containerData?: PluginContainerData;
  designTarget?: DesignTarget;
  banner?: Banner;
  background?: LayoutDataBackground;
  backdrop?: Backdrop;
  animation?: Animation;
  topDivider?: SectionDivider;
  bottomDivider?: SectionDivider;
};

export type LayoutDataBackground = {
  type?: LayoutDataBackgroundType;
  /** At most 19 characters. */
  color?: string;
  gradient?: Gradient;
};

export type LayoutDataBackgroundImage = {
  media?: MediaSource;
  opacity?: number;
  scaling?: ImageScalingScaling;
  position?: ImagePosition;
  blur?: number;
  overlay?: LayoutDataBackground;
};

export type LayoutDataBackgroundType = "COLOR" | "GRADIENT" | (string & {});

export type LayoutType =
  | "COLLAGE"
  | "MASONRY"
  | "GRID"
  | "THUMBNAIL"
  | "SLIDER"
  | "SLIDESHOW"
  | "PANORAMA"
  | "COLUMN"
  | "MAGIC"
  | "FULLSIZE"
  | (string & {});

export type LineCap = "SQUARE" | "ROUND" | (string & {});

export type LineStyle = "SINGLE" | "DOUBLE" | "DASHED" | "DOTTED" | (string & {});

export type Link = { url?: string; anchor?: string; target?: Target; rel?: Rel; customData?: string };

export type LinkData = { link?: Link };

export type LinkPreviewData = {
  containerData?: PluginContainerData;
  link?: Link;
  title?: string;
  thumbnailUrl?: string;
  description?: string;
  html?: string;
  styles?: LinkPreviewDataStyles;
  animation?: Animation;
};

export type LinkPreviewDataStyles = {
  /** At most 19 characters. */
  backgroundColor?: string;
  /** At most 19 characters. */
  titleColor?: string;
  /** At most 19 characters. */
  subtitleColor?: string;
  /** At most 19 characters. */
  linkColor?: string;
  borderWidth?: number;
  borderRadius?: number;
  /** At most 19 characters. */
  borderColor?: string;
  thumbnailPosition?: StylesPosition;
};

export type ListItemNodeData = { checked?: boolean; animation?: Animation };

export type ListStyle =
  | "PLAIN"
  | "NUMBERED"
  | "LETTERS"
  | "ROMAN"
  | "BULLETED"
  | "ALPHABETICAL_INDEX"
  | "ALPHABETICAL_INDEX_COMPACT"
  | (string & {});

export type LoopAnimation = { effect?: LoopEffect; duration?: number; iterationDelay?: number };

export type LoopEffect = {
  type?: LoopEffectType;
  /** At most 20 characters. */
  direction?: string;
  /** At most 100 characters. */
  easing?: string;
};

export type LoopEffectType =
  | "BOUNCE"
  | "BREATHE"
  | "CROSS"
  | "FLASH"
  | "FLIP"
  | "FOLD"
  | "JELLO"
  | "POKE"
  | "PULSE"
  | "RUBBER"
  | "SPIN"
  | "SWING"
  | "WIGGLE"
  | (string & {});

export type MapData = { containerData?: PluginContainerData; mapSettings?: MapSettings };

export type MapSettings = {
  address?: string;
  draggable?: boolean;
  marker?: boolean;
  streetViewControl?: boolean;
  zoomControl?: boolean;
  lat?: number;
  lng?: number;
  locationName?: string;
  viewModeControl?: boolean;
  initialZoom?: number;
  mapType?: MapType;
};

export type MapType = "ROADMAP" | "SATELITE" | "HYBRID" | "TERRAIN" | (string & {});

export type MediaSource = {
  src?: FileSource;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  duration?: number;
};

export type MentionData = { name?: string; slug?: string; id?: string; type?: string };

export type Metadata = {
  version?: number;
  /** Set by the platform. */
  createdTimestamp?: Date;
  updatedTimestamp?: Date;
  id?: string;
};

export type Node = {
  buttonData?: ButtonData;
  codeBlockData?: CodeBlockData;
  dividerData?: DividerData;
  fileData?: FileData;
  galleryData?: GalleryData;
  gifData?: GIFData;
  headingData?: HeadingData;
  htmlData?: HTMLData;
  imageData?: ImageData;
  linkPreviewData?: LinkPreviewData;
  mapData?: MapData;
  paragraphData?: ParagraphData;
  pollData?: PollData;
  textData?: TextData;
  appEmbedData?: AppEmbedData;
  videoData?: VideoData;
  embedData?: EmbedData;
  collapsibleListData?: CollapsibleListData;
  tableData?: TableData;
  tableCellData?: TableCellData;
  externalData?: JsonValue;
  audioData?: AudioData;
  orderedListData?: OrderedListData;
  bulletedListData?: BulletedListData;
  blockquoteData?: BlockquoteData;
  captionData?: CaptionData;
  layoutData?: LayoutData;
  layoutCellData?: LayoutCellData;
  shapeData?: ShapeData;
  cardData?: CardData;
  tocData?: TocData;
  smartBlockData?: SmartBlockData;
  smartBlockCellData?: SmartBlockCellData;
  checkboxListData?: CheckboxListData;
  listItemData?: ListItemNodeData;
  /** The kind of node, which names the one field of data that is set. */
  type?: NodeType;
  id?: string;
  /** The nodes within this one. */
  nodes?: Array<Node>;
  style?: NodeStyle;
};

export type NodeStyle = { paddingTop?: string; paddingBottom?: string; backgroundColor?: string };

export type NodeType =
  | "PARAGRAPH"
  | "TEXT"
  | "HEADING"
  | "BULLETED_LIST"
  | "ORDERED_LIST"
  | "LIST_ITEM"
  | "BLOCKQUOTE"
  | "CODE_BLOCK"
  | "VIDEO"
  | "DIVIDER"
  | "FILE"
  | "GALLERY"
  | "GIF"
  | "HTML"
  | "IMAGE"
  | "LINK_PREVIEW"
  | "MAP"
  | "POLL"
  | "APP_EMBED"
  | "BUTTON"
  | "COLLAPSIBLE_LIST"
  | "TABLE"
  | "EMBED"
  | "COLLAPSIBLE_ITEM"
  | "COLLAPSIBLE_ITEM_TITLE"
  | "COLLAPSIBLE_ITEM_BODY"
  | "TABLE_CELL"
  | "TABLE_ROW"
  | "EXTERNAL"
  | "AUDIO"
  | "CAPTION"
  | "LAYOUT"
  | "LAYOUT_CELL"
  | "SHAPE"
  | "CARD"
  | "TOC"
  | "SMART_BLOCK"
  | "SMART_BLOCK_CELL"
  | "CHECKBOX_LIST"
  | (string & {});

export type Oembed = {
  type?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  title?: string;
  url?: string;
  html?: string;
  authorName?: string;
  authorUrl?: string;
  providerName?: string;
  providerUrl?: string;
  thumbnailUrl?: string;
  thumbnailWidth?: string;
  thumbnailHeight?: string;
  videoUrl?: string;
  version?: string;
};

export type OptionDesign = { borderRadius?: number };

export type OptionLayout = { enableImage?: boolean };

export type OrderedListData = { indentation?: number; offset?: number; start?: number; animation?: Animation };

export type Orientation = "ROWS" | "COLUMNS" | (string & {});

export type Origin = "IMAGE" | "LAYOUT" | (string & {});

export type PDFSettings = { viewMode?: ViewMode; disableDownload?: boolean; disablePrint?: boolean };

export type ParagraphData = {
  textStyle?: TextStyle;
  indentation?: number;
  /** 1 to 6. */
  level?: number;
  animation?: Animation;
};

export type Permissions = { view?: ViewRole; vote?: VoteRole; allowMultipleVotes?: boolean };

export type Placement = "IMAGE" | "PRODUCT_INFO" | (string & {});

export type PlaybackOptions = { autoPlay?: boolean; playInLoop?: boolean; showControls?: boolean };

export type PluginContainerData = {
  /** In pixels. */
  width?: PluginContainerDataWidth;
  alignment?: PluginContainerDataAlignment;
  spoiler?: Spoiler;
  /** In pixels. */
  height?: Height;
  textWrap?: boolean;
};

export type PluginContainerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

export type PluginContainerDataWidth = { size?: WidthType; custom?: string };

export type PointerEffect = {
  type?: PointerEffectType;
  inverted?: boolean;
  /** At most 20 characters. */
  axis?: string;
  /** At most 8 characters. */
  direction?: string;
  /** At most 100 characters. */
  easing?: string;
};

export type PointerEffectType =
  | "AIRY"
  | "BLOB"
  | "BLUR"
  | "SCALE"
  | "SKEW"
  | "SWIVEL"
  | "TILT_3D"
  | "TRACK"
  | "TRACK_3D"
  | (string & {});

export type Poll = {
  id?: string;
  title?: string;
  creatorId?: string;
  image?: MediaSource;
  options?: Array<PollOption>;
  settings?: PollSettings;
};

export type PollData = {
  containerData?: PluginContainerData;
  poll?: Poll;
  layout?: PollDataLayout;
  design?: Design;
  animation?: Animation;
};

export type PollDataLayout = { poll?: PollLayout; options?: OptionLayout };

export type PollDesign = { background?: PollDesignBackground; borderRadius?: number };

export type PollDesignBackground = {
  /** At most 19 characters. */
  color?: string;
  image?: MediaSource;
  gradient?: BackgroundGradient;
  type?: PollDesignBackgroundType;
};

export type PollDesignBackgroundType = "COLOR" | "IMAGE" | "GRADIENT" | (string & {});

export type PollLayout = { type?: PollLayoutType; direction?: PollLayoutDirection; enableImage?: boolean };

export type PollLayoutDirection = "LTR" | "RTL" | (string & {});

export type PollLayoutType = "LIST" | "GRID" | (string & {});

export type PollOption = { id?: string; title?: string; image?: MediaSource };

export type PollSettings = { permissions?: Permissions; showVoters?: boolean; showVotesCount?: boolean };

export type Position = "START" | "END" | "TOP" | (string & {});

export type PricingData = {
  valueFrom?: string;
  valueTo?: string;
  discountedValue?: string;
  currency?: string;
  /** A GUID. */
  pricingPlanId?: string;
};

export type Rel = { nofollow?: boolean; sponsored?: boolean; ugc?: boolean; noreferrer?: boolean };

export type Resizing = "FILL" | "FIT" | (string & {});

export type ResponsivenessBehaviour = "STACK" | "WRAP" | (string & {});

export type RibbonStyles = {
  ribbonText?: string;
  /** At most 19 characters. */
  backgroundColor?: string;
  /** At most 19 characters. */
  textColor?: string;
  /** At most 19 characters. */
  borderColor?: string;
  borderWidth?: number;
  borderRadius?: number;
  ribbonPlacement?: Placement;
};

export type RichContent = { nodes?: Array<Node>; metadata?: Metadata; documentStyle?: DocumentStyle };

export type Scaling = "AUTO" | "CONTAIN" | "COVER" | (string & {});

export type SectionDivider = {
  type?: Shape;
  /** At most 19 characters. */
  color?: string;
  /** In pixels. */
  height?: number;
  offsetX?: number;
  flipped?: boolean;
  layers?: Layers;
};

export type Shape =
  | "ELLIPSE"
  | "TILT"
  | "LIQUID"
  | "LEFT_WAVE"
  | "PAINT_SCRIBBLE"
  | "INVERTED_ELLIPSE"
  | "RIGHT_WAVE"
  | "DUNES"
  | "WAVES"
  | "TRIANGLE"
  | "SEMI_ELLIPSE"
  | "PLANTS"
  | "LAYERED_ELLIPSE"
  | "PIXELS"
  | "PAINT"
  | "CLOUDS"
  | "OPTICAL_ILLUSION"
  | "STRIPES"
  | "BLOBS"
  | "SEMI_CIRCLES"
  | "HILL"
  | "BRUSH"
  | "PEAKS"
  | "ANGLED_TRIANGLE"
  | (string & {});

export type ShapeData = {
  containerData?: PluginContainerData;
  shape?: MediaSource;
  styles?: ShapeDataStyles;
  animation?: Animation;
  link?: Link;
  /** At most 1000 characters. */
  altText?: string;
};

export type ShapeDataStyles = {
  /** At most 19 characters. */
  color?: string;
  colors?: { [key in string]: string };
};

export type SketchData = {
  variant?: SketchVariant;
  /** At most 19 characters. */
  color?: string;
  animate?: boolean;
};

export type SketchVariant =
  | "UNDERLINE"
  | "BOX"
  | "CIRCLE"
  | "HIGHLIGHT"
  | "STRIKETHROUGH"
  | "CROSSED_OFF"
  | (string & {});

export type SmartBlockCellData = {
  label?: string;
  shape?: MediaSource;
  /** At most 19 characters. */
  borderColor?: string;
  borderWidth?: number;
  borderRadius?: number;
  type?: SmartBlockDataType;
  /** At most 19 characters. */
  accentColor?: string;
  /** At most 19 characters. */
  backgroundColor?: string;
  /** At most 19 characters. */
  shapeColor?: string;
};

export type SmartBlockData = {
  type?: SmartBlockDataType;
  orientation?: string;
  columnSize?: ColumnSize;
  /** At most 19 characters. */
  borderColor?: string;
  borderWidth?: number;
  borderRadius?: number;
  animation?: Animation;
};

export type SmartBlockDataType =
  | "SOLID_BOXES"
  | "NUMBERED_BOXES"
  | "STATS"
  | "CIRCLE_STATS"
  | "SOLID_BOXES_ALTERNATING"
  | "SOLID_JOINED_BOXES"
  | "SIDE_LINE_TEXT"
  | "TOP_LINE_TEXT"
  | "OUTLINE_BOXES_WITH_TOP_CIRCLE"
  | "BIG_BULLETS"
  | "SMALL_BULLETS"
  | "ARROW_BULLETS"
  | "PROCESS_STEPS"
  | "BAR_STATS"
  | "TIMELINE"
  | "MINIMAL_TIMELINE"
  | "PILLS"
  | "STAR_RATING"
  | "QUOTE_BOXES"
  | "CIRCLE"
  | "PYRAMID"
  | "STAIRCASE"
  | "VERTICAL_FUNNEL"
  | (string & {});

export type Source = "HTML" | "ADSENSE" | "AI" | "AI_WIDGET" | (string & {});

export type Spoiler = { enabled?: boolean; description?: string; buttonText?: string };

export type SpoilerData = { id?: string };

export type Stop = {
  /** At most 19 characters. */
  color?: string;
  position?: number;
};

export type Styles = {
  border?: Border;
  colors?: Colors;
  borderWidth?: number;
  borderWidthHover?: number;
  borderRadius?: number;
  /** At most 19 characters. */
  borderColor?: string;
  /** At most 19 characters. */
  borderColorHover?: string;
  /** At most 19 characters. */
  textColor?: string;
  /** At most 19 characters. */
  textColorHover?: string;
  /** At most 19 characters. */
  backgroundColor?: string;
  /** At most 19 characters. */
  backgroundColorHover?: string;
  buttonSize?: string;
  background?: Background;
  backgroundHover?: Background;
};

export type StylesBorder = {
  /** In pixels. */
  width?: number;
  /** At most 19 characters. */
  color?: string;
  radius?: number;
};

export type StylesPosition = "START" | "END" | "TOP" | "HIDDEN" | (string & {});

export type TableCellData = {
  cellStyle?: CellStyle;
  borderColors?: BorderColors;
  colspan?: number;
  rowspan?: number;
  borderWidths?: BorderWidths;
};

export type TableData = {
  containerData?: PluginContainerData;
  dimensions?: TableDataDimensions;
  header?: boolean;
  rowHeader?: boolean;
  columnHeader?: boolean;
  cellSpacing?: number;
  /** At most 4. */
  cellPadding?: Array<number>;
  altText?: string;
  animation?: Animation;
};

export type TableDataDimensions = {
  colsWidthRatio?: Array<number>;
  rowsHeight?: Array<number>;
  colsMinWidth?: Array<number>;
};

export type Target = "SELF" | "BLANK" | "PARENT" | "TOP" | (string & {});

export type TextAlignment = "AUTO" | "LEFT" | "RIGHT" | "CENTER" | "JUSTIFY" | (string & {});

export type TextData = { text?: string; decorations?: Array<Decoration> };

export type TextNodeStyle = { decorations?: Array<Decoration>; nodeStyle?: NodeStyle; lineHeight?: string };

export type TextStyle = { textAlignment?: TextAlignment; lineHeight?: string };

export type Thumbnails = { placement?: ThumbnailsAlignment; spacing?: number };

export type ThumbnailsAlignment = "TOP" | "RIGHT" | "BOTTOM" | "LEFT" | "NONE" | (string & {});

export type TocData = {
  includedHeadings?: Array<number>;
  listStyle?: ListStyle;
  fontSize?: number;
  itemSpacing?: number;
  /** At most 19 characters. */
  color?: string;
  indentation?: Indentation;
  animation?: Animation;
};

export type VerticalAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

export type VerticalAlignmentAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

export type Video = { media?: MediaSource; thumbnail?: MediaSource };

export type VideoData = {
  containerData?: PluginContainerData;
  video?: MediaSource;
  thumbnail?: MediaSource;
  disableDownload?: boolean;
  title?: string;
  options?: PlaybackOptions;
  animation?: Animation;
};

export type ViewMode = "NONE" | "FULL" | "MINI" | (string & {});

export type ViewRole = "CREATOR" | "VOTERS" | "EVERYONE" | (string & {});

export type VoteRole = "SITE_MEMBERS" | "ALL" | (string & {});

export type Width = "LARGE" | "MEDIUM" | "SMALL" | (string & {});

export type WidthType = "CONTENT" | "SMALL" | "ORIGINAL" | "FULL_WIDTH" | (string & {});
