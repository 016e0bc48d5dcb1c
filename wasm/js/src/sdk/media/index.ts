/** Media: URIs, URLs, and scaled pictures. Needs no client and makes no call. */

import {
  getAudioUrl,
  getCroppedImageUrl,
  getDocumentUrl,
  getImageSrcSet,
  getImageUrl,
  getScaledToFillImageUrl,
  getScaledToFitImageUrl,
  getShapeUrl,
  getVideoUrl,
} from "./addresses.js";
import { formatUri, parseUri } from "./uri.js";

/**
 * The functions as an object, as in the platform's own package. For smaller bundles import each function from
 * `./media`.
 */
export const media = {
  getImageUrl,
  getShapeUrl,
  getScaledToFillImageUrl,
  getScaledToFitImageUrl,
  getCroppedImageUrl,
  getImageSrcSet,
  getVideoUrl,
  getAudioUrl,
  getDocumentUrl,
  parseUri,
  formatUri,
};

export {
  type AudioAddress,
  type DocumentAddress,
  type ImageAddress,
  LARGE_WIDTHS,
  type MediaHosts,
  SMALL_WIDTHS,
  type SourceSetOptions,
  type VideoAddress,
  VideoResolution,
} from "./addresses.js";
export type { Alignment, ScalingOptions } from "./scaling.js";
export type { AudioUri, DocumentUri, ImageUri, MediaUri, VideoUri } from "./uri.js";
