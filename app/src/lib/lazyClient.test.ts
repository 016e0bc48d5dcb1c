import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeClient } from "../test/fakeClient";
import { fakeSession } from "../test/fakeSession";
import type { ShopClient } from "./client";
import { hasSession, lazyClient, readyClient } from "./lazyClient";

const COOKIE = "cartwright-client-1-session";
const PLACE = "client@shop";

afterEach(() => {
  document.cookie = `${COOKIE}=; Max-Age=0`;
});

function lazy() {
  const real = fakeClient({ _id: "cart" });
  const load = vi.fn(() => Promise.resolve(real as unknown as ShopClient));
  return { real, load, client: lazyClient(PLACE, load) };
}

describe("a client before it is there", () => {
  it("is loaded once, by the first call that has to be answered", async () => {
    const { real, load, client } = lazy();
    expect(load).not.toHaveBeenCalled();
    const calls = [client.currentCart.getCurrentCart(), client.currentCart.removeLineItemsFromCurrentCart(["a"])];
    await Promise.all(calls);
    expect(load).toHaveBeenCalledTimes(1);
    expect(real.currentCart.removeLineItemsFromCurrentCart).toHaveBeenCalledWith(["a"]);
  });

  it("knows that who has no session has no cart", async () => {
    const { load, client } = lazy();
    expect(hasSession()).toBe(false);
    expect(await client.currentCart.getCurrentCartOrNull()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it("asks for the cart of whoever has a session", async () => {
    document.cookie = `${COOKIE}=1~visitor`;
    const { client } = lazy();
    expect(hasSession()).toBe(true);
    expect(await client.currentCart.getCurrentCartOrNull()).toMatchObject({ _id: "cart" });
  });

  it("asks for no cart as long as nobody has a session, also once it is loaded", async () => {
    const { real, client } = lazy();
    real.session.role = "none";
    await readyClient(client);
    expect(await client.currentCart.getCurrentCartOrNull()).toBeNull();
    expect(real.currentCart.getCurrentCartOrNull).not.toHaveBeenCalled();
  });

  it("gives a promise of a call that the real client answers at once", async () => {
    const { real, client } = lazy();
    const ending = client.auth.endSessionHere();
    expect(ending).toBeInstanceOf(Promise);
    await ending;
    expect(real.session.role).toBe("none");
  });

  it("is asked for again when it could not be loaded", async () => {
    const { load, client } = lazy();
    load.mockRejectedValueOnce(new Error("away"));
    await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject({ kind: "network" });
    expect(await client.currentCart.getCurrentCart()).toMatchObject({ _id: "cart" });
  });

  it("says whose session it is once that is known, and hands its events on", async () => {
    const session = fakeSession("member");
    const real = { ...fakeClient(null), session };
    const client = lazyClient(PLACE, () => Promise.resolve(real as unknown as ShopClient));
    const heard = vi.fn();
    const stop = client.session.subscribe(heard);
    expect(client.session.role).toBe("none");
    expect(client.session.place).toBe(PLACE);
    expect(await readyClient(client)).toBe(real);
    expect(client.session.role).toBe("member");
    expect(heard).toHaveBeenCalledTimes(1);
    session.become("visitor", { type: "signedOut" });
    expect(heard).toHaveBeenLastCalledWith({ type: "signedOut" });
    stop();
    session.become("member", { type: "signedIn" });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

it("takes any other client as it is", async () => {
  const real = fakeClient(null) as unknown as ShopClient;
  expect(await readyClient(real)).toBe(real);
});
