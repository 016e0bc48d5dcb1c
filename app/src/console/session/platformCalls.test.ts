import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollJob } from "./platformCalls";

const fetched = vi.fn<typeof fetch>();
const answer = (status: string) => () =>
  Promise.resolve(Response.json({ job: { status, bulkActionMetadata: { totalSuccesses: 3, totalFailures: 1 } } }));
const lost = () => Promise.reject(new TypeError("no connection"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function followed() {
  const job = pollJob("http://localhost:4400", "job");
  job.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  return job;
}

it("a job is polled to its end despite lost responses", async () => {
  fetched.mockImplementationOnce(answer("RUNNING")).mockImplementationOnce(lost).mockImplementationOnce(lost);
  fetched.mockImplementation(answer("FINISHED"));
  expect(await followed()).toEqual({ isFinished: true, succeeded: 3, failed: 1 });
  expect(fetched).toHaveBeenCalledTimes(4);
});

it.each([
  ["that cannot be read for long", lost],
  ["that goes on for minutes", answer("RUNNING")],
])("polling a job stops %s", async (_, each) => {
  fetched.mockImplementation(each);
  expect(await followed()).toBeUndefined();
});

it("polling a job rejects with a refusal", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ message: "unknown job" }, { status: 404 })));
  await expect(followed()).rejects.toThrow("unknown job");
});
