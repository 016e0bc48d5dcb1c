//! A rich text: a tree of nodes ("rich content" in the platform's words). What a node of an unknown kind
//! holds is kept as it came.

use super::app::AppEmbedData;
use super::card::{CardData, ShapeData, SmartBlockCellData, SmartBlockData};
use super::embed::{ButtonData, EmbedData, HTMLData, MapData};
use super::layout::{CollapsibleListData, DividerData, LayoutCellData, LayoutData, TableCellData, TableData};
use super::media::{AudioData, FileData, GIFData, GalleryData, ImageData, LinkPreviewData, VideoData};
use super::poll::PollData;
use super::text::{
    BlockquoteData, BulletedListData, CaptionData, CheckboxListData, CodeBlockData, Decoration, HeadingData,
    ListItemNodeData, OrderedListData, ParagraphData, TextData, TocData,
};
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

entities! {
    /// A rich text: a tree of nodes.
    RichContent {
        /// The nodes, in order.
        nodes: Vec<Node>,
        /// Where this page is.
        metadata: Metadata,
        /// Document style.
        document_style: DocumentStyle,
    }

    /// A node of a rich text: its kind, what it holds, and the nodes within it.
    Node {
        /// Button data. One of a choice.
        button_data: Box<ButtonData>,
        /// Code block data. One of a choice.
        code_block_data: Box<CodeBlockData>,
        /// Divider data. One of a choice.
        divider_data: Box<DividerData>,
        /// File data. One of a choice.
        file_data: Box<FileData>,
        /// Gallery data. One of a choice.
        gallery_data: Box<GalleryData>,
        /// Gif data. One of a choice.
        gif_data: Box<GIFData>,
        /// Heading data. One of a choice.
        heading_data: Box<HeadingData>,
        /// Html data. One of a choice.
        html_data: Box<HTMLData>,
        /// Image data. One of a choice.
        image_data: Box<ImageData>,
        /// Link preview data. One of a choice.
        link_preview_data: Box<LinkPreviewData>,
        /// Map data. One of a choice.
        map_data: Box<MapData>,
        /// Paragraph data. One of a choice.
        paragraph_data: Box<ParagraphData>,
        /// Poll data. One of a choice.
        poll_data: Box<PollData>,
        /// Text data. One of a choice.
        text_data: Box<TextData>,
        /// App embed data. One of a choice.
        app_embed_data: Box<AppEmbedData>,
        /// Video data. One of a choice.
        video_data: Box<VideoData>,
        /// Embed data. One of a choice.
        embed_data: Box<EmbedData>,
        /// Collapsible list data. One of a choice.
        collapsible_list_data: Box<CollapsibleListData>,
        /// Table data. One of a choice.
        table_data: Box<TableData>,
        /// Table cell data. One of a choice.
        table_cell_data: Box<TableCellData>,
        /// External data. One of a choice.
        external_data: serde_json::Value,
        /// Audio data. One of a choice.
        audio_data: Box<AudioData>,
        /// Ordered list data. One of a choice.
        ordered_list_data: Box<OrderedListData>,
        /// Bulleted list data. One of a choice.
        bulleted_list_data: Box<BulletedListData>,
        /// Blockquote data. One of a choice.
        blockquote_data: Box<BlockquoteData>,
        /// Caption data. One of a choice.
        caption_data: Box<CaptionData>,
        /// Layout data. One of a choice.
        layout_data: Box<LayoutData>,
        /// Layout cell data. One of a choice.
        layout_cell_data: Box<LayoutCellData>,
        /// Shape data. One of a choice.
        shape_data: Box<ShapeData>,
        /// Card data. One of a choice.
        card_data: Box<CardData>,
        /// Toc data. One of a choice.
        toc_data: Box<TocData>,
        /// Smart block data. One of a choice.
        smart_block_data: Box<SmartBlockData>,
        /// Smart block cell data. One of a choice.
        smart_block_cell_data: Box<SmartBlockCellData>,
        /// Checkbox list data. One of a choice.
        checkbox_list_data: Box<CheckboxListData>,
        /// List item data. One of a choice.
        list_item_data: Box<ListItemNodeData>,
        /// Which kind of node it is; says which of the data fields is meant.
        r#type: NodeType,
        /// Identifier.
        id: String,
        /// The nodes within it.
        nodes: Vec<Node>,
        /// Style.
        style: NodeStyle,
    }

    /// Node style.
    NodeStyle {
        /// Padding top.
        padding_top: String,
        /// Padding bottom.
        padding_bottom: String,
        /// Colour behind it.
        background_color: String,
    }

    /// Metadata.
    Metadata {
        /// Version.
        version: i64,
        /// Created timestamp. Set by the platform.
        created_timestamp: Timestamp,
        /// Updated timestamp.
        updated_timestamp: Timestamp,
        /// Identifier.
        id: String,
    }

    /// Document style.
    DocumentStyle {
        /// Header one.
        header_one: TextNodeStyle,
        /// Header two.
        header_two: TextNodeStyle,
        /// Header three.
        header_three: TextNodeStyle,
        /// Header four.
        header_four: TextNodeStyle,
        /// Header five.
        header_five: TextNodeStyle,
        /// Header six.
        header_six: TextNodeStyle,
        /// Paragraph.
        paragraph: TextNodeStyle,
        /// Blockquote.
        blockquote: TextNodeStyle,
        /// Code block.
        code_block: TextNodeStyle,
    }

    /// Text node style.
    TextNodeStyle {
        /// How it looks.
        decorations: Vec<Decoration>,
        /// Node style.
        node_style: NodeStyle,
        /// Line height.
        line_height: String,
    }
}

open_enums! {
    /// Node type.
    NodeType {
        Paragraph = "PARAGRAPH",
        Text = "TEXT",
        Heading = "HEADING",
        BulletedList = "BULLETED_LIST",
        OrderedList = "ORDERED_LIST",
        ListItem = "LIST_ITEM",
        Blockquote = "BLOCKQUOTE",
        CodeBlock = "CODE_BLOCK",
        Video = "VIDEO",
        Divider = "DIVIDER",
        File = "FILE",
        Gallery = "GALLERY",
        Gif = "GIF",
        Html = "HTML",
        Image = "IMAGE",
        LinkPreview = "LINK_PREVIEW",
        Map = "MAP",
        Poll = "POLL",
        AppEmbed = "APP_EMBED",
        Button = "BUTTON",
        CollapsibleList = "COLLAPSIBLE_LIST",
        Table = "TABLE",
        Embed = "EMBED",
        CollapsibleItem = "COLLAPSIBLE_ITEM",
        CollapsibleItemTitle = "COLLAPSIBLE_ITEM_TITLE",
        CollapsibleItemBody = "COLLAPSIBLE_ITEM_BODY",
        TableCell = "TABLE_CELL",
        TableRow = "TABLE_ROW",
        External = "EXTERNAL",
        Audio = "AUDIO",
        Caption = "CAPTION",
        Layout = "LAYOUT",
        LayoutCell = "LAYOUT_CELL",
        Shape = "SHAPE",
        Card = "CARD",
        Toc = "TOC",
        SmartBlock = "SMART_BLOCK",
        SmartBlockCell = "SMART_BLOCK_CELL",
        CheckboxList = "CHECKBOX_LIST",
    }
}
