import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { changesBar, patchSentBy, showProduct } from "../../test/showProduct";

const CHOICES = ["S", "M"].map((name) => ({ choiceId: name, name, choiceType: "CHOICE_TEXT" }));

const GUIDE = {
  productType: "DIGITAL",
  options: [{ _id: "size", name: "Size", optionRenderType: "TEXT_CHOICES", choicesSettings: { choices: CHOICES } }],
  variantsInfo: {
    variants: CHOICES.map(({ choiceId }) => ({
      _id: `v-${choiceId}`,
      choices: [{ optionChoiceIds: { optionId: "size", choiceId } }],
      price: { actualPrice: { amount: "9.00" } },
      ...(choiceId === "S" && { digitalProperties: { digitalFile: { _id: "old", fileName: "guide-s.pdf" } } }),
    })),
  },
};

const filesShown = async () => within(await screen.findByRole("region", { name: "Files" }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a variant's file is uploaded and listed as a change, and other files stay", async () => {
  const answers: object[] = [
    { uploadUrl: "http://localhost:4400/upload/1" },
    { file: { id: "new", url: "http://localhost:4400/media/new", mediaType: "document" } },
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answers.shift())));
  const shown = showProduct(GUIDE);
  const files = await filesShown();
  expect(files.getByText("guide-s.pdf")).toBeInTheDocument();
  const pdf = new File(["x"], "guide-m.pdf", { type: "application/pdf" });
  await shown.user.upload(files.getByLabelText("Upload the file of M"), pdf);
  expect(await screen.findByText("Files: guide-s.pdf → guide-s.pdf, guide-m.pdf")).toBeInTheDocument();
  await shown.user.click(changesBar().getByRole("button", { name: "Save" }));
  expect(patchSentBy(shown)).toMatchObject({
    variantsInfo: {
      variants: [
        { _id: "v-S", digitalProperties: { digitalFile: { _id: "old" } } },
        { _id: "v-M", digitalProperties: { digitalFile: { _id: "new", fileName: "guide-m.pdf" } } },
      ],
    },
  });
});

it("files of a hosted site are read-only", async () => {
  showProduct(GUIDE, [], { simulated: false });
  const files = await filesShown();
  expect(files.getByText("guide-s.pdf")).toBeInTheDocument();
  expect(files.getByText(/^The files of a hosted site cannot be changed here/)).toBeInTheDocument();
  expect(files.queryByLabelText(/file of/)).not.toBeInTheDocument();
});

it("a physical product has no files", async () => {
  showProduct();
  await screen.findByRole("textbox", { name: "Name" });
  expect(screen.queryByRole("region", { name: "Files" })).not.toBeInTheDocument();
});
