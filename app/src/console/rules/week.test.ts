import { describe, expect, it } from "vitest";
import { newWeek, textOfWeek, type TimeWindow, WEEK, weekProblem, weekText, zoneText } from "./week";
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
