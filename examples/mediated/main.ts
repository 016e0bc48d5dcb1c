/** A page whose server keeps the refresh token: shows the member and the cart, and logs in and out. */
import { cookieStorage, createClient, currentCartV2, members, OAuthStrategy } from "@cartwright/sdk";

const config = (await (await fetch("/config.json")).json()) as { clientId: string; host: string };

const client = createClient({
  modules: { currentCartV2, members },
  auth: OAuthStrategy({ clientId: config.clientId, mediator: "/session", tokenStorage: cookieStorage() }),
  host: config.host,
});

/** The login's callback path. */
const CALLBACK = "/callback";

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}`);
  return found;
};

async function show(): Promise<void> {
  // The first call creates or renews the session, and thereby determines its role.
  const count = await cartCount();
  const isMember = client.auth.loggedIn();
  element("who").textContent = isMember ? `You are ${await nickname()}.` : "You are a visitor.";
  element("cart").textContent = `Things in your cart: ${count}`;
  element("log-in").hidden = isMember;
  element("log-out").hidden = !isMember;
}

async function nickname(): Promise<string> {
  const { member } = await client.members.getCurrentMember();
  return member.profile?.nickname ?? "a member";
}

async function cartCount(): Promise<number> {
  const cart = await client.currentCartV2.getCurrentCartOrNull();
  return (cart?.lineItems ?? []).reduce((sum, { quantityInfo }) => sum + (quantityInfo?.requestedQuantity ?? 0), 0);
}

/** Runs a step, and shows its error. */
function attempt(step: () => Promise<unknown>): void {
  step().catch((error: unknown) => {
    element("who").textContent = error instanceof Error ? error.message : String(error);
    element("log-in").hidden = false;
  });
}

element("log-in").addEventListener("click", () =>
  attempt(async () => {
    const { authUrl } = await client.auth.beginLogin(location.origin + CALLBACK, { responseMode: "query" });
    location.assign(authUrl);
  }),
);

element("log-out").addEventListener("click", () =>
  attempt(async () => location.assign((await client.auth.logout(`${location.origin}/`)).logoutUrl)),
);

// Another tab logged in or out.
client.session.subscribe(({ type, elsewhere }) => {
  if (elsewhere && type !== "renewed") attempt(show);
});

attempt(async () => {
  if (location.pathname === CALLBACK) {
    const { href } = location;
    history.replaceState(null, "", "/");
    await client.auth.completeLogin(href, "query");
  }
  await show();
});
