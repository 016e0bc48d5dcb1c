/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { JsonValue } from "./json.js";

export type Alignment = "START" | "CENTER" | "END" | (string & {});

export type AnchorData = { 
/**
 * Anchor.
 */
anchor?: string, };

export type Animation = { 
/**
 * Which kind it is.
 */
type?: AnimationTrigger, 
/**
 * Entrance.
 */
entrance?: EntranceAnimation, 
/**
 * Loop.
 */
loop?: LoopAnimation, 
/**
 * Effect.
 */
effect?: PointerEffect, 
/**
 * Transition duration.
 */
transitionDuration?: number, };

export type AnimationTrigger = "VIEW" | "POINTER" | (string & {});

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

export type AppType = "PRODUCT" | "EVENT" | "BOOKING" | (string & {});

export type AspectRatio = "SQUARE" | "RECTANGLE" | (string & {});

export type AudioData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Audio.
 */
audio?: MediaSource, 
/**
 * Disable download.
 */
disableDownload?: boolean, 
/**
 * Cover image.
 */
coverImage?: MediaSource, 
/**
 * Name shown to people.
 */
name?: string, 
/**
 * Author name.
 */
authorName?: string, 
/**
 * The HTML.
 */
html?: string, 
/**
 * How it moves.
 */
animation?: Animation, };

export type Backdrop = { 
/**
 * Which kind it is.
 */
type?: BackdropType, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Gradient.
 */
gradient?: Gradient, };

export type BackdropType = "COLOR" | "GRADIENT" | (string & {});

export type Background = { 
/**
 * Which kind it is.
 */
type?: BackgroundType, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Gradient.
 */
gradient?: Gradient, };

export type BackgroundGradient = { 
/**
 * Angle.
 */
angle?: number, 
/**
 * Start color. At most 19 characters.
 */
startColor?: string, 
/**
 * Last color. At most 19 characters.
 */
lastColor?: string, };

export type BackgroundImage = { 
/**
 * Pictures and films.
 */
media?: MediaSource, 
/**
 * Opacity.
 */
opacity?: number, 
/**
 * Scaling.
 */
scaling?: Scaling, 
/**
 * Position.
 */
position?: ImagePositionPosition, 
/**
 * Overlay.
 */
overlay?: CardDataBackground, 
/**
 * Blur.
 */
blur?: number, };

export type BackgroundType = "COLOR" | "GRADIENT" | (string & {});

export type Banner = { 
/**
 * Origin.
 */
origin?: Origin, 
/**
 * Position.
 */
position?: BannerPosition, };

export type BannerPosition = "TOP" | "BOTTOM" | (string & {});

export type BlockquoteData = { 
/**
 * How far it is indented.
 */
indentation?: number, 
/**
 * How it moves.
 */
animation?: Animation, };

export type BookingData = { 
/**
 * Durations.
 */
durations?: string, };

export type Border = { 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Radius.
 */
radius?: number, };

export type BorderColors = { 
/**
 * Left. At most 19 characters.
 */
left?: string, 
/**
 * Right. At most 19 characters.
 */
right?: string, 
/**
 * Top. At most 19 characters.
 */
top?: string, 
/**
 * Bottom. At most 19 characters.
 */
bottom?: string, };

export type BorderWidths = { 
/**
 * Left.
 */
left?: number, 
/**
 * Right.
 */
right?: number, 
/**
 * Top.
 */
top?: number, 
/**
 * Bottom.
 */
bottom?: number, };

export type BulletedListData = { 
/**
 * How far it is indented.
 */
indentation?: number, 
/**
 * Offset.
 */
offset?: number, 
/**
 * How it moves.
 */
animation?: Animation, };

export type ButtonData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Which kind it is.
 */
type?: ButtonDataType, 
/**
 * How it looks.
 */
styles?: Styles, 
/**
 * The text.
 */
text?: string, 
/**
 * Where it leads.
 */
link?: Link, 
/**
 * How it moves.
 */
animation?: Animation, };

export type ButtonDataType = "LINK" | "ACTION" | (string & {});

export type ButtonStyles = { 
/**
 * Button text.
 */
buttonText?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Text color. At most 19 characters.
 */
textColor?: string, 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, 
/**
 * Border color hover. At most 19 characters.
 */
borderColorHover?: string, 
/**
 * Text color hover. At most 19 characters.
 */
textColorHover?: string, 
/**
 * Background color hover. At most 19 characters.
 */
backgroundColorHover?: string, 
/**
 * Button size.
 */
buttonSize?: string, };

export type CaptionData = { 
/**
 * How the text looks.
 */
textStyle?: TextStyle, };

export type CardData = { 
/**
 * Background.
 */
background?: CardDataBackground, 
/**
 * Background image.
 */
backgroundImage?: BackgroundImage, };

export type CardDataBackground = { 
/**
 * Which kind it is.
 */
type?: CardDataBackgroundType, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Gradient.
 */
gradient?: Gradient, };

export type CardDataBackgroundType = "COLOR" | "GRADIENT" | (string & {});

export type CardStyles = { 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * Which kind it is.
 */
type?: CardStylesType, 
/**
 * How it is aligned.
 */
alignment?: Alignment, 
/**
 * Title price layout.
 */
titlePriceLayout?: Layout, 
/**
 * Title color. At most 19 characters.
 */
titleColor?: string, 
/**
 * Text color. At most 19 characters.
 */
textColor?: string, };

export type CardStylesType = "CONTAINED" | "FRAMELESS" | (string & {});

export type CellStyle = { 
/**
 * Vertical alignment.
 */
verticalAlignment?: VerticalAlignment, 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, };

export type CheckboxListData = { 
/**
 * How far it is indented.
 */
indentation?: number, 
/**
 * Offset.
 */
offset?: number, 
/**
 * How it moves.
 */
animation?: Animation, };

export type CodeBlockData = { 
/**
 * How the text looks.
 */
textStyle?: TextStyle, 
/**
 * How it moves.
 */
animation?: Animation, };

export type CollapsibleListData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Expand only one.
 */
expandOnlyOne?: boolean, 
/**
 * Initial expanded items.
 */
initialExpandedItems?: InitialExpandedItems, 
/**
 * Direction.
 */
direction?: Direction, 
/**
 * Is qapage data.
 */
isQapageData?: boolean, 
/**
 * How it moves.
 */
animation?: Animation, };

export type ColorData = { 
/**
 * Background.
 */
background?: string, 
/**
 * Foreground.
 */
foreground?: string, };

export type Colors = { 
/**
 * The text.
 */
text?: string, 
/**
 * Border.
 */
border?: string, 
/**
 * Background.
 */
background?: string, };

export type ColumnSize = "SMALL" | "MEDIUM" | "LARGE" | "EXTRA_LARGE" | (string & {});

export type Crop = "FILL" | "FIT" | (string & {});

export type Decoration = { 
/**
 * Anchor data. One of a choice.
 */
anchorData?: AnchorData, 
/**
 * Color data. One of a choice.
 */
colorData?: ColorData, 
/**
 * Link data. One of a choice.
 */
linkData?: LinkData, 
/**
 * Mention data. One of a choice.
 */
mentionData?: MentionData, 
/**
 * Font size data. One of a choice.
 */
fontSizeData?: FontSizeData, 
/**
 * Font weight value. One of a choice.
 */
fontWeightValue?: number, 
/**
 * Italic data. One of a choice.
 */
italicData?: boolean, 
/**
 * Underline data. One of a choice.
 */
underlineData?: boolean, 
/**
 * Spoiler data. One of a choice.
 */
spoilerData?: SpoilerData, 
/**
 * Strikethrough data. One of a choice.
 */
strikethroughData?: boolean, 
/**
 * Superscript data. One of a choice.
 */
superscriptData?: boolean, 
/**
 * Subscript data. One of a choice.
 */
subscriptData?: boolean, 
/**
 * Font family data. One of a choice.
 */
fontFamilyData?: FontFamilyData, 
/**
 * Sketch data. One of a choice.
 */
sketchData?: SketchData, 
/**
 * Which kind it is.
 */
type?: DecorationType, };

export type DecorationType = "BOLD" | "ITALIC" | "UNDERLINE" | "SPOILER" | "ANCHOR" | "MENTION" | "LINK" | "COLOR" | "FONT_SIZE" | "EXTERNAL" | "STRIKETHROUGH" | "SUPERSCRIPT" | "SUBSCRIPT" | "FONT_FAMILY" | "SKETCH" | (string & {});

export type Design = { 
/**
 * Poll.
 */
poll?: PollDesign, 
/**
 * What a buyer chooses; combinations make variants.
 */
options?: OptionDesign, };

export type DesignTarget = "LAYOUT" | "CELL" | (string & {});

export type Direction = "LTR" | "RTL" | (string & {});

export type DividerData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Line style.
 */
lineStyle?: LineStyle, 
/**
 * Width in pixels.
 */
width?: Width, 
/**
 * How it is aligned.
 */
alignment?: DividerDataAlignment, 
/**
 * How it looks.
 */
styles?: DividerDataStyles, 
/**
 * How it moves.
 */
animation?: Animation, };

export type DividerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

export type DividerDataStyles = { 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Line cap.
 */
lineCap?: LineCap, 
/**
 * Line thickness. At most 10.
 */
lineThickness?: Array<number>, 
/**
 * Dash length.
 */
dashLength?: number, 
/**
 * Dash gap.
 */
dashGap?: number, 
/**
 * Line gap.
 */
lineGap?: number, };

export type DocumentStyle = { 
/**
 * Header one.
 */
headerOne?: TextNodeStyle, 
/**
 * Header two.
 */
headerTwo?: TextNodeStyle, 
/**
 * Header three.
 */
headerThree?: TextNodeStyle, 
/**
 * Header four.
 */
headerFour?: TextNodeStyle, 
/**
 * Header five.
 */
headerFive?: TextNodeStyle, 
/**
 * Header six.
 */
headerSix?: TextNodeStyle, 
/**
 * Paragraph.
 */
paragraph?: TextNodeStyle, 
/**
 * Blockquote.
 */
blockquote?: TextNodeStyle, 
/**
 * Code block.
 */
codeBlock?: TextNodeStyle, };

export type EmbedData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Oembed.
 */
oembed?: Oembed, 
/**
 * Where it comes from.
 */
src?: string, 
/**
 * How it moves.
 */
animation?: Animation, };

export type EntranceAnimation = { 
/**
 * Effect.
 */
effect?: EntranceEffect, 
/**
 * Duration.
 */
duration?: number, 
/**
 * Delay.
 */
delay?: number, };

export type EntranceEffect = { 
/**
 * Which kind it is.
 */
type?: EntranceEffectType, 
/**
 * Direction. At most 20 characters.
 */
direction?: string, 
/**
 * Shape. At most 12 characters.
 */
shape?: string, 
/**
 * Easing. At most 100 characters.
 */
easing?: string, };

export type EntranceEffectType = "FADE" | "ARC" | "BLUR" | "BOUNCE" | "DROP" | "EXPAND" | "FLIP" | "FLOAT" | "FOLD" | "GLIDE" | "REVEAL" | "SHAPE" | "SHUTTERS" | "SLIDE" | "SPIN" | "TILT" | "TURN" | "WINK" | (string & {});

export type EventData = { 
/**
 * Scheduling.
 */
scheduling?: string, 
/**
 * Location.
 */
location?: string, };

export type FileData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Where it comes from.
 */
src?: FileSource, 
/**
 * Name shown to people.
 */
name?: string, 
/**
 * Which kind it is.
 */
type?: string, 
/**
 * Size.
 */
size?: number, 
/**
 * Pdf settings.
 */
pdfSettings?: PDFSettings, 
/**
 * Mime type.
 */
mimeType?: string, 
/**
 * Path.
 */
path?: string, 
/**
 * Size in kb.
 */
sizeInKb?: string, 
/**
 * How it moves.
 */
animation?: Animation, };

export type FileSource = { 
/**
 * Web address. One of a choice.
 */
url?: string, 
/**
 * Custom. One of a choice.
 */
custom?: string, 
/**
 * Identifier. One of a choice.
 */
id?: string, 
/**
 * Private.
 */
private?: boolean, };

export type FontFamilyData = { 
/**
 * The value. At most 1000 characters.
 */
value?: string, };

export type FontSizeData = { 
/**
 * Unit.
 */
unit?: FontType, 
/**
 * The value.
 */
value?: number, };

export type FontType = "PX" | "EM" | (string & {});

export type GIF = { 
/**
 * Gif. A web address.
 */
gif?: string, 
/**
 * Mp4. A web address.
 */
mp4?: string, 
/**
 * Still. A web address.
 */
still?: string, };

export type GIFData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Text in the site's language.
 */
original?: GIF, 
/**
 * Downsized.
 */
downsized?: GIF, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Gif type.
 */
gifType?: GIFType, 
/**
 * How it moves.
 */
animation?: Animation, };

export type GIFType = "NORMAL" | "STICKER" | (string & {});

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

export type GalleryOptions = { 
/**
 * Layout.
 */
layout?: GalleryOptionsLayout, 
/**
 * The item, when it was asked for.
 */
item?: ItemStyle, 
/**
 * Thumbnails.
 */
thumbnails?: Thumbnails, };

export type GalleryOptionsLayout = { 
/**
 * Which kind it is.
 */
type?: LayoutType, 
/**
 * Horizontal scroll.
 */
horizontalScroll?: boolean, 
/**
 * Orientation.
 */
orientation?: Orientation, 
/**
 * Number of columns.
 */
numberOfColumns?: number, 
/**
 * Mobile number of columns.
 */
mobileNumberOfColumns?: number, };

export type Gradient = { 
/**
 * Which kind it is.
 */
type?: GradientType, 
/**
 * Stops. At most 1000.
 */
stops?: Array<Stop>, 
/**
 * Angle.
 */
angle?: number, 
/**
 * Center x. At most 100.
 */
centerX?: number, 
/**
 * Center y. At most 100.
 */
centerY?: number, };

export type GradientType = "LINEAR" | "RADIAL" | (string & {});

export type HTMLData = { 
/**
 * Web address. One of a choice.
 */
url?: string, 
/**
 * The HTML. One of a choice.
 */
html?: string, 
/**
 * Is adsense. One of a choice.
 */
isAdsense?: boolean, 
/**
 * Widget id. One of a choice.
 */
widgetId?: string, 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Source.
 */
source?: Source, 
/**
 * Auto height.
 */
autoHeight?: boolean, 
/**
 * How it moves.
 */
animation?: Animation, };

export type HeadingData = { 
/**
 * Level of the heading, 1 to 6.
 */
level?: number, 
/**
 * How the text looks.
 */
textStyle?: TextStyle, 
/**
 * How far it is indented.
 */
indentation?: number, 
/**
 * Rendered level.
 */
renderedLevel?: number, 
/**
 * How it moves.
 */
animation?: Animation, };

export type Height = { 
/**
 * Custom.
 */
custom?: string, };

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

export type ImageDataCrop = { 
/**
 * X.
 */
x?: number, 
/**
 * Y.
 */
y?: number, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Height in pixels.
 */
height?: number, };

export type ImageDataStyles = { 
/**
 * Border.
 */
border?: StylesBorder, };

export type ImagePosition = "CENTER" | "CENTER_LEFT" | "CENTER_RIGHT" | "TOP" | "TOP_LEFT" | "TOP_RIGHT" | "BOTTOM" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | (string & {});

export type ImagePositionPosition = "CENTER" | "CENTER_LEFT" | "CENTER_RIGHT" | "TOP" | "TOP_LEFT" | "TOP_RIGHT" | "BOTTOM" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | (string & {});

export type ImageScalingScaling = "AUTO" | "CONTAIN" | "COVER" | (string & {});

export type ImageStyles = { 
/**
 * Hide image.
 */
hideImage?: boolean, 
/**
 * Image position.
 */
imagePosition?: Position, 
/**
 * Aspect ratio.
 */
aspectRatio?: AspectRatio, 
/**
 * Resizing.
 */
resizing?: Resizing, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, };

export type Indentation = "NESTED" | "FLAT" | (string & {});

export type InitialExpandedItems = "FIRST" | "ALL" | "NONE" | (string & {});

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

export type ItemImage = { 
/**
 * Pictures and films.
 */
media?: MediaSource, 
/**
 * Where it leads.
 */
link?: Link, };

export type ItemStyle = { 
/**
 * Target size.
 */
targetSize?: number, 
/**
 * Ratio.
 */
ratio?: number, 
/**
 * Crop.
 */
crop?: Crop, 
/**
 * Spacing.
 */
spacing?: number, };

export type LayerEffect = "CENTER" | "FADE_TO_TOP" | "FADE_TO_BOTTOM" | (string & {});

export type Layers = { 
/**
 * How many this page has.
 */
count?: number, 
/**
 * Offset y.
 */
offsetY?: number, 
/**
 * Layer effect.
 */
layerEffect?: LayerEffect, 
/**
 * Offset x.
 */
offsetX?: number, };

export type Layout = "STACKED" | "SIDE_BY_SIDE" | (string & {});

export type LayoutCellData = { 
/**
 * Col span.
 */
colSpan?: number, };

export type LayoutData = { 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, 
/**
 * Background image.
 */
backgroundImage?: LayoutDataBackgroundImage, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * Backdrop color. At most 19 characters.
 */
backdropColor?: string, 
/**
 * Backdrop image.
 */
backdropImage?: LayoutDataBackgroundImage, 
/**
 * Backdrop padding top.
 */
backdropPaddingTop?: number, 
/**
 * Backdrop padding bottom.
 */
backdropPaddingBottom?: number, 
/**
 * Gap.
 */
gap?: number, 
/**
 * Cell padding. At most 4.
 */
cellPadding?: Array<number>, 
/**
 * Cell vertical alignment.
 */
cellVerticalAlignment?: VerticalAlignmentAlignment, 
/**
 * Responsiveness behaviour.
 */
responsivenessBehaviour?: ResponsivenessBehaviour, 
/**
 * Responsiveness breakpoint.
 */
responsivenessBreakpoint?: number, 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Design target.
 */
designTarget?: DesignTarget, 
/**
 * Banner.
 */
banner?: Banner, 
/**
 * Background.
 */
background?: LayoutDataBackground, 
/**
 * Backdrop.
 */
backdrop?: Backdrop, 
/**
 * How it moves.
 */
animation?: Animation, 
/**
 * Top divider.
 */
topDivider?: SectionDivider, 
/**
 * Bottom divider.
 */
bottomDivider?: SectionDivider, };

export type LayoutDataBackground = { 
/**
 * Which kind it is.
 */
type?: LayoutDataBackgroundType, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Gradient.
 */
gradient?: Gradient, };

export type LayoutDataBackgroundImage = { 
/**
 * Pictures and films.
 */
media?: MediaSource, 
/**
 * Opacity.
 */
opacity?: number, 
/**
 * Scaling.
 */
scaling?: ImageScalingScaling, 
/**
 * Position.
 */
position?: ImagePosition, 
/**
 * Blur.
 */
blur?: number, 
/**
 * Overlay.
 */
overlay?: LayoutDataBackground, };

export type LayoutDataBackgroundType = "COLOR" | "GRADIENT" | (string & {});

export type LayoutType = "COLLAGE" | "MASONRY" | "GRID" | "THUMBNAIL" | "SLIDER" | "SLIDESHOW" | "PANORAMA" | "COLUMN" | "MAGIC" | "FULLSIZE" | (string & {});

export type LineCap = "SQUARE" | "ROUND" | (string & {});

export type LineStyle = "SINGLE" | "DOUBLE" | "DASHED" | "DOTTED" | (string & {});

export type Link = { 
/**
 * Web address. One of a choice.
 */
url?: string, 
/**
 * Anchor. One of a choice.
 */
anchor?: string, 
/**
 * Target.
 */
target?: Target, 
/**
 * Rel.
 */
rel?: Rel, 
/**
 * Custom data.
 */
customData?: string, };

export type LinkData = { 
/**
 * Where it leads.
 */
link?: Link, };

export type LinkPreviewData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Where it leads.
 */
link?: Link, 
/**
 * Title shown to people.
 */
title?: string, 
/**
 * Thumbnail url.
 */
thumbnailUrl?: string, 
/**
 * Text.
 */
description?: string, 
/**
 * The HTML.
 */
html?: string, 
/**
 * How it looks.
 */
styles?: LinkPreviewDataStyles, 
/**
 * How it moves.
 */
animation?: Animation, };

export type LinkPreviewDataStyles = { 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, 
/**
 * Title color. At most 19 characters.
 */
titleColor?: string, 
/**
 * Subtitle color. At most 19 characters.
 */
subtitleColor?: string, 
/**
 * Link color. At most 19 characters.
 */
linkColor?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Thumbnail position.
 */
thumbnailPosition?: StylesPosition, };

export type ListItemNodeData = { 
/**
 * Checked.
 */
checked?: boolean, 
/**
 * How it moves.
 */
animation?: Animation, };

export type ListStyle = "PLAIN" | "NUMBERED" | "LETTERS" | "ROMAN" | "BULLETED" | "ALPHABETICAL_INDEX" | "ALPHABETICAL_INDEX_COMPACT" | (string & {});

export type LoopAnimation = { 
/**
 * Effect.
 */
effect?: LoopEffect, 
/**
 * Duration.
 */
duration?: number, 
/**
 * Iteration delay.
 */
iterationDelay?: number, };

export type LoopEffect = { 
/**
 * Which kind it is.
 */
type?: LoopEffectType, 
/**
 * Direction. At most 20 characters.
 */
direction?: string, 
/**
 * Easing. At most 100 characters.
 */
easing?: string, };

export type LoopEffectType = "BOUNCE" | "BREATHE" | "CROSS" | "FLASH" | "FLIP" | "FOLD" | "JELLO" | "POKE" | "PULSE" | "RUBBER" | "SPIN" | "SWING" | "WIGGLE" | (string & {});

export type MapData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Map settings.
 */
mapSettings?: MapSettings, };

export type MapSettings = { 
/**
 * Address.
 */
address?: string, 
/**
 * Draggable.
 */
draggable?: boolean, 
/**
 * Marker.
 */
marker?: boolean, 
/**
 * Street view control.
 */
streetViewControl?: boolean, 
/**
 * Zoom control.
 */
zoomControl?: boolean, 
/**
 * Lat.
 */
lat?: number, 
/**
 * Lng.
 */
lng?: number, 
/**
 * Location name.
 */
locationName?: string, 
/**
 * View mode control.
 */
viewModeControl?: boolean, 
/**
 * Initial zoom.
 */
initialZoom?: number, 
/**
 * Map type.
 */
mapType?: MapType, };

export type MapType = "ROADMAP" | "SATELITE" | "HYBRID" | "TERRAIN" | (string & {});

export type MediaSource = { 
/**
 * Where it comes from.
 */
src?: FileSource, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Duration.
 */
duration?: number, };

export type MentionData = { 
/**
 * Name shown to people.
 */
name?: string, 
/**
 * Last part of the page's address.
 */
slug?: string, 
/**
 * Identifier.
 */
id?: string, 
/**
 * Which kind it is.
 */
type?: string, };

export type Metadata = { 
/**
 * Version.
 */
version?: number, 
/**
 * Created timestamp. Set by the platform.
 */
createdTimestamp?: Date, 
/**
 * Updated timestamp.
 */
updatedTimestamp?: Date, 
/**
 * Identifier.
 */
id?: string, };

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
id?: string, 
/**
 * The nodes within it.
 */
nodes?: Array<Node>, 
/**
 * Style.
 */
style?: NodeStyle, };

export type NodeStyle = { 
/**
 * Padding top.
 */
paddingTop?: string, 
/**
 * Padding bottom.
 */
paddingBottom?: string, 
/**
 * Colour behind it.
 */
backgroundColor?: string, };

export type NodeType = "PARAGRAPH" | "TEXT" | "HEADING" | "BULLETED_LIST" | "ORDERED_LIST" | "LIST_ITEM" | "BLOCKQUOTE" | "CODE_BLOCK" | "VIDEO" | "DIVIDER" | "FILE" | "GALLERY" | "GIF" | "HTML" | "IMAGE" | "LINK_PREVIEW" | "MAP" | "POLL" | "APP_EMBED" | "BUTTON" | "COLLAPSIBLE_LIST" | "TABLE" | "EMBED" | "COLLAPSIBLE_ITEM" | "COLLAPSIBLE_ITEM_TITLE" | "COLLAPSIBLE_ITEM_BODY" | "TABLE_CELL" | "TABLE_ROW" | "EXTERNAL" | "AUDIO" | "CAPTION" | "LAYOUT" | "LAYOUT_CELL" | "SHAPE" | "CARD" | "TOC" | "SMART_BLOCK" | "SMART_BLOCK_CELL" | "CHECKBOX_LIST" | (string & {});

export type Oembed = { 
/**
 * Which kind it is.
 */
type?: string, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Title shown to people.
 */
title?: string, 
/**
 * Web address.
 */
url?: string, 
/**
 * The HTML.
 */
html?: string, 
/**
 * Author name.
 */
authorName?: string, 
/**
 * Author url.
 */
authorUrl?: string, 
/**
 * Provider name.
 */
providerName?: string, 
/**
 * Provider url.
 */
providerUrl?: string, 
/**
 * Thumbnail url.
 */
thumbnailUrl?: string, 
/**
 * Thumbnail width.
 */
thumbnailWidth?: string, 
/**
 * Thumbnail height.
 */
thumbnailHeight?: string, 
/**
 * Video url.
 */
videoUrl?: string, 
/**
 * Version.
 */
version?: string, };

export type OptionDesign = { 
/**
 * Border radius.
 */
borderRadius?: number, };

export type OptionLayout = { 
/**
 * Enable image.
 */
enableImage?: boolean, };

export type OrderedListData = { 
/**
 * How far it is indented.
 */
indentation?: number, 
/**
 * Offset.
 */
offset?: number, 
/**
 * Start.
 */
start?: number, 
/**
 * How it moves.
 */
animation?: Animation, };

export type Orientation = "ROWS" | "COLUMNS" | (string & {});

export type Origin = "IMAGE" | "LAYOUT" | (string & {});

export type PDFSettings = { 
/**
 * View mode.
 */
viewMode?: ViewMode, 
/**
 * Disable download.
 */
disableDownload?: boolean, 
/**
 * Disable print.
 */
disablePrint?: boolean, };

export type ParagraphData = { 
/**
 * How the text looks.
 */
textStyle?: TextStyle, 
/**
 * How far it is indented.
 */
indentation?: number, 
/**
 * Level of the heading, 1 to 6.
 */
level?: number, 
/**
 * How it moves.
 */
animation?: Animation, };

export type Permissions = { 
/**
 * View.
 */
view?: ViewRole, 
/**
 * Vote.
 */
vote?: VoteRole, 
/**
 * Allow multiple votes.
 */
allowMultipleVotes?: boolean, };

export type Placement = "IMAGE" | "PRODUCT_INFO" | (string & {});

export type PlaybackOptions = { 
/**
 * Auto play.
 */
autoPlay?: boolean, 
/**
 * Play in loop.
 */
playInLoop?: boolean, 
/**
 * Show controls.
 */
showControls?: boolean, };

export type PluginContainerData = { 
/**
 * Width in pixels.
 */
width?: PluginContainerDataWidth, 
/**
 * How it is aligned.
 */
alignment?: PluginContainerDataAlignment, 
/**
 * Spoiler.
 */
spoiler?: Spoiler, 
/**
 * Height in pixels.
 */
height?: Height, 
/**
 * Text wrap.
 */
textWrap?: boolean, };

export type PluginContainerDataAlignment = "CENTER" | "LEFT" | "RIGHT" | (string & {});

export type PluginContainerDataWidth = { 
/**
 * Size. One of a choice.
 */
size?: WidthType, 
/**
 * Custom. One of a choice.
 */
custom?: string, };

export type PointerEffect = { 
/**
 * Which kind it is.
 */
type?: PointerEffectType, 
/**
 * Inverted.
 */
inverted?: boolean, 
/**
 * Axis. At most 20 characters.
 */
axis?: string, 
/**
 * Direction. At most 8 characters.
 */
direction?: string, 
/**
 * Easing. At most 100 characters.
 */
easing?: string, };

export type PointerEffectType = "AIRY" | "BLOB" | "BLUR" | "SCALE" | "SKEW" | "SWIVEL" | "TILT_3D" | "TRACK" | "TRACK_3D" | (string & {});

export type Poll = { 
/**
 * Identifier.
 */
id?: string, 
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

export type PollDataLayout = { 
/**
 * Poll.
 */
poll?: PollLayout, 
/**
 * What a buyer chooses; combinations make variants.
 */
options?: OptionLayout, };

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

export type PollDesignBackgroundType = "COLOR" | "IMAGE" | "GRADIENT" | (string & {});

export type PollLayout = { 
/**
 * Which kind it is.
 */
type?: PollLayoutType, 
/**
 * Direction.
 */
direction?: PollLayoutDirection, 
/**
 * Enable image.
 */
enableImage?: boolean, };

export type PollLayoutDirection = "LTR" | "RTL" | (string & {});

export type PollLayoutType = "LIST" | "GRID" | (string & {});

export type PollOption = { 
/**
 * Identifier.
 */
id?: string, 
/**
 * Title shown to people.
 */
title?: string, 
/**
 * The picture.
 */
image?: MediaSource, };

export type PollSettings = { 
/**
 * Permissions.
 */
permissions?: Permissions, 
/**
 * Show voters.
 */
showVoters?: boolean, 
/**
 * Show votes count.
 */
showVotesCount?: boolean, };

export type Position = "START" | "END" | "TOP" | (string & {});

export type PricingData = { 
/**
 * Value from.
 */
valueFrom?: string, 
/**
 * Value to.
 */
valueTo?: string, 
/**
 * Discounted value.
 */
discountedValue?: string, 
/**
 * Three-letter currency code. A three-letter currency code.
 */
currency?: string, 
/**
 * Pricing plan id. A GUID.
 */
pricingPlanId?: string, };

export type Rel = { 
/**
 * Nofollow.
 */
nofollow?: boolean, 
/**
 * Sponsored.
 */
sponsored?: boolean, 
/**
 * Ugc.
 */
ugc?: boolean, 
/**
 * Noreferrer.
 */
noreferrer?: boolean, };

export type Resizing = "FILL" | "FIT" | (string & {});

export type ResponsivenessBehaviour = "STACK" | "WRAP" | (string & {});

export type RibbonStyles = { 
/**
 * Ribbon text.
 */
ribbonText?: string, 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, 
/**
 * Text color. At most 19 characters.
 */
textColor?: string, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * Ribbon placement.
 */
ribbonPlacement?: Placement, };

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

export type Scaling = "AUTO" | "CONTAIN" | "COVER" | (string & {});

export type SectionDivider = { 
/**
 * Which kind it is.
 */
type?: Shape, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Offset x.
 */
offsetX?: number, 
/**
 * Flipped.
 */
flipped?: boolean, 
/**
 * Layers.
 */
layers?: Layers, };

export type Shape = "ELLIPSE" | "TILT" | "LIQUID" | "LEFT_WAVE" | "PAINT_SCRIBBLE" | "INVERTED_ELLIPSE" | "RIGHT_WAVE" | "DUNES" | "WAVES" | "TRIANGLE" | "SEMI_ELLIPSE" | "PLANTS" | "LAYERED_ELLIPSE" | "PIXELS" | "PAINT" | "CLOUDS" | "OPTICAL_ILLUSION" | "STRIPES" | "BLOBS" | "SEMI_CIRCLES" | "HILL" | "BRUSH" | "PEAKS" | "ANGLED_TRIANGLE" | (string & {});

export type ShapeData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Shape.
 */
shape?: MediaSource, 
/**
 * How it looks.
 */
styles?: ShapeDataStyles, 
/**
 * How it moves.
 */
animation?: Animation, 
/**
 * Where it leads.
 */
link?: Link, 
/**
 * Text for those who do not see the picture. At most 1000 characters.
 */
altText?: string, };

export type ShapeDataStyles = { 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Colors.
 */
colors?: { [key in string]: string }, };

export type SketchData = { 
/**
 * The variant.
 */
variant?: SketchVariant, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Animate.
 */
animate?: boolean, };

export type SketchVariant = "UNDERLINE" | "BOX" | "CIRCLE" | "HIGHLIGHT" | "STRIKETHROUGH" | "CROSSED_OFF" | (string & {});

export type SmartBlockCellData = { 
/**
 * Label.
 */
label?: string, 
/**
 * Shape.
 */
shape?: MediaSource, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * Which kind it is.
 */
type?: SmartBlockDataType, 
/**
 * Accent color. At most 19 characters.
 */
accentColor?: string, 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, 
/**
 * Shape color. At most 19 characters.
 */
shapeColor?: string, };

export type SmartBlockData = { 
/**
 * Which kind it is.
 */
type?: SmartBlockDataType, 
/**
 * Orientation.
 */
orientation?: string, 
/**
 * Column size.
 */
columnSize?: ColumnSize, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * How it moves.
 */
animation?: Animation, };

export type SmartBlockDataType = "SOLID_BOXES" | "NUMBERED_BOXES" | "STATS" | "CIRCLE_STATS" | "SOLID_BOXES_ALTERNATING" | "SOLID_JOINED_BOXES" | "SIDE_LINE_TEXT" | "TOP_LINE_TEXT" | "OUTLINE_BOXES_WITH_TOP_CIRCLE" | "BIG_BULLETS" | "SMALL_BULLETS" | "ARROW_BULLETS" | "PROCESS_STEPS" | "BAR_STATS" | "TIMELINE" | "MINIMAL_TIMELINE" | "PILLS" | "STAR_RATING" | "QUOTE_BOXES" | "CIRCLE" | "PYRAMID" | "STAIRCASE" | "VERTICAL_FUNNEL" | (string & {});

export type Source = "HTML" | "ADSENSE" | "AI" | "AI_WIDGET" | (string & {});

export type Spoiler = { 
/**
 * Whether it is switched on.
 */
enabled?: boolean, 
/**
 * Text.
 */
description?: string, 
/**
 * Button text.
 */
buttonText?: string, };

export type SpoilerData = { 
/**
 * Identifier.
 */
id?: string, };

export type Stop = { 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Position.
 */
position?: number, };

export type Styles = { 
/**
 * Border.
 */
border?: Border, 
/**
 * Colors.
 */
colors?: Colors, 
/**
 * Border width.
 */
borderWidth?: number, 
/**
 * Border width hover.
 */
borderWidthHover?: number, 
/**
 * Border radius.
 */
borderRadius?: number, 
/**
 * Border color. At most 19 characters.
 */
borderColor?: string, 
/**
 * Border color hover. At most 19 characters.
 */
borderColorHover?: string, 
/**
 * Text color. At most 19 characters.
 */
textColor?: string, 
/**
 * Text color hover. At most 19 characters.
 */
textColorHover?: string, 
/**
 * Colour behind it. At most 19 characters.
 */
backgroundColor?: string, 
/**
 * Background color hover. At most 19 characters.
 */
backgroundColorHover?: string, 
/**
 * Button size.
 */
buttonSize?: string, 
/**
 * Background.
 */
background?: Background, 
/**
 * Background hover.
 */
backgroundHover?: Background, };

export type StylesBorder = { 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * Radius.
 */
radius?: number, };

export type StylesPosition = "START" | "END" | "TOP" | "HIDDEN" | (string & {});

export type TableCellData = { 
/**
 * Cell style.
 */
cellStyle?: CellStyle, 
/**
 * Border colors.
 */
borderColors?: BorderColors, 
/**
 * Colspan.
 */
colspan?: number, 
/**
 * Rowspan.
 */
rowspan?: number, 
/**
 * Border widths.
 */
borderWidths?: BorderWidths, };

export type TableData = { 
/**
 * How it is placed.
 */
containerData?: PluginContainerData, 
/**
 * Dimensions.
 */
dimensions?: TableDataDimensions, 
/**
 * Header.
 */
header?: boolean, 
/**
 * Row header.
 */
rowHeader?: boolean, 
/**
 * Column header.
 */
columnHeader?: boolean, 
/**
 * Cell spacing.
 */
cellSpacing?: number, 
/**
 * Cell padding. At most 4.
 */
cellPadding?: Array<number>, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, 
/**
 * How it moves.
 */
animation?: Animation, };

export type TableDataDimensions = { 
/**
 * Cols width ratio.
 */
colsWidthRatio?: Array<number>, 
/**
 * Rows height.
 */
rowsHeight?: Array<number>, 
/**
 * Cols min width.
 */
colsMinWidth?: Array<number>, };

export type Target = "SELF" | "BLANK" | "PARENT" | "TOP" | (string & {});

export type TextAlignment = "AUTO" | "LEFT" | "RIGHT" | "CENTER" | "JUSTIFY" | (string & {});

export type TextData = { 
/**
 * The text.
 */
text?: string, 
/**
 * How it looks.
 */
decorations?: Array<Decoration>, };

export type TextNodeStyle = { 
/**
 * How it looks.
 */
decorations?: Array<Decoration>, 
/**
 * Node style.
 */
nodeStyle?: NodeStyle, 
/**
 * Line height.
 */
lineHeight?: string, };

export type TextStyle = { 
/**
 * Text alignment.
 */
textAlignment?: TextAlignment, 
/**
 * Line height.
 */
lineHeight?: string, };

export type Thumbnails = { 
/**
 * Placement.
 */
placement?: ThumbnailsAlignment, 
/**
 * Spacing.
 */
spacing?: number, };

export type ThumbnailsAlignment = "TOP" | "RIGHT" | "BOTTOM" | "LEFT" | "NONE" | (string & {});

export type TocData = { 
/**
 * Included headings.
 */
includedHeadings?: Array<number>, 
/**
 * List style.
 */
listStyle?: ListStyle, 
/**
 * Font size.
 */
fontSize?: number, 
/**
 * Item spacing.
 */
itemSpacing?: number, 
/**
 * Its colour. At most 19 characters.
 */
color?: string, 
/**
 * How far it is indented.
 */
indentation?: Indentation, 
/**
 * How it moves.
 */
animation?: Animation, };

export type VerticalAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

export type VerticalAlignmentAlignment = "TOP" | "MIDDLE" | "BOTTOM" | (string & {});

export type Video = { 
/**
 * Pictures and films.
 */
media?: MediaSource, 
/**
 * A small picture.
 */
thumbnail?: MediaSource, };

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

export type ViewMode = "NONE" | "FULL" | "MINI" | (string & {});

export type ViewRole = "CREATOR" | "VOTERS" | "EVERYONE" | (string & {});

export type VoteRole = "SITE_MEMBERS" | "ALL" | (string & {});

export type Width = "LARGE" | "MEDIUM" | "SMALL" | (string & {});

export type WidthType = "CONTENT" | "SMALL" | "ORIGINAL" | "FULL_WIDTH" | (string & {});
