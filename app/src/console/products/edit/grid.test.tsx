import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderConsole } from "../../test/renderConsole";
import { NO_EDIT } from "./model";
import { rowsOfOptions } from "./paste";
import { newOption } from "./variants";
import { VariantGrid } from "./VariantGrid";

it("the variant grid renders only rows near the viewport and counts all", async () => {
  const names = Array.from({ length: 300 }, (_, index) => `No. ${index}`);
  const options = [newOption("Number", names)];
  const edit = { ...NO_EDIT, options, rows: rowsOfOptions(options, "20.00") };
  const screenOf = (
    <VariantGrid
      edit={edit}
      before={edit}
      money={{ currency: "USD", digits: 2 }}
      onRows={(step) => void step(edit.rows)}
    />
  );
  renderConsole("/grid", "/grid", screenOf, {});
  const box = screen.getByLabelText("Variants");
  const rows = () => box.querySelectorAll("tbody th");
  await waitFor(() => {
    expect(screen.getByText("No. 0")).toBeInTheDocument();
  });
  expect(screen.queryByText("No. 150")).not.toBeInTheDocument();
  expect(box.querySelector("table")).toHaveAttribute("aria-rowcount", "301");
  box.scrollTop = 150 * 53;
  fireEvent.scroll(box);
  const middle = await screen.findByText("No. 150");
  expect(middle.closest("tr")).toHaveAttribute("aria-rowindex", "152");
  expect(screen.queryByText("No. 0")).not.toBeInTheDocument();
  expect(rows().length).toBeLessThan(50);
});
