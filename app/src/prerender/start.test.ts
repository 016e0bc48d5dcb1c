import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const CODE = '<template id="code"><meta name="code"></template>';
const PICTURE = '<img fetchpriority="high" src="https://platform.test/first.webp">';
const OTHER = '<img src="https://platform.test/other.webp">';

const loaded = () => document.head.querySelectorAll("meta[name=code]").length;

async function open(body: string) {
  document.body.innerHTML = body + CODE;
  vi.resetModules();
  await import("./start.js");
}

function picture(): HTMLImageElement {
  const [first] = document.images;
  if (!first) throw new Error("The page has no picture");
  return first;
}

describe("the start of a prerendered page", () => {
  const clear = () => {
    for (const element of document.head.querySelectorAll("meta[name=code]")) element.remove();
    document.body.innerHTML = "";
  };
  beforeEach(clear);
  afterEach(clear);

  test("loads the code at once without a hero image", async () => {
    await open(OTHER);
    expect(loaded()).toBe(1);
  });

  test.each(["load", "error"])("loads the code once after the image's %s", async (event) => {
    await open(PICTURE);
    expect(loaded()).toBe(0);
    picture().dispatchEvent(new Event(event));
    window.dispatchEvent(new Event("keydown"));
    expect(loaded()).toBe(1);
  });

  test("reveals the parts below after the image", async () => {
    const { dataset } = document.documentElement;
    dataset.first = "";
    await open(PICTURE);
    expect(dataset).toHaveProperty("first");
    picture().dispatchEvent(new Event("load"));
    expect(dataset).not.toHaveProperty("first");
  });

  test.each(["pointerdown", "keydown", "wheel"])("loads the code on %s before the image", async (event) => {
    await open(PICTURE);
    window.dispatchEvent(new Event(event));
    picture().dispatchEvent(new Event("load"));
    expect(loaded()).toBe(1);
  });
});
