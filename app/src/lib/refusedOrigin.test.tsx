import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderStore } from "../test/renderStore";
import { ErrorPanel } from "../ui";

const REFUSED = /^The shop answers, but not to pages of http:\/\/localhost.*--store-origin http:\/\/localhost/;

/** Renders an error while the host answers only requests of some modes. */
function show(fields: object, modes: readonly RequestMode[]) {
  const fetched = vi.fn((_: unknown, { mode = "cors" }: RequestInit = {}) =>
    modes.includes(mode) ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch")),
  );
  vi.stubGlobal("fetch", fetched);
  const error = Object.assign(new Error(), fields);
  return { fetched, ...renderStore(<ErrorPanel error={error} title="Nothing came" onRetry={() => undefined} />, {}) };
}

it("a host that refuses this origin is distinguished from an outage, with the fix", async () => {
  show({ kind: "network" }, ["no-cors"]);
  expect(await screen.findByText(REFUSED)).toBeInTheDocument();
});

it.each([
  ["that cannot be reached", { kind: "network" }, [], /cannot be reached right now/],
  ["that lost one answer", { kind: "network" }, ["no-cors", "cors"], /cannot be reached right now/],
  ["that hangs", { kind: "timed-out" }, [], /took too long/],
  ["behind a proxy that refuses", { kind: "application", status: 403 }, [], /Something between you and the shop/],
  ["that refuses", { kind: "application", status: 403, isPlatform: true, message: "No" }, [], /^No$/],
] as const)("a host %s is reported with its cause", async (_, fields, modes, text) => {
  const { fetched } = show(fields, modes);
  expect(await screen.findByText(text)).toBeInTheDocument();
  if (fields.kind === "network") {
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(modes.length > 0 ? 2 : 1));
  } else {
    expect(fetched).not.toHaveBeenCalled();
  }
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
});
