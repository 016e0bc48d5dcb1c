import { notifyManager, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { language, setLanguage } from "../../lib/language";
import { createQueries, rereadWithLanguage } from "./queries";

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
  const stop = rereadWithLanguage(queries);
  const english = look();
  requests[0]?.answer("Mug");
  await expect.poll(() => english.observer.getCurrentResult().data).toBe("Mug");
  setLanguage("de");
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
