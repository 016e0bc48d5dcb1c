/** Where the catalog's media are. */

/** The base URL of media that are given by id alone, with a slash at its end. */
export interface MediaBases {
  readonly image: string;
  readonly video: string;
}

export const HOSTED_MEDIA: MediaBases = {
  image: "https://static.wixstatic.com/media/",
  video: "https://video.wixstatic.com/video/",
};
