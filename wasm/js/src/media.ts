/**
 * The entry for media URLs alone: needs no client and loads no WebAssembly. Bundlers drop the functions that a page
 * does not import.
 */

export * from "./sdk/media/index.js";
export {
  getAudioUrl,
  getCroppedImageUrl,
  getDocumentUrl,
  getImageSrcSet,
  getImageUrl,
  getImageWidths,
  getScaledToFillImageUrl,
  getScaledToFitImageUrl,
  getShapeUrl,
  getVideoUrl,
  parseImageUrl,
  type WidthOptions,
} from "./sdk/media/addresses.js";
export { formatUri, parseUri } from "./sdk/media/uri.js";
