/** How media differ from those of the platform's own packages, and why. */

/** @typedef {import("./differences.mjs").Rule} Rule */

/** Whether a case is of media, which make no calls. */
export const isMedia = ({ call }) => call.startsWith("media.");
const isScaled = ({ call }) => /^media\.get(Scaled|Cropped)/.test(call);
const isAddress = ({ given: [source] }) => /^https:/.test(source);
/** Whether the source tells a size of which one side is the longer. */
const isOblong = ({ given: [source] }) => {
  const [, width, height] = /originWidth=(\d+)&originHeight=(\d+)/.exec(source) ?? [];
  return width !== height;
};
const isSized = ({ given: [source] }) => /originWidth/.test(source);

/** @type {readonly Rule[]} */
export const MEDIA_RULES = [
  {
    id: "media-unnamed",
    what: "A text that names no picture, film, sound or document throws a `RequestError` that says so.",
    why: "The other package throws `Invalid URL`, or a `TypeError`.",
    covers: ({ at }, situation) => isMedia(situation) && at.startsWith("error"),
  },
  {
    id: "media-addresses",
    what: "A picture's address is taken as that picture, whole, whether it was a scaled one or not.",
    why: "The other package takes the scaled size for the picture's own, `NaN` where there is none, and no address for a shape.",
    covers: ({ at }, situation) => isMedia(situation) && isAddress(situation) && at.startsWith("value"),
  },
  {
    id: "media-unknown-sizes",
    what: "A size or length that the text does not tell is left out, and a picture without one is scaled all the same.",
    why: "The other package gives 0, and asks for a picture of no size.",
    covers: ({ at, ours }, situation) =>
      isMedia(situation) &&
      !isSized(situation) &&
      (/^value\.(width|height|duration)$/.test(at) ? ours === undefined : isScaled(situation)),
  },
  {
    id: "media-no-box",
    what: "A picture that is scaled to nothing is given whole.",
    why: "The other package asks for 0 pixels, which the platform refuses.",
    covers: ({ at }, situation) => isScaled(situation) && at === "value" && / 0, 0,/.test(situation.arguments),
  },
  {
    id: "media-names",
    what: "A scaled picture is called what its text calls it.",
    why: "That is the name which it is found and saved by. The other package calls it by its id.",
    covers: ({ at }, situation) => isScaled(situation) && at === "value.name",
  },
  {
    id: "media-shapes",
    what: "A scaled picture is as wide and as high as its box asks for.",
    why: "The other package takes a picture's height for its width, so that a wide one is scaled as if it were high.",
    covers: ({ at }, situation) =>
      isScaled(situation) && isOblong(situation) && /^value\.(w|h|lg|q|usm|crop|al|fp)$/.test(at),
  },
  {
    id: "media-encodings",
    what: "How a scaled picture is encoded is left to the platform.",
    why: "It knows which encodings the browser that asks can read. The other package takes an `encoding`.",
    covers: ({ at }, situation) => isScaled(situation) && /^value\.(enc|quality)$/.test(at),
  },
];
