import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { usePlan, setPlan } from "../features/cart/plan";
import { estimateKey } from "../features/cart/useEstimate";
import { language, setLanguage } from "../lib/language";
import { hashOf, Resources } from "../lib/resource";
import { fakeSession } from "../test/fakeSession";
import { renderStore } from "../test/renderStore";
import { forgetWithSession, rereadWithLanguage } from "./App";

function Plan() {
  return <p>To {usePlan().address?.postalCode ?? "nowhere"}</p>;
}

function tab(role: "visitor" | "member" = "visitor") {
  const session = fakeSession(role);
  const resources = new Resources();
  forgetWithSession({ session } as unknown as Parameters<typeof forgetWithSession>[0], resources);
  renderStore(<Plan />, {});
  return { session, resources };
}

afterEach(() => {
  setPlan({});
});

const leaveTraces = () => {
  setPlan({ address: { country: "DE", postalCode: "10115" } });
  localStorage.setItem("cartwright.viewed.test", '["mug"]');
  localStorage.setItem("cartwright.compare.test", '["mug"]');
};

it("a logout clears the member's data for the tab's next shopper", async () => {
  const { session, resources } = tab();
  session.become("member", { type: "signedIn" });
  leaveTraces();
  resources.restore([
    { key: [...estimateKey, "member"], data: { total: "1" } },
    { key: ["member", "current"], data: { name: "Ada" } },
    { key: ["collections"], data: ["Mugs"] },
  ]);
  expect(await screen.findByText("To 10115")).toBeInTheDocument();
  session.become("none", { type: "signedOut" });
  expect(await screen.findByText("To nowhere")).toBeInTheDocument();
  expect(resources.keep()).toEqual([{ key: ["collections"], data: ["Mugs"] }]);
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.getItem("cartwright.plan")).toBe("{}");
});

it("a member's data is cleared if the session ended or changed in the meantime", async () => {
  sessionStorage.setItem("cartwright.member", "");
  leaveTraces();
  const { session } = tab();
  session.become("visitor", { type: "renewed", elsewhere: false });
  expect(await screen.findByText("To nowhere")).toBeInTheDocument();
  session.become("member", { type: "signedIn" });
  leaveTraces();
  session.become("member", { type: "changedElsewhere" });
  expect(await screen.findByText("To nowhere")).toBeInTheDocument();
});

it("a visitor's delivery plan survives a login", async () => {
  const { session } = tab();
  leaveTraces();
  session.become("member", { type: "signedIn" });
  session.become("member", { type: "renewed" });
  expect(await screen.findByText("To 10115")).toBeInTheDocument();
});

it("a language change requests all resources again and shows the old data until then", async () => {
  const resources = new Resources();
  const requests: { language: string; answer: (data: string) => void }[] = [];
  const mug = {
    key: ["mug"],
    freshFor: Infinity,
    load: () => new Promise<string>((answer) => requests.push({ language, answer })),
  };
  const look = () => {
    resources.read(mug);
    return resources.subscribe(hashOf(mug.key), true, () => undefined);
  };
  const refresh = vi.fn(() => Promise.resolve());
  const stop = rereadWithLanguage(resources, { refresh });
  const english = look();
  requests[0]?.answer("Mug");
  await expect.poll(() => resources.read(mug).data).toBe("Mug");
  setLanguage("de");
  expect(refresh).toHaveBeenCalledOnce();
  // The pages render again.
  english();
  const german = look();
  expect(resources.read(mug).data).toBe("Mug");
  expect(requests.map((each) => each.language)).toEqual(["en", "de"]);
  setLanguage("ar");
  german();
  const arabic = look();
  requests[1]?.answer("Becher");
  requests[2]?.answer("كوب");
  await expect.poll(() => resources.read(mug).data).toBe("كوب");
  arabic();
  stop();
  setLanguage("en");
  expect(refresh).toHaveBeenCalledTimes(2);
});
