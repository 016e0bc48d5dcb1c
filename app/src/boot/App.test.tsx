import { screen } from "@testing-library/react";
import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { usePlan, setPlan } from "../features/cart/plan";
import { estimateKey } from "../features/cart/useEstimate";
import { language, setLanguage } from "../lib/language";
import { fakeSession } from "../test/fakeSession";
import { renderStore } from "../test/renderStore";
import { createQueries, forgetWithSession, rereadWithLanguage } from "./App";

function Plan() {
  return <p>To {usePlan().address?.postalCode ?? "nowhere"}</p>;
}

function tab(role: "visitor" | "member" = "visitor") {
  const session = fakeSession(role);
  const queries = new QueryClient();
  forgetWithSession({ session } as unknown as Parameters<typeof forgetWithSession>[0], queries);
  renderStore(<Plan />, {});
  return { session, queries };
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
  const { session, queries } = tab();
  session.become("member", { type: "signedIn" });
  leaveTraces();
  queries.setQueryData([...estimateKey, "member"], { total: "1" });
  queries.setQueryData(["member", "current"], { name: "Ada" });
  expect(await screen.findByText("To 10115")).toBeInTheDocument();
  session.become("none", { type: "signedOut" });
  expect(await screen.findByText("To nowhere")).toBeInTheDocument();
  expect(queries.getQueryData([...estimateKey, "member"])).toBeUndefined();
  expect(queries.getQueryData(["member", "current"])).toBeUndefined();
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

it("a language change refetches all queries and shows the old data until then", async () => {
  const queries = createQueries();
  const requests: { language: string; answer: (data: string) => void }[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((answer) => {
      requests.push({ language: signal.aborted ? "none" : language, answer });
    });
  const look = () => {
    const observer = new QueryObserver(queries, { queryKey: ["mug"], queryFn, staleTime: Infinity });
    return { observer, leave: observer.subscribe(() => undefined) };
  };
  const refresh = vi.fn(() => Promise.resolve());
  const stop = rereadWithLanguage(queries, { refresh });
  const english = look();
  requests[0]?.answer("Mug");
  await expect.poll(() => english.observer.getCurrentResult().data).toBe("Mug");
  setLanguage("de");
  expect(refresh).toHaveBeenCalledOnce();
  // The pages render again.
  english.leave();
  const german = look();
  expect(german.observer.getCurrentResult()).toMatchObject({ data: "Mug", fetchStatus: "fetching" });
  expect(requests.map((each) => each.language)).toEqual(["en", "de"]);
  setLanguage("ar");
  german.leave();
  const arabic = look();
  requests[1]?.answer("Becher");
  requests[2]?.answer("كوب");
  await expect.poll(() => arabic.observer.getCurrentResult().data).toBe("كوب");
  arabic.leave();
  stop();
  setLanguage("en");
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("an error stays visible during a retry until there is a response", async () => {
  const queries = createQueries();
  const answers: { fail: (reason: Error) => void; succeed: (data: string) => void }[] = [];
  const queryFn = () =>
    new Promise<string>((succeed, fail) => {
      answers.push({ fail, succeed });
    });
  const observer = new QueryObserver(queries, { queryKey: ["hung"], queryFn });
  const seen: string[] = [];
  // React notifies subscribers once for each batch.
  const note = () => {
    const { status, fetchStatus } = observer.getCurrentResult();
    seen.push(`${status} ${fetchStatus}`);
  };
  const stop = observer.subscribe(notifyManager.batchCalls(note));
  answers[0]?.fail(new Error("too long"));
  await expect.poll(() => seen.at(-1)).toBe("error idle");
  const shown = seen.length;
  void queries.invalidateQueries();
  await expect.poll(() => seen.at(-1)).toBe("error fetching");
  expect(observer.getCurrentResult().error?.message).toBe("too long");
  answers[1]?.fail(new Error("still"));
  await expect.poll(() => observer.getCurrentResult().error?.message).toBe("still");
  expect(seen.slice(shown).filter((state) => !state.startsWith("error"))).toEqual([]);
  void queries.invalidateQueries();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.succeed("there");
  await expect.poll(() => seen.at(-1)).toBe("success idle");
  stop();
});
