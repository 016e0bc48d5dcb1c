//! The document: its nodes and default styles.

use super::embed::{AppEmbedData, ButtonData, EmbedData, HTMLData, MapData, PollData};
use super::layout::{
    CardData, CollapsibleListData, DividerData, LayoutCellData, LayoutData, ShapeData, SmartBlockCellData,
    SmartBlockData, TableCellData, TableData,
};
use super::media::{AudioData, FileData, GIFData, GalleryData, ImageData, LinkPreviewData, VideoData};
use super::text::{
    BlockquoteData, BulletedListData, CaptionData, CheckboxListData, CodeBlockData, Decoration, HeadingData,
    ListItemNodeData, OrderedListData, ParagraphData, TextData, TocData,
};
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

entities! {
    /// A rich text: a tree of nodes.
    RichContent {
        nodes: Vec<Node>,
        metadata: Metadata,
        document_style: DocumentStyle,
    }

    /// A node of a rich text: its kind, its data, and the nodes within it.
    Node {
        button_data: Box<ButtonData>,
        code_block_data: Box<CodeBlockData>,
        divider_data: Box<DividerData>,
        file_data: Box<FileData>,
        gallery_data: Box<GalleryData>,
        gif_data: Box<GIFData>,
        heading_data: Box<HeadingData>,
        html_data: Box<HTMLData>,
        image_data: Box<ImageData>,
        link_preview_data: Box<LinkPreviewData>,
        map_data: Box<MapData>,
        paragraph_data: Box<ParagraphData>,
        poll_data: Box<PollData>,
        text_data: Box<TextData>,
        app_embed_data: Box<AppEmbedData>,
        video_data: Box<VideoData>,
        embed_data: Box<EmbedData>,
        collapsible_list_data: Box<CollapsibleListData>,
        table_data: Box<TableData>,
        table_cell_data: Box<TableCellData>,
        external_data: serde_json::Value,
        audio_data: Box<AudioData>,
        ordered_list_data: Box<OrderedListData>,
        bulleted_list_data: Box<BulletedListData>,
        blockquote_data: Box<BlockquoteData>,
        caption_data: Box<CaptionData>,
        layout_data: Box<LayoutData>,
        layout_cell_data: Box<LayoutCellData>,
        shape_data: Box<ShapeData>,
        card_data: Box<CardData>,
        toc_data: Box<TocData>,
        smart_block_data: Box<SmartBlockData>,
        smart_block_cell_data: Box<SmartBlockCellData>,
        checkbox_list_data: Box<CheckboxListData>,
        list_item_data: Box<ListItemNodeData>,
        /// The kind of node, which names the one field of data that is set.
        r#type: NodeType,
        id: String,
        /// The nodes within this one.
        nodes: Vec<Node>,
        style: NodeStyle,
    }

    /// The padding and background of a node.
    NodeStyle {
        padding_top: String,
        padding_bottom: String,
        background_color: String,
    }

    /// The version and dates of a rich text.
    Metadata {
        version: i64,
        /// Set by the platform.
        created_timestamp: Timestamp,
        updated_timestamp: Timestamp,
        id: String,
    }

    /// The default styles of a document.
    DocumentStyle {
        header_one: TextNodeStyle,
        header_two: TextNodeStyle,
        header_three: TextNodeStyle,
        header_four: TextNodeStyle,
        header_five: TextNodeStyle,
        header_six: TextNodeStyle,
        paragraph: TextNodeStyle,
        blockquote: TextNodeStyle,
        code_block: TextNodeStyle,
    }

    /// The default style of a kind of text.
    TextNodeStyle {
        decorations: Vec<Decoration>,
        node_style: NodeStyle,
        line_height: String,
    }
}

open_enums! {
    /// The kind of a node.
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
