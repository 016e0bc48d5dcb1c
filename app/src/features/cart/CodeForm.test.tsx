import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderStore } from "../../test/renderStore";
import { CodeForm } from "./CodeForm";

it("a typed code is kept while another is removed, and cleared once applied", async () => {
  const onApply = vi.fn(() => Promise.resolve("applied"));
  const { user } = renderStore(
    <CodeForm
      label="Code"
      action="Apply"
      applied={[{ id: "a", code: "SPRING", removeLabel: "Remove SPRING" }]}
      check={() => undefined}
      onApply={onApply}
      onRemove={() => Promise.resolve("removed")}
      sayError={() => "Remove the other one first."}
    />,
    {},
  );
  const field = screen.getByLabelText("Code");
  onApply.mockRejectedValueOnce(new Error("one only"));
  await user.type(field, "SUMMER{Enter}");
  await screen.findByText("Remove the other one first.");
  await user.click(screen.getByRole("button", { name: "Remove SPRING" }));
  await screen.findByText("removed");
  expect(field).toHaveValue("SUMMER");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(field).toHaveValue(""));
});
