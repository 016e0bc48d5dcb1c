/** Differences of media from the platform's own packages, with their reasons. */
import { absent, any, is, isText, present } from "./predicates.mjs";

/** @typedef {import("./differences.mjs").Rule} Rule */
/** @typedef {import("./predicates.mjs").Predicate} Predicate */

/** Whether a case is about media, which make no calls. */
const isMedia = ({ call }) => call.startsWith("media.");
const isScaled = ({ call }) => /^media\.get(Scaled|Cropped)/.test(call);
const isAddress = (situation) => isMedia(situation) && /^https:/.test(situation.given[0]);
/** Whether the source has a size, with sides of different lengths. */
const isOblong = (situation) => {
  const [, width, height] = /originWidth=(\d+)&originHeight=(\d+)/.exec(situation.given[0]) ?? [];
  return isScaled(situation) && width !== height;
};
const isUnsized = (situation) => isMedia(situation) && !/originWidth/.test(situation.given[0]);
const isUnsizedPicture = (situation) => isScaled(situation) && isUnsized(situation);
const isNoBox = (situation) => isScaled(situation) && / 0, 0,/.test(situation.arguments);

const KINDS = { Image: "picture", Shape: "picture", Video: "film", Audio: "sound", Document: "document" };

/** The error message for a text that is no media URI. @type {Predicate} */
const isUnnamed = (message, { call, given: [source] }) => {
  const [, kind = "Image"] = /^media\.get(Image|Shape|Video|Audio|Document)Url/.exec(call) ?? [];
  return message === `${source === undefined ? source : JSON.stringify(source)} does not name a ${KINDS[kind]}`;
};

/** The image in a URL or text: its own URL, without scaling. @type {Predicate} */
const isWhole = (value, { given: [source] }) => {
  const [, id] = /(?:v1|media)\/([^/#]+)/.exec(source) ?? [];
  return value === `https://static.wixstatic.com/media/${id}`;
};

/** The requested box and options of a scaled image. */
const requestedOf = ({ call, given }) => {
  const [width, height, options = {}] = given.slice(call === "media.getCroppedImageUrl" ? 5 : 1);
  const ratio = options.devicePixelRatio ?? 1;
  return { width: width * ratio, height: height * ratio, options };
};

const isFocal = (situation) =>
  situation.call !== "media.getScaledToFitImageUrl" && requestedOf(situation).options.focalPoint !== undefined;

/** The expected parts of a scaled image's URL. @type {Record<string, Predicate>} */
const PARTS = {
  w: (part, situation) => isLength(part, "w", requestedOf(situation).width),
  h: (part, situation) => isLength(part, "h", requestedOf(situation).height),
  lg: is(undefined, "lg_1", "lg_2"),
  q: (part, situation) => {
    const { quality } = requestedOf(situation).options;
    return quality === undefined ? is("q_80", "q_85", "q_90")(part) : part === `q_${quality}`;
  },
  usm: is(undefined, "usm_0.66_1.00_0.01"),
  // A fitted image is not cropped, so it has no focal point.
  al: (part, situation) => part === (isFocal(situation) ? undefined : "al_c"),
  fp: (part, situation) => part === (isFocal(situation) ? "fp_0.25_0.75" : undefined),
  enc: is("enc_auto", undefined),
  quality: absent,
  crop: is("x_10,y_10,w_400,h_300"),
  shape: is("fill", "fit"),
};

/** A side of the requested box, or of the image if that is shorter. */
const isLength = (part, letter, length) => {
  const [, name, told] = /^([wh])_(\d+)$/.exec(part) ?? [];
  return name === letter && Number(told) > 0 && Number(told) <= length;
};

/** @type {Predicate} */
const isPart = (part, situation, at) => PARTS[at.split(".")[1]]?.(part, situation, at) ?? false;

const SCALING = /^value\.(w|h|lg|q|usm|al|fp|enc|quality|crop|shape)$/;

/** The name in a text: the last part of its path. */
const isNameInText = (name, { given: [source] }) => {
  const [, id, told] = /(?:v1|media)\/([^/#]+)(?:\/(?:.*\/)?([^/#]+))?/.exec(source) ?? [];
  return name === (told ?? id);
};

/** @type {readonly Rule[]} */
export const MEDIA_RULES = [
  {
    id: "media-unnamed",
    what: "A text that names no picture, film, sound or document throws a `RequestError` that says so.",
    why: "The other package throws `Invalid URL`, or a `TypeError`.",
    excuses: [
      { at: /^error\.message$/, theirs: isText, ours: isUnnamed, when: isMedia },
      { at: /^error\.code$/, theirs: is("ERR_INVALID_URL"), ours: absent, when: isMedia },
    ],
  },
  {
    id: "media-addresses",
    what: "A picture's address is taken as that picture, whole, whether it was a scaled one or not.",
    why: "The other package takes the scaled size for the picture's own, `NaN` where there is none, and no address for a shape.",
    excuses: [
      { at: /^value$/, theirs: any, ours: isWhole, when: isAddress },
      { at: SCALING, theirs: any, ours: isPart, when: isAddress },
      { at: /^value\.(picture|url)$/, theirs: any, ours: isWhole, when: isAddress },
      {
        at: /^value\.id$/,
        theirs: is(""),
        ours: (id, { given: [source] }) => source.includes(`/${id}`),
        when: isAddress,
      },
      { at: /^value\.(height|width|altText|filename)$/, theirs: any, ours: absent, when: isAddress },
    ],
  },
  {
    id: "media-unknown-sizes",
    what: "A size or length that the text does not tell is left out, and a picture without one is scaled all the same.",
    why: "The other package gives 0, and asks for a picture of no size.",
    excuses: [
      { at: /^value\.(width|height|duration)$/, theirs: is(0, Number.NaN), ours: absent, when: isUnsized },
      { at: SCALING, theirs: any, ours: isPart, when: isUnsizedPicture },
    ],
  },
  {
    id: "media-no-box",
    what: "A picture that is scaled to nothing is given whole.",
    why: "The other package asks for 0 pixels, which the platform refuses.",
    excuses: [{ at: /^value$/, theirs: present, ours: isWhole, when: isNoBox }],
  },
  {
    id: "media-names",
    what: "A scaled picture is called what its text calls it.",
    why: "That is the name which it is found and saved by. The other package calls it by its id.",
    excuses: [{ at: /^value\.name$/, theirs: isText, ours: isNameInText, when: isScaled }],
  },
  {
    id: "media-shapes",
    what: "A scaled picture is as wide and as high as its box asks for.",
    why: "The other package takes a picture's height for its width, so that a wide one is scaled as if it were high.",
    excuses: [{ at: /^value\.(w|h|lg|q|usm|crop|al|fp)$/, theirs: any, ours: isPart, when: isOblong }],
  },
  {
    id: "media-encodings",
    what: "How a scaled picture is encoded is left to the platform.",
    why: "It knows which encodings the browser that asks can read. The other package takes an `encoding`.",
    excuses: [{ at: /^value\.(enc|quality)$/, theirs: any, ours: isPart, when: isScaled }],
  },
];
