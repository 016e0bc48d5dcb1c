import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueries, reread } from "./queries";

/** A query whose requests the test answers in any order. */
function lamp() {
  const queries = createQueries();
  const answers: ((state: string) => void)[] = [];
  const query = { queryKey: ["lamp"], queryFn: () => new Promise<string>((answer) => answers.push(answer)) };
  const observer = new QueryObserver(queries, { ...query, staleTime: 0 });
  observer.subscribe(() => undefined);
  return { queries, query, answers, state: () => observer.getCurrentResult().data };
}

it.each([
  ["for the first time", undefined],
  ["again", "off"],
])("a read %s that began before a change gives the state after the change", async (_, known) => {
  const { queries, query, answers, state } = lamp();
  if (known) {
    answers[0]?.(known);
    await expect.poll(state).toBe(known);
  }
  const asked = queries.fetchQuery(query);
  const rereading = reread(queries, ["lamp"]);
  for (const answer of answers.slice(0, -1)) answer("off");
  answers.at(-1)?.("on");
  await rereading;
  expect(state()).toBe("on");
  expect(await asked).toBe("on");
});
