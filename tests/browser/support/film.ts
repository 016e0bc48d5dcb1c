/** A film of several pages: screenshots side by side, as an animated WebP. */
import { writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";

const WIDTH = 1280;
const CAPTION = 56;

interface Frame {
  image: Buffer;
  /** How long it stays, in milliseconds. */
  ms: number;
}

export class Film {
  readonly #frames: Frame[] = [];

  constructor(
    private readonly stage: Page,
    private readonly pages: readonly Page[],
  ) {}

  /** A film of pages, each shown in an equal part of its width. */
  static async of(browser: Browser, pages: readonly Page[]): Promise<Film> {
    return new Film(await browser.newPage(), pages);
  }

  /** Adds a frame: the pages as they are, with a caption above. */
  async show(caption: string, ms: number): Promise<void> {
    const shots = await Promise.all(this.pages.map((page) => page.screenshot({ type: "png" })));
    const encoded = await this.stage.evaluate(draw, {
      shots: shots.map((shot) => `data:image/png;base64,${shot.toString("base64")}`),
      caption,
      width: WIDTH,
      top: CAPTION,
    });
    this.#frames.push({ image: Buffer.from(encoded, "base64"), ms });
  }

  /** Writes the frames; returns the number of bytes. */
  async save(path: string): Promise<number> {
    const file = animated(this.#frames);
    await writeFile(path, file);
    await this.stage.close();
    return file.length;
  }
}

interface Drawing {
  shots: string[];
  caption: string;
  width: number;
  top: number;
}

/** Draws a frame in the page, and encodes it as a still WebP in base64. */
async function draw({ shots, caption, width, top }: Drawing): Promise<string> {
  const images = await Promise.all(
    shots.map(async (shot) => {
      const image = new Image();
      image.src = shot;
      await image.decode();
      return image;
    }),
  );
  const each = width / images.length;
  const height = Math.max(...images.map((image) => Math.round((image.height / image.width) * each)));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height: height + top });
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#1f2421";
  context.fillRect(0, 0, width, height + top);
  context.fillStyle = "#ffffff";
  context.font = "24px 'Instrument Sans', sans-serif";
  context.textBaseline = "middle";
  context.fillText(caption, 20, top / 2);
  images.forEach((image, index) => {
    context.drawImage(image, index * each + (index > 0 ? 2 : 0), top, each, height);
  });
  return canvas.toDataURL("image/webp", 0.8).split(",")[1] ?? "";
}

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** The lossy bitstream of a still WebP. */
function bitstream(image: Buffer): Buffer {
  let at = 12;
  while (at < image.length && image.toString("latin1", at, at + 4) !== "VP8 ") {
    const length = image.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return image.subarray(at + 8, at + 8 + image.readUInt32LE(at + 4));
}

/** The frames in WebP's container: https://developers.google.com/speed/webp/docs/riff_container. */
function animated(frames: readonly Frame[]): Buffer {
  const stills = frames.map(({ image, ms }) => ({ stream: bitstream(image), ms }));
  const [first] = stills;
  if (!first) throw new Error("a film needs a frame");
  const [width, height] = [first.stream.readUInt16LE(6) & 0x3fff, first.stream.readUInt16LE(8) & 0x3fff];
  const size = Buffer.alloc(10);
  size.writeUInt8(0b10); // animated
  size.writeUIntLE(width - 1, 4, 3);
  size.writeUIntLE(height - 1, 7, 3);
  const parts = stills.map(({ stream, ms }) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width - 1, 6, 3);
    head.writeUIntLE(height - 1, 9, 3);
    head.writeUIntLE(ms, 12, 3);
    head.writeUInt8(0b10, 15); // without blending
    return chunk("ANMF", Buffer.concat([head, chunk("VP8 ", stream)]));
  });
  const body = [Buffer.from("WEBP"), chunk("VP8X", size), chunk("ANIM", Buffer.alloc(6)), ...parts];
  return chunk("RIFF", Buffer.concat(body));
}
