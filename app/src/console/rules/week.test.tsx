import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { rulesInMemory } from "../test/rulesInMemory";
import { newWeek, textOfWeek, type TimeWindow, WEEK, weekProblem, weekText, zoneText } from "./week";
import { RulePage } from ".";

const rulePage = (kind: string) => <RulePage name={kind} />;

const BIKE = { id: "bike", title: "By bicycle", regionId: "r1", regionName: "Austria", countries: ["AT"] };
const RATES = [{ amount: "4", conditions: [], multiplyByQuantity: false }];
const window = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const PLAN = {
  windows: [window(4, "16:00", "19:00"), window(2, "16:00", "19:00"), window(6, "9:30", "24:00")],
  leadHours: 12,
  daysAhead: 7,
  timeZone: "America/New_York",
};

describe("the time windows of a week", () => {
  it("are converted from the platform's, with equal ones grouped", () => {
    const text = WEEK.read({ plan: PLAN }, "plan");
    expect(JSON.parse(text)).toEqual({
      windows: [
        { days: [2, 4], from: "16:00", to: "19:00" },
        { days: [6], from: "09:30", to: "00:00" },
      ],
      leadHours: "12",
      daysAhead: "7",
      zone: "America/New_York",
    });
    expect(WEEK.write(text)).toEqual({
      ...PLAN,
      windows: [window(2, "16:00", "19:00"), window(4, "16:00", "19:00"), window(6, "09:30", "24:00")],
    });
    expect(weekText(text).replaceAll("\u202f", " ")).toBe(
      "Tue, Thu 4:00 PM – 7:00 PM; Sat 9:30 AM – 12:00 AM; 12 hours of lead time; 7 days ahead; America/New York",
    );
    expect([WEEK.read({ plan: null }, "plan"), WEEK.write("")]).toEqual(["", null]);
    expect(["UTC", "America/New_York"].map(zoneText)).toEqual(["UTC", "America/New York"]);
  });

  it("are complete with days, times and numbers within bounds", () => {
    const day: TimeWindow = { days: [1], from: "09:00", to: "12:00" };
    const isComplete = (...windows: TimeWindow[]) => weekProblem(textOfWeek({ ...newWeek(), windows })) === undefined;
    expect(isComplete(day)).toBe(true);
    expect(isComplete({ ...day, to: "00:00" })).toBe(true);
    expect(isComplete({ ...day, days: [] })).toBe(false);
    expect(isComplete({ ...day, to: "09:00" })).toBe(false);
    expect(isComplete({ ...day, from: "" })).toBe(false);
    expect(isComplete(day, { days: [1, 2], from: "11:59", to: "13:00" })).toBe(false);
    expect(isComplete(day, { days: [1, 2], from: "12:00", to: "13:00" })).toBe(true);
    expect(isComplete()).toBe(false);
    for (const more of [{ leadHours: "721" }, { daysAhead: "61" }, { daysAhead: "" }, { leadHours: "1.5" }]) {
      expect(weekProblem(textOfWeek({ ...newWeek(), windows: [day], ...more }))).toBeDefined();
    }
    expect(weekProblem("")).toBeUndefined();
  });
});

describe("a delivery method", () => {
  let rules: Record<string, unknown>[];
  beforeEach(() => {
    rules = [{ ...BIKE, rates: RATES, plan: PLAN }];
    vi.stubGlobal("fetch", rulesInMemory(rules));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const open = async () => {
    const { user } = renderConsole("/owner/rules/:kind", "/owner/rules/delivery", rulePage("delivery"), {});
    await user.click(await screen.findByRole("button", { name: "Edit: By bicycle" }));
    const dialog = within(await screen.findByRole("dialog", { name: "By bicycle" }));
    return { user, dialog, time: (number: number) => within(dialog.getByRole("group", { name: `Time ${number}` })) };
  };

  it("gets more time windows and explains an invalid one", async () => {
    const { user, dialog, time } = await open();
    const save = dialog.getByRole("button", { name: "Save" });
    await user.click(dialog.getByRole("button", { name: "Remove time 2" }));
    await user.click(time(1).getByRole("checkbox", { name: "Thursday" }));
    await user.click(dialog.getByRole("button", { name: "Add a time" }));
    expect(time(2).getByText("Choose at least one day.")).toBeInTheDocument();
    expect(save).toHaveAttribute("aria-disabled", "true");
    for (const name of ["Monday", "Tuesday"]) await user.click(time(2).getByRole("checkbox", { name }));
    fireEvent.change(time(2).getByLabelText("From"), { target: { value: "18:00" } });
    fireEvent.change(time(2).getByLabelText("To"), { target: { value: "17:00" } });
    expect(time(2).getByLabelText("To")).toHaveAccessibleDescription("must be later than the start");
    fireEvent.change(time(2).getByLabelText("To"), { target: { value: "20:00" } });
    expect(time(2).getByText("Another time of Tuesday overlaps with this one.")).toBeInTheDocument();
    fireEvent.change(time(2).getByLabelText("From"), { target: { value: "19:00" } });
    const lead = dialog.getByLabelText("Hours of lead time");
    await user.clear(lead);
    expect(lead).toHaveAccessibleDescription(/must be a whole number from 0 to 720/);
    await user.type(lead, "24");
    await user.selectOptions(dialog.getByLabelText("Time zone of the times"), "Europe/Berlin");
    await user.click(save);
    await screen.findByText("By bicycle saved.");
    expect(rules[0]).toEqual({
      ...BIKE,
      rates: RATES,
      plan: {
        windows: [window(1, "19:00", "20:00"), window(2, "16:00", "19:00"), window(2, "19:00", "20:00")],
        leadHours: 24,
        daysAhead: 7,
        timeZone: "Europe/Berlin",
      },
    });
  });

  it("has no time windows if they are switched off", async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole("checkbox", { name: "Customers choose a time" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("By bicycle saved.");
    expect(rules[0]).toEqual({ ...BIKE, rates: RATES, plan: null });
  });
});
