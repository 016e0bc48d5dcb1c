//! Media URIs: `wix:image://v1/<id>/<name>#originWidth=<w>&originHeight=<h>` and the other kinds.

use super::scaling::{Picture, encoded};
use cartwright_engine::path;
use std::fmt;
use std::str::FromStr;

/// A text that is not a media URI.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} does not name a picture, film, sound or document")]
pub struct MediaUriError(String);

/// A media file by its URI.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum MediaUri {
    /// A picture.
    Image {
        /// Its id, such as `abc~mv2.jpg`.
        id: String,
        /// The file name of the upload.
        file_name: Option<String>,
        /// Width of the whole picture in pixels.
        width: Option<u32>,
        /// Height of the whole picture in pixels.
        height: Option<u32>,
    },
    /// A video.
    Video {
        /// Its id.
        id: String,
        /// The file name of the upload.
        file_name: Option<String>,
        /// The video's poster.
        poster: Option<Poster>,
    },
    /// An audio file.
    Audio {
        /// Its id.
        id: String,
        /// The file name of the upload.
        file_name: Option<String>,
        /// In seconds.
        duration: Option<u32>,
    },
    /// A document.
    Document {
        /// Its id.
        id: String,
        /// The file name of the upload.
        file_name: Option<String>,
    },
}

/// The poster of a video.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Poster {
    /// Its id.
    pub id: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

impl Poster {
    /// A poster with its width and height in pixels.
    #[must_use]
    pub fn new(id: impl Into<String>, width: u32, height: u32) -> Self {
        Self { id: id.into(), width, height }
    }
}

impl MediaUri {
    /// The id of the file.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Image { id, .. } | Self::Video { id, .. } | Self::Audio { id, .. } | Self::Document { id, .. } => id,
        }
    }

    /// The file name of the upload.
    #[must_use]
    pub fn file_name(&self) -> Option<&str> {
        match self {
            Self::Image { file_name, .. }
            | Self::Video { file_name, .. }
            | Self::Audio { file_name, .. }
            | Self::Document { file_name, .. } => file_name.as_deref(),
        }
    }

    /// The picture at this URI, on a media host such as `https://static.wixstatic.com`; `None` for other media.
    #[must_use]
    pub fn picture(&self, host: &str) -> Option<Picture> {
        let Self::Image { id, file_name, width, height } = self else {
            return None;
        };
        Some(Picture {
            address: format!("{}/media/{id}", host.trim_end_matches('/')),
            file_name: file_name.clone(),
            size: width.zip(*height).filter(|(width, height)| *width > 0 && *height > 0),
        })
    }

    const fn scheme(&self) -> &'static str {
        match self {
            Self::Image { .. } => "image",
            Self::Video { .. } => "video",
            Self::Audio { .. } => "audio",
            Self::Document { .. } => "document",
        }
    }
}

impl fmt::Display for MediaUri {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "wix:{}://v1/{}", self.scheme(), self.id())?;
        if let Some(name) = self.file_name() {
            write!(formatter, "/{}", encoded(name))?;
        }
        match self {
            Self::Image { width, height, .. } => write!(
                formatter,
                "#originWidth={}&originHeight={}",
                width.unwrap_or_default(),
                height.unwrap_or_default()
            ),
            Self::Video { poster: Some(poster), .. } => write!(
                formatter,
                "#posterUri={}&posterWidth={}&posterHeight={}",
                encoded(&poster.id),
                poster.width,
                poster.height
            ),
            Self::Audio { duration: Some(duration), .. } => write!(formatter, "#duration={duration}"),
            Self::Video { .. } | Self::Audio { .. } | Self::Document { .. } => Ok(()),
        }
    }
}

impl FromStr for MediaUri {
    type Err = MediaUriError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let failed = || MediaUriError(text.to_owned());
        // The older form lacks the `wix:` prefix.
        let (scheme, rest) = text.strip_prefix("wix:").unwrap_or(text).split_once("://v1/").ok_or_else(failed)?;
        let (path, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let path = match scheme {
            "document" => path.strip_prefix("ugd/").unwrap_or(path),
            _ => path,
        };
        let (id, name) = path.split_once('/').unwrap_or((path, ""));
        if id.is_empty() {
            return Err(failed());
        }
        let id = id.to_owned();
        let file_name = (!name.is_empty()).then(|| path::decode(name));
        let value = |wanted: &str| {
            let pairs = fragment.split('&').filter_map(|pair| pair.split_once('='));
            pairs.into_iter().find(|(name, _)| *name == wanted).map(|(_, value)| value)
        };
        let number =
            |wanted: &str| value(wanted).and_then(|value| value.parse::<u32>().ok()).filter(|value| *value > 0);
        Ok(match scheme {
            "image" => Self::Image { id, file_name, width: number("originWidth"), height: number("originHeight") },
            "video" => Self::Video {
                id,
                file_name,
                poster: value("posterUri").filter(|id| !id.is_empty()).map(|id| Poster {
                    id: path::decode(id),
                    width: number("posterWidth").unwrap_or_default(),
                    height: number("posterHeight").unwrap_or_default(),
                }),
            },
            "audio" => Self::Audio { id, file_name, duration: number("duration") },
            "document" => Self::Document { id, file_name },
            _ => return Err(failed()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn uris() -> impl Strategy<Value = MediaUri> {
        let id = || "[A-Za-z0-9_~.-]{1,20}";
        let name = || prop::option::of("[^\\x00]{1,12}");
        let side = || prop::option::of(1_u32..9_000);
        prop_oneof![
            (id(), name(), side(), side()).prop_map(|(id, file_name, width, height)| MediaUri::Image {
                id,
                file_name,
                width,
                height
            }),
            (id(), name(), prop::option::of((id(), 1_u32..9_000, 1_u32..9_000))).prop_map(|(id, file_name, poster)| {
                let poster = poster.map(|(id, width, height)| Poster { id, width, height });
                MediaUri::Video { id, file_name, poster }
            }),
            (id(), name(), side()).prop_map(|(id, file_name, duration)| MediaUri::Audio { id, file_name, duration }),
            (id(), name()).prop_map(|(id, file_name)| MediaUri::Document { id, file_name }),
        ]
    }

    proptest! {
        #[test]
        fn a_media_uri_survives_formatting_and_parsing(uri in uris()) {
            prop_assert_eq!(uri.to_string().parse::<MediaUri>(), Ok(uri));
        }

        #[test]
        fn parsing_any_text_as_a_media_uri_never_panics(text in ".{0,60}") {
            let _ = text.parse::<MediaUri>();
            let _ = format!("wix:video://v1/{text}").parse::<MediaUri>();
        }
    }

    #[test]
    fn legacy_media_uris_are_parsed() {
        let image: MediaUri = "image://v1/abc.jpg/a%20mug.jpg#originWidth=10&originHeight=20".parse().unwrap();
        assert_eq!(image.file_name(), Some("a mug.jpg"));
        let document: MediaUri = "wix:document://v1/ugd/abc.pdf/guide.pdf".parse().unwrap();
        assert_eq!(document.id(), "abc.pdf");
        for text in ["", "https://x.example/a.jpg", "wix:image://v1/", "wix:shape://v1/abc", "image:/v1/abc"] {
            assert!(text.parse::<MediaUri>().is_err(), "{text}");
        }
    }
}
