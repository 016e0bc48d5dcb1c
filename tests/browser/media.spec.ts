/** The owner's uploads are shown: an image in every size, and a video that plays. */
import type { Page } from "@playwright/test";
import type { Shop } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

interface UploadedFile {
  id: string;
  url: string;
}

interface Upload {
  mimeType: string;
  fileName: string;
  bytes: Buffer;
}

/** Uploads a file as the shop's owner. */
async function upload(shop: Shop, { mimeType, fileName, bytes }: Upload): Promise<UploadedFile> {
  const announced = { mimeType, fileName, sizeInBytes: String(bytes.length) };
  const { uploadUrl } = await shop.owner<{ uploadUrl: string }>(
    "POST",
    "/site-media/v1/files/generate-upload-url",
    announced,
  );
  const response = await fetch(uploadUrl, {
    method: "PUT",
    headers: { "Content-Type": mimeType },
    body: new Uint8Array(bytes),
  });
  const answer = (await response.json()) as { file: UploadedFile };
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer.file;
}

/** Creates a product with the files; returns its slug. */
async function productWith(shop: Shop, name: string, files: UploadedFile[]): Promise<string> {
  const { product } = await shop.owner<{ product: { slug: string } }>("POST", "/stores/v3/products", {
    product: {
      name,
      productType: "PHYSICAL",
      physicalProperties: {},
      media: { itemsInfo: { items: files.map(({ id }) => ({ id })) } },
      variantsInfo: { variants: [{ price: { actualPrice: { amount: "30" } }, physicalProperties: {} }] },
    },
  });
  return product.slug;
}

/** An image painted by the browser. */
async function paintPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, 900];
    const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
    brush.fillStyle = "teal";
    brush.fillRect(0, 0, 1200, 900);
    brush.fillStyle = "white";
    brush.fillRect(500, 350, 200, 200);
    return canvas.toDataURL("image/jpeg");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** A video of a moving square, recorded by the browser. */
async function recordFilm(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 240];
    const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => {
      recorder.addEventListener("stop", resolve, { once: true });
    });
    recorder.start(100);
    // A second of video, however many frames a slow machine records.
    for (let frame = 0; parts.length < 10 && frame < 6_000; frame += 1) {
      await new Promise(requestAnimationFrame);
      brush.fillStyle = "teal";
      brush.fillRect(0, 0, 320, 240);
      brush.fillStyle = "white";
      brush.fillRect((frame * 4) % 280, 100, 40, 40);
    }
    recorder.stop();
    await stopped;
    const reader = new FileReader();
    const read = new Promise((resolve) => {
      reader.addEventListener("load", resolve, { once: true });
    });
    reader.readAsDataURL(new Blob(parts));
    await read;
    return reader.result as string;
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

test.beforeEach(async ({ page }) => {
  // The demo shop's own images are scaled on demand, which is irrelevant to these journeys.
  await page.route("**/media/cw_*/**", (route) => route.abort());
});

test("an uploaded image is shown in responsive sizes without a layout shift", async ({ page, shop }) => {
  const bytes = await paintPicture(page);
  const file = await upload(shop, { mimeType: "image/jpeg", fileName: "teal.jpg", bytes });
  const slug = await productWith(shop, "Painted Tile", [file]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Painted Tile" })).toBeVisible();
  const picture = page.getByRole("region", { name: "Pictures" }).locator("img[srcset]").last();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const offered = (await picture.getAttribute("srcset")) ?? "";
  expect(offered).toMatch(new RegExp(`${file.url}/v1/fill/w_640,h_\\d+\\S* 640w`));
  // The browser chose one of the offered sizes, no wider than the original.
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(offered).toContain(shown);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThanOrEqual(1200);
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifted.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test("a video recorded in a browser can be uploaded and plays in the gallery", async ({ page, shop }) => {
  const still = await upload(shop, { mimeType: "image/jpeg", fileName: "still.jpg", bytes: await paintPicture(page) });
  const film = await upload(shop, { mimeType: "video/webm", fileName: "spin.webm", bytes: await recordFilm(page) });
  const slug = await productWith(shop, "Moving Tile", [still, film]);
  await page.goto(`/product/${slug}`);
  const gallery = page.getByRole("region", { name: "Pictures" });
  await gallery.getByRole("button", { name: /video/i }).click();
  const video = gallery.locator("video");
  // Before playback, its first frame is the poster.
  await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThanOrEqual(2);
  await expect(video).not.toHaveAttribute("poster");
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  const size = await video.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight]);
  expect(size).toEqual([320, 240]);
});
