/** The entry for the addresses of media alone: it needs no client, and loads no WebAssembly. */

export {
  type AudioAddress,
  type DocumentAddress,
  type ImageAddress,
  LARGE_WIDTHS,
  media,
  type MediaHosts,
  SMALL_WIDTHS,
  type SourceSetOptions,
  type VideoAddress,
  VideoResolution,
} from "./media/index.js";
export type { Alignment, ScalingOptions } from "./media/scaling.js";
export type { AudioUri, DocumentUri, ImageUri, MediaUri, VideoUri } from "./media/uri.js";
