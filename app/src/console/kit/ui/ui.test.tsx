import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ShownError } from "../../../lib/errors";
import { setLanguage } from "../../../lib/language";
import { renderConsole } from "../../test/renderConsole";
import { ApplicationError, TransportError } from "@cartwright/sdk";
import { Confirm } from "./Confirm";
import { problemText } from "./problems";

it("problemText names refused fields, with the English reason only in English", () => {
  const violations = [
    { field: "product.variantsInfo.variants[2].price.actualPrice.amount", description: "must not be negative" },
    { field: "product.somethingElse", description: "is missing" },
  ];
  const refusal = Object.assign(new ApplicationError({ kind: "application", message: "" }), { violations });
  expect(problemText(refusal)).toBe("Price: This must not be negative. somethingElse: This is missing.");
  setLanguage("de");
  expect(problemText(refusal)).toBe("Price: This is not accepted. somethingElse: This is not accepted.");
  setLanguage("en");
});

it("problemText shows a sentence of the console's own in every language", () => {
  setLanguage("de");
  expect(problemText(new ShownError("Noch nicht gespeichert."))).toBe("Noch nicht gespeichert.");
  setLanguage("en");
});

it("problemText explains a refusal with its reference", () => {
  const refusal = new ApplicationError({
    kind: "application",
    message: "no",
    code: "NOT_ON_A_HOSTED_SITE",
    status: 501,
    requestId: "r-1",
  });
  expect(problemText(refusal)).toBe("This is not available on a hosted site. Reference r-1");
  expect(problemText(new TransportError({ kind: "network", message: "" }))).toMatch(/cannot be reached/);
});

it("a button runs its action once, however often it is pressed", async () => {
  let finish: () => void = () => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = vi.fn();
  const { user } = renderConsole(
    "/owner",
    "/owner",
    <Confirm title="Sure?" act="Do it" onClose={onClose} onConfirm={act}>
      <p>Really</p>
    </Confirm>,
    {},
  );
  const button = await screen.findByRole("button", { name: "Do it" });
  await user.dblClick(button);
  expect(act).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => {
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
