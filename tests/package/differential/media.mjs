/** Media: parsing of media texts, and the URLs built from them. */
import { media as theirs } from "@wix/sdk";
import { media as ours } from "../../../wasm/pkg/inline.js";
import { Network, see } from "./run.mjs";

const SQUARE = "wix:image://v1/a1_b2~mv2.jpg/cup.jpg#originWidth=2000&originHeight=2000";
const PICTURES = {
  square: SQUARE,
  wide: "wix:image://v1/a1_b2~mv2.jpg/cup.jpg#originWidth=3000&originHeight=2000",
  small: "wix:image://v1/a1_b2~mv2.png/cup.png#originWidth=90&originHeight=60",
  drawn: "wix:image://v1/a1_b2~mv2.gif/cup.gif#originWidth=500&originHeight=500",
  "named with a space": "wix:image://v1/a1_b2~mv2.jpg/a%20cup.jpg#originWidth=300&originHeight=200",
  "without a name": "wix:image://v1/a1_b2~mv2.webp#originWidth=640&originHeight=480",
  "without a size": "wix:image://v1/a1_b2~mv2.jpg/cup.jpg",
  "of old": "image://v1/a1_b2~mv2.jpg/cup.jpg#originWidth=3000&originHeight=2000",
  "an address": "https://static.wixstatic.com/media/a1_b2~mv2.jpg",
  "a scaled address": "https://static.wixstatic.com/media/a1_b2~mv2.jpg/v1/fill/w_300,h_200,al_c/cup.jpg",
  nonsense: "nonsense",
  "no text": undefined,
};
const FILMS = {
  whole: "wix:video://v1/v1_2/film.mp4#posterUri=p1.jpg&posterWidth=1280&posterHeight=720",
  "a poster without a size": "wix:video://v1/v1_2/film.mp4#posterUri=p1.jpg",
  "without a poster": "wix:video://v1/v1_2/film",
  "an address": "https://video.wixstatic.com/video/v1_2/720p/mp4/file.mp4",
  nonsense: "nonsense",
};
const SOUNDS = {
  whole: "wix:audio://v1/a1.mp3/song.mp3#duration=12",
  "without a length": "wix:audio://v1/a1.mp3/song.mp3",
  nonsense: "nonsense",
};
const DOCUMENTS = {
  whole: "wix:document://v1/ugd/d1.pdf/price%20list.pdf",
  "of old": "wix:document://v1/d1.pdf/prices.pdf",
  nonsense: "nonsense",
};

/** The boxes that pictures are scaled to. */
const BOXES = [
  [100, 100],
  [400, 100],
  [5000, 5000],
  [0, 0],
];
/** The options of a scaled picture. */
const OPTIONS = [{}, { quality: 50 }, { devicePixelRatio: 2 }, { focalPoint: { x: 25, y: 75 } }, { encoding: "AVIF" }];

const scalings = (before = []) => [
  ...BOXES.map((box) => [...before, ...box, {}]),
  ...OPTIONS.map((options) => [...before, 300, 200, options]),
];

/** @type {[name: string, sources: Record<string, unknown>, others: unknown[][]][]} */
const FUNCTIONS = [
  ["getImageUrl", PICTURES, [[]]],
  ["getShapeUrl", PICTURES, [[]]],
  ["getScaledToFillImageUrl", PICTURES, scalings()],
  ["getScaledToFitImageUrl", PICTURES, scalings()],
  ["getCroppedImageUrl", PICTURES, scalings([10, 10, 400, 300])],
  ["getVideoUrl", FILMS, [[], ["720p"]]],
  ["getAudioUrl", SOUNDS, [[]]],
  ["getDocumentUrl", DOCUMENTS, [[]]],
];

/** `<picture>/v1/[crop/<crop>/]<shape>/<parameters>/<name>` */
const SCALED =
  /^(?<picture>.+?)\/v1\/(?:crop\/(?<crop>[^/]+)\/)?(?<shape>fill|fit)\/(?<parameters>[^/]+)\/(?<name>[^/]+)$/;

/** A scaled image's URL in parts, each with its own rules for differences. */
function parted(value) {
  const { parameters, ...parts } = (typeof value === "string" && SCALED.exec(value)?.groups) || {};
  if (parameters === undefined) return value;
  const named = parameters.split(",").map((parameter) => [/^[a-z]+/.exec(parameter)?.[0], parameter]);
  return { ...parts, ...Object.fromEntries(named) };
}

const silent = () => {
  throw new Error("media ask no one");
};

/** @returns {AsyncGenerator<{ call: string, cases: () => AsyncGenerator<import("./differences.mjs").Situation> }>} */
export async function* media() {
  for (const [name, sources, others] of FUNCTIONS) {
    const call = `media.${name}`;
    yield {
      call,
      async *cases() {
        for (const [source, text] of Object.entries(sources)) {
          for (const other of others) {
            const given = [text, ...other];
            const [their, mine] = await Promise.all(
              [theirs, ours].map((functions) =>
                see(new Network(silent), structuredClone(given), (...call) => parted(functions[name](...call))),
              ),
            );
            const shown = [source, ...other.map((part) => JSON.stringify(part))].join(", ");
            yield { call, arguments: shown, answer: "nothing", given, theirs: their, ours: mine };
          }
        }
      },
    };
  }
}
