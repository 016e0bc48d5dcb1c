/** URIs and URLs of pictures, films, sounds and documents. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { LARGE_WIDTHS, media, RequestError, SMALL_WIDTHS } from "../../inline.js";
import * as entry from "../../media.js";
import { type Crop, croppedUrl, filledUrl, fittedUrl, type Picture, type ScalingOptions } from "./scaling.js";

const MUG = "wix:image://v1/a1~mv2.jpg/my%20mug.jpg#originWidth=1000&originHeight=800";

type Row = [
  source: object,
  shape: "fill" | "fit" | Crop,
  box: { width: number; height: number },
  options: ScalingOptions,
  expected: string,
];

test("scaled image URLs equal those of the crate", () => {
  const table = new URL("../../../../../contract/media-addresses.json", import.meta.url);
  const rows = JSON.parse(readFileSync(table, "utf8")) as Row[];
  assert.ok(rows.length > 100);
  for (const [source, shape, box, options, expected] of rows) {
    const known = Object.fromEntries(
      Object.entries(source).filter(([, value]) => value !== null),
    ) as unknown as Picture;
    const url =
      shape === "fill"
        ? filledUrl(known, box, options)
        : shape === "fit"
          ? fittedUrl(known, box, options)
          : croppedUrl(known, shape, box, options);
    assert.equal(url, expected);
  }
});

test("URIs of every media kind survive parsing and formatting", () => {
  const texts = [
    MUG.replace("my%20mug.jpg", "%C3%A0%20%2F%23.jpg"),
    "wix:image://v1/a1#originWidth=0&originHeight=0",
    "wix:video://v1/f1/film.mp4#posterUri=p%201.jpg&posterWidth=10&posterHeight=20",
    "wix:video://v1/f1",
    "wix:audio://v1/s1.mp3/song.mp3#duration=12",
    "wix:document://v1/d1.pdf/Care%20guide.pdf",
  ];
  for (const text of texts) {
    const uri = media.parseUri(text);
    assert.equal(media.formatUri(uri!), text);
    assert.deepEqual(media.parseUri(media.formatUri(uri!)), uri);
    assert.deepEqual(media.parseUri(text.replace("wix:", "")), uri, "the older form");
  }
  assert.deepEqual(media.parseUri("wix:document://v1/ugd/d1.pdf/x.pdf"), {
    ...{ kind: "document", id: "d1.pdf", filename: "x.pdf" },
  });
  for (const text of ["", "a1.jpg", "wix:image://v1/", "wix:picture://v1/a", "javascript:alert(1)"]) {
    assert.equal(media.parseUri(text), undefined, text);
  }
});

test("media URLs have the documented format, with width before height", () => {
  assert.deepEqual(media.getImageUrl(MUG), {
    id: "a1~mv2.jpg",
    url: "https://static.wixstatic.com/media/a1~mv2.jpg",
    width: 1000,
    height: 800,
    altText: "my mug.jpg",
    filename: "my mug.jpg",
  });
  assert.match(media.getScaledToFitImageUrl(MUG, 300, 200, {}), /\/v1\/fill\/w_250,h_200,al_c,q_80,usm_/);
  assert.match(media.getScaledToFillImageUrl(MUG, 300, 200), /\/v1\/fill\/w_300,h_200,al_c,q_80,usm_/);
  assert.match(
    media.getCroppedImageUrl(MUG, 1, 2, 500, 400, 100, 80),
    /\/v1\/crop\/x_1,y_2,w_500,h_400\/fill\/w_100,h_80,/,
  );
  assert.deepEqual(media.getVideoUrl("wix:video://v1/f1/film.mp4", "720p"), {
    id: "f1",
    url: "https://video.wixstatic.com/video/f1/720p/mp4/file.mp4",
    thumbnail: "wix:image://v1/f1.jpg#originWidth=50&originHeight=50",
    filename: "film.mp4",
  });
  assert.deepEqual(
    media.getAudioUrl("wix:audio://v1/s1.mp3/song.mp3#duration=12", { host: "http://127.0.0.1:4400/" }),
    {
      id: "s1.mp3",
      url: "http://127.0.0.1:4400/mp3/s1.mp3",
      duration: 12,
      filename: "song.mp3",
    },
  );
  assert.match(media.getDocumentUrl("wix:document://v1/ugd/d1.pdf/x.pdf").url, /\.usrfiles\.com\/ugd\/d1\.pdf$/);
});

test("an image can be given by id, URL or scaled URL", () => {
  const whole = "https://static.wixstatic.com/media/a1~mv2.jpg";
  assert.equal(media.getImageUrl("a1~mv2.jpg").url, whole);
  assert.equal(media.getImageUrl(`${whole}/v1/fill/w_9,h_9,al_c/x.jpg`).url, whole);
  for (const other of ["https://elsewhere.example/a.jpg", "https://elsewhere.example/media/goods/a.jpg"]) {
    assert.equal(media.getScaledToFillImageUrl(other, 9, 9), other);
  }
});

test("parseImageUrl returns undefined for a text that is no image", () => {
  assert.deepEqual(entry.parseImageUrl(MUG), media.getImageUrl(MUG));
  for (const other of ["", "nonsense", "wix:video://v1/a", "javascript:alert(1)", undefined]) {
    assert.equal(entry.parseImageUrl(other!), undefined);
  }
});

test("getImageWidths lists the widths that the source allows for an aspect ratio", () => {
  const size = { width: 1000, height: 800 };
  assert.deepEqual(entry.getImageWidths(size), [640, 750, 828]);
  assert.deepEqual(entry.getImageWidths(size, { ratio: 2, widths: [100, 400, 500] }), [100, 400]);
  assert.deepEqual(entry.getImageWidths({ width: 50, height: 30 }, { ratio: 1 }), [30]);
  assert.deepEqual(entry.getImageWidths({}), LARGE_WIDTHS);
});

test("a source set has the standard widths that the image allows", () => {
  const widths = (text: string) => [...text.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  assert.deepEqual(widths(media.getImageSrcSet(MUG)), [640, 750, 828]);
  assert.deepEqual(widths(media.getImageSrcSet(MUG, { ratio: 1 })), [640, 750]);
  assert.deepEqual(widths(media.getImageSrcSet(MUG, { widths: SMALL_WIDTHS })), SMALL_WIDTHS);
  assert.deepEqual(widths(media.getImageSrcSet("a1.jpg")), LARGE_WIDTHS);
  assert.match(media.getImageSrcSet(MUG, { widths: [96] }), /w_96,h_77,al_c,q_75,/);
  const tiny = media.getImageSrcSet("wix:image://v1/t.jpg#originWidth=100&originHeight=50");
  assert.deepEqual(widths(tiny), [100]);
});

test("a text that is no media URI is refused and quoted", () => {
  const rows: [call: (source: string, width: number, height: number) => unknown, wrong: unknown, message: RegExp][] = [
    [(source) => media.getImageUrl(source), "nonsense", /^"nonsense" does not name a picture$/],
    [(source) => media.getImageUrl(source), undefined, /^undefined does not name a picture$/],
    [media.getScaledToFitImageUrl, "wix:video://v1/a", /does not name a picture/],
    [(source) => media.getVideoUrl(source), MUG, /does not name a film/],
    [(source) => media.getAudioUrl(source), null, /^null does not name a sound$/],
    [(source) => media.getDocumentUrl(source), "", /^"" does not name a document$/],
  ];
  for (const [call, wrong, message] of rows) {
    assert.throws(
      () => call(wrong as string, 1, 1),
      (error) => error instanceof RequestError && message.test(error.message),
    );
  }
});
