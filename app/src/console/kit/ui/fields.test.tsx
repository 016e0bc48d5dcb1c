import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderStore } from "../../../test/renderStore";
import { DateField } from "../list/Filters";
import { SearchBox } from "../list/SearchBox";
import { Switch } from "./Switch";

/** A value that changes only after a delay, as a URL does. */
function slow() {
  const waiting: string[] = [];
  let set: (value: string) => void = () => undefined;
  return {
    waiting,
    arrive: (value: string) =>
      act(() => {
        set(value);
        return Promise.resolve();
      }),
    use: () => {
      const [value, setValue] = useState("");
      set = setValue;
      return value;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a search field", () => {
  it("keeps a trailing space and text typed while its response is pending", async () => {
    const { use, arrive, waiting } = slow();
    function Search() {
      return <SearchBox label="Search" value={use()} onChange={(text) => waiting.push(text)} />;
    }
    renderStore(<Search />, {});
    const field = screen.getByLabelText("Search");
    const type = (value: string) => {
      fireEvent.change(field, { target: { value } });
      act(() => {
        vi.advanceTimersByTime(300);
      });
    };
    type("camp ");
    expect(waiting).toEqual(["camp"]);
    await arrive("camp");
    expect(field).toHaveValue("camp ");
    type("camp cup");
    type("camp cup red");
    await arrive("camp cup");
    expect(field).toHaveValue("camp cup red");
    await arrive("camp cup red");
    // Back.
    await arrive("camp");
    expect(field).toHaveValue("camp");
  });
});

describe("a date field", () => {
  it("applies only once its year is complete", async () => {
    const { use, arrive, waiting } = slow();
    function From() {
      return <DateField label="From" value={use()} onChange={(date) => waiting.push(date)} />;
    }
    renderStore(<From />, {});
    const field = screen.getByLabelText("From");
    for (const value of ["0002-11-01", "0020-11-01", "0202-11-01", "2026-11-01"]) {
      fireEvent.change(field, { target: { value } });
      expect(field).toHaveValue(value);
    }
    expect(waiting).toEqual(["2026-11-01"]);
    await arrive("2026-11-01");
    expect(field).toHaveValue("2026-11-01");
    fireEvent.change(field, { target: { value: "" } });
    expect(waiting.at(-1)).toBe("");
    await arrive("2025-01-01");
    expect(field).toHaveValue("2025-01-01");
  });
});

describe("a switch", () => {
  it("shows the new state while saving and the old one after a refusal", async () => {
    let end: () => void = () => undefined;
    const saved = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    renderStore(<Switch checked={false} aria-label="Shown" onChange={saved} />, {});
    const field = screen.getByRole("switch", { name: "Shown" });
    fireEvent.click(field);
    expect(saved).toHaveBeenCalledWith(true);
    expect(field).toBeChecked();
    await act(() => {
      end();
      return Promise.resolve();
    });
    expect(field).not.toBeChecked();
  });
});
