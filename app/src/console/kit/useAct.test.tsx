import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { type ActSpec, useAct, useTurns } from "./useAct";

/** A call whose answer the test releases. */
function held() {
  const answer: { resolve?: (next: string) => void; reject?: (error: Error) => void } = {};
  sent.mockReturnValueOnce(new Promise((resolve, reject) => Object.assign(answer, { resolve, reject })));
  return answer;
}

/** The state of a light on the platform, and the calls sent. */
let light = "off";
/** The answer of the first load, if the test holds it back. */
let firstLoad: Promise<string> | undefined;
const sent = vi.fn<(next: string) => Promise<string>>();

beforeEach(() => {
  light = "off";
  firstLoad = undefined;
  sent.mockReset();
  sent.mockImplementation((next) => {
    light = next;
    return Promise.resolve(next);
  });
});

function Lamp({ spec, isQueued = false }: { spec?: Partial<ActSpec<string, string>>; isQueued?: boolean }) {
  const queue = useTurns();
  const { data } = useQuery({ queryKey: ["lamp"], queryFn: () => firstLoad ?? Promise.resolve(light) });
  const { run, busy, pending, error } = useAct<string, string>({
    do: sent,
    success: (_, next) => `The light is ${next}.`,
    touches: [["lamp"]],
    ...(isQueued && { turns: queue }),
    ...spec,
  });
  return (
    <>
      <p role="status">{`${data ?? ""}${busy ? `, switching ${pending ?? ""}` : ""}`}</p>
      {error && <p role="alert">{error.message}</p>}
      <button onClick={() => void run("on")}>On</button>
      <button onClick={() => void run("dim")}>Dim</button>
    </>
  );
}

const show = (lamp: Parameters<typeof Lamp>[0] = {}) => renderConsole("/owner", "/owner", <Lamp {...lamp} />, {});
const state = async (text: string) =>
  vi.waitFor(() => {
    expect(screen.getByRole("status")).toHaveTextContent(new RegExp(`^${text}$`));
  });

it("a first load that began before the act does not hide the result of the act", async () => {
  let answer: ((before: string) => void) | undefined;
  firstLoad = new Promise((resolve) => {
    answer = resolve;
  });
  const { user } = show();
  await screen.findByText("On");
  firstLoad = undefined;
  await user.click(screen.getByText("On"));
  expect(await screen.findByText("The light is on.")).toBeInTheDocument();
  answer?.("off");
  await state("on");
});

it("an action is confirmed, refetches its data and can be undone", async () => {
  const { user } = show({ spec: { undo: () => () => sent("off") } });
  await state("off");
  await user.click(screen.getByText("On"));
  await state("on");
  expect(await screen.findByText("The light is on.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await state("off");
});

it("a repeated press does nothing while the action is busy, and a press of another control waits for its turn", async () => {
  const call = held();
  const { user } = show();
  await user.dblClick(screen.getByText("On"));
  await state("off, switching on");
  await user.dblClick(screen.getByText("Dim"));
  expect(sent.mock.calls).toEqual([["on"]]);
  call.resolve?.("on");
  await state("dim");
  expect(sent.mock.calls).toEqual([["on"], ["dim"]]);
});

it("an action updates optimistically and rolls back after a failure", async () => {
  const call = held();
  const { user } = show({
    spec: {
      failure: () => "The light was not switched.",
      optimistic: (queries, next) => queries.setQueryData(["lamp"], next),
    },
  });
  await state("off");
  await user.click(screen.getByText("On"));
  await state("on, switching on");
  call.reject?.(new Error("blown"));
  await state("off");
  expect(await screen.findByText("The light was not switched.")).toBeInTheDocument();
});

function LampSwitch() {
  const { data } = useQuery({ queryKey: ["lamp"], queryFn: () => firstLoad ?? Promise.resolve(light) });
  const { run } = useAct<string, string>({
    do: sent,
    failure: () => "The light was not switched.",
    touches: [["lamp"]],
    optimistic: (queries, next) => queries.setQueryData(["lamp"], next),
  });
  const isOn = data === "on";
  return <input type="checkbox" checked={isOn} readOnly={!data} onChange={() => void run(isOn ? "off" : "on")} />;
}

it("a controlled checkbox keeps its new state without flicker", async () => {
  const call = held();
  renderConsole("/owner", "/owner", <LampSwitch />, {});
  const box = screen.getByRole("checkbox");
  await vi.waitFor(() => {
    expect(box).not.toHaveAttribute("readonly");
  });
  fireEvent.click(box);
  expect(box).toBeChecked();
  call.reject?.(new Error("blown"));
  await screen.findByText("The light was not switched.");
  expect(box).not.toBeChecked();
});

it("a queued action keeps its optimistic value while an earlier one fails", async () => {
  const [first, second] = [held(), held()];
  const { user } = show({
    isQueued: true,
    spec: { failure: () => "Not switched.", optimistic: (queries, next) => queries.setQueryData(["lamp"], next) },
  });
  await state("off");
  await user.click(screen.getByText("On"));
  await user.click(screen.getByText("Dim"));
  expect(sent).toHaveBeenCalledOnce();
  first.reject?.(new Error("blown"));
  await screen.findByText("Not switched.");
  await state("dim, switching dim");
  light = "dim";
  second.resolve?.("dim");
  await state("dim");
});

it("an action without a failure text shows the error, and a bulk action names skipped items", async () => {
  sent.mockRejectedValueOnce(new Error("blown"));
  const { user } = show({ spec: { partly: (_, next) => [`Some lights are not ${next}.`, new Error("one is gone")] } });
  await user.click(screen.getByText("On"));
  expect(await screen.findByRole("alert")).toHaveTextContent("blown");
  await user.click(screen.getByText("Dim"));
  expect(await screen.findByText("Some lights are not dim.")).toBeInTheDocument();
});
