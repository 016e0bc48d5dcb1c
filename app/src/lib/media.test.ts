import { describe, expect, it } from "vitest";
import { blurredUrl, imageSrcSet, parseImage, scaledImageUrl } from "./media";

const host = "http://localhost:4400";
const base = `${host}/media/`;

describe("scaledImageUrl", () => {
  it("follows the platform's grammar", () => {
    expect(scaledImageUrl(`${base}cw_1~mv2.jpg`, 640, 640)).toBe(
      `${base}cw_1~mv2.jpg/v1/fill/w_640,h_640,al_c,q_75,enc_auto/cw_1~mv2.jpg`,
    );
  });
  it("replaces the scaling of a scaled URL", () => {
    const once = scaledImageUrl(`${base}a.jpg`, 96, 96);
    expect(scaledImageUrl(once, 128, 128)).toContain("w_128,h_128");
  });
  it.each(["https://elsewhere.example/a.jpg", `${base}a.svg`, `${base}a.gif`])("leaves %s unchanged", (url) => {
    expect(scaledImageUrl(url, 10, 10)).toBe(url);
  });
});

describe("parseImage", () => {
  it("reads a scaled URL as the original image", () => {
    expect(parseImage(scaledImageUrl(`${base}a.jpg`, 96, 96), host, "")?.url).toBe(`${base}a.jpg`);
  });
  it("reads the platform's URI", () => {
    expect(parseImage("wix:image://v1/cw_1.jpg/mug%20a.jpg#originWidth=1200&originHeight=900", host, "Mug")).toEqual({
      url: `${base}cw_1.jpg`,
      width: 1200,
      height: 900,
      alt: "Mug",
    });
  });
  it("accepts a URI without name and size", () => {
    expect(parseImage("image://v1/cw_1.jpg", host, "")).toMatchObject({ width: 1200, height: 1200 });
  });
  it.each([undefined, null, "", "javascript:alert(1)", "wix:video://v1/a"])("returns null for %s", (source) => {
    expect(parseImage(source, host, "")).toBeNull();
  });
});

it("imageSrcSet offers no width larger than the source", () => {
  const image = { url: `${base}a.jpg`, width: 800, height: 800, alt: "" };
  expect(imageSrcSet(image, 1, [640, 750, 828]).map((entry) => entry.width)).toEqual([640, 750]);
  expect(imageSrcSet({ ...image, width: 100, height: 50 }, 1, [640])[0]?.width).toBe(50);
});

it("blurredUrl returns a placeholder only for scalable images", () => {
  expect(blurredUrl({ url: `${base}a.jpg`, alt: "" }, 0.75)).toContain("/v1/fill/w_16,h_12,");
  expect(blurredUrl({ url: "https://elsewhere.example/a.jpg", alt: "" }, 1)).toBeUndefined();
});
