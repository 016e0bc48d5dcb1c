import { freePort, startPlatform, startStore } from "./servers.ts";

/** One platform and one store for all journeys; each journey has a visitor of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const [storePort, platformPort] = [await freePort(), await freePort()];
  const storeUrl = `http://127.0.0.1:${storePort}`;
  const platform = await startPlatform({ port: platformPort, storeUrl });
  try {
    const store = await startStore({ port: storePort, platformUrl: platform.url, clientId: platform.clientId });
    process.env.STORE_URL = store.url;
    process.env.PLATFORM_URL = platform.url;
    return async () => {
      await Promise.all([store.stop(), platform.stop()]);
    };
  } catch (error) {
    await platform.stop();
    throw error;
  }
}
