/** A platform that crashes and restarts with its database. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Origin } from "./support/origin.ts";
import { startPlatform } from "./support/platform.ts";
import { store } from "./support/store.ts";
import { expect, test } from "./support/test.ts";
import { passTime } from "./support/time.ts";

/** A TCP proxy with a stable address, while the platform behind it stops and starts. */
class Proxy {
  /** The platform's own URL; connections are reset while there is none. */
  target: URL | undefined;
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server.on("connection", (socket) => this.#join(socket));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(): Promise<Proxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Proxy(server);
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
    if (!this.target) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(this.target.port), this.target.hostname);
    onward.on("error", () => onward.destroy());
    onward.on("close", () => socket.destroy());
    socket.on("close", () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  }
}

test("the store reports an outage and recovers with cart and login", { tag: "@core" }, async ({ shopper, page }) => {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-"));
  const [origin, proxy] = [await Origin.open(), await Proxy.open()];
  const start = async () => {
    const started = await startPlatform({
      origins: [origin.url],
      database: join(folder, "shop.db"),
      publicUrl: proxy.url,
    });
    proxy.target = new URL(started.ownUrl);
    return started;
  };
  let platform = await start();
  origin.answer = store(platform);
  try {
    await page.clock.install();
    await page.goto(`${origin.url}/account`);
    await page.getByRole("button", { name: "Log in" }).click();
    // The store's own page has a link of the same name.
    await page.waitForURL("**/pages/login?**");
    await page.getByRole("link", { name: "Create account" }).click();
    await page.getByLabel("Email").fill("cy@example.com");
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("You are logged in.")).toBeVisible();
    await page.goto(`${origin.url}/product/harbour-mug`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await shopper.settled("Harbour Mug");
    await page.keyboard.press("Escape");

    proxy.target = undefined;
    await platform.close();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "The Kitchen" }).click();
    const banner = page.getByText("Your cart and login are safe.");
    await passTime(page, () => banner.isVisible());
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
    await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();

    platform = await start();
    await passTime(page, () => banner.isHidden());
    await expect(page.getByRole("heading", { level: 1, name: "The Kitchen" })).toBeVisible();
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
    await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
  } finally {
    await Promise.all([platform.close(), origin.close()]);
    proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
});
