import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { Link } from "../lib/router";
import { describe, expect, it, vi } from "vitest";
import { renderStore } from "../test/renderStore";
import { Dialog, Drawer } from ".";

const KINDS = { Dialog, Drawer };

/** Opens a dialog of some kind. */
async function show(kind: keyof typeof KINDS) {
  const Kind = KINDS[kind];
  const closed = vi.fn();
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <Kind
        open={open}
        title="Title"
        closeLabel="Close"
        onClose={() => {
          closed();
          setOpen(false);
        }}
      >
        <input aria-label="Tracking" />
        <a href="#field">To the field</a>
        <Link to="/?a=b">Here</Link>
        <a href="/" target="_blank" rel="noreferrer">
          In a new tab
        </a>
      </Kind>
    );
  }
  const view = renderStore(<Page />, {});
  return { ...view, closed, dialog: await screen.findByRole("dialog", { name: "Title" }) };
}

it("no dialog of store or console implements its own closing", () => {
  const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });
  const dialogs = Object.entries(sources).filter(([path, code]) => /<dialog\b/.test(code) && !path.includes(".test."));
  expect(dialogs.length).toBeGreaterThan(3);
  for (const [path, code] of dialogs) expect(code, path).toMatch(/useModal\(dialog, /);
});

describe.each(["Dialog", "Drawer"] as const)("%s", (kind) => {
  /** Drags the pointer from one element to another; the click goes to their common ancestor. */
  const drag = (from: Element, to: Element, over: Element) => {
    fireEvent.pointerDown(from);
    fireEvent.pointerUp(to);
    fireEvent.click(over);
  };

  it("stays open when a drag starts or ends inside, and closes on a press outside", async () => {
    const { dialog, closed } = await show(kind);
    const field = screen.getByLabelText("Tracking");
    drag(field, dialog, dialog);
    drag(dialog, field, dialog);
    expect(closed).not.toHaveBeenCalled();
    drag(dialog, dialog, dialog);
    expect(closed).toHaveBeenCalled();
  });

  it("closes on a link to the same page, and not on one to a field or a new tab", async () => {
    const { user, closed } = await show(kind);
    await user.click(screen.getByRole("link", { name: "To the field" }));
    await user.click(screen.getByRole("link", { name: "In a new tab" }));
    expect(closed).not.toHaveBeenCalled();
    await user.click(screen.getByRole("link", { name: "Here" }));
    expect(closed).toHaveBeenCalled();
  });
});
