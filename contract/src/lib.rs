#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![no_std]

pub mod limits;

macro_rules! files {
    ($($(#[doc = $doc:literal])+ $name:ident = $file:literal;)+) => {
        $($(#[doc = $doc])+ pub const $name: &str = include_str!(concat!("../", $file));)+
    };
}

files! {
    /// The parts of addresses by country, and which are required.
    ADDRESS_RULES = "address-rules.json";
    /// The bounds of requests: a line for each call, for each entity that calls share, and for each enum.
    BOUNDS = "bounds.json";
    /// The error codes of each call.
    CODES = "codes.tsv";
    /// Answers of a platform, and the findings of a diagnosis.
    DIAGNOSIS = "diagnosis.json";
    /// The calls: method, path, access, safety, and the fields of the answer.
    ENDPOINTS = "endpoints.tsv";
    /// The functions of the npm package's modules.
    FUNCTIONS = "functions.tsv";
    /// The rules of entities that the schemas leave without, and the names of bounds.
    LIMITS = "limits.json";
    /// Addresses of media and their renditions.
    MEDIA_ADDRESSES = "media-addresses.json";
    /// Type names of the npm package's modules that differ from the Rust models' names.
    NAMES = "names.tsv";
    /// The fields that queries filter, sort and search by, with their operators.
    QUERY_FIELDS = "query-fields.json";
    /// The shapes of answers recorded from the hosted platform.
    RECORDED = "recorded.json";
    /// Scripts of acts, answers and time, with the trace that every driver gives.
    SITUATIONS = "situations.json";
    /// Cells of product spreadsheets, and the values that an import reads from them.
    TRANSFER = "transfer.json";
    /// Inputs and results of the rules that Rust and JavaScript share.
    VECTORS = "vectors.json";
}
