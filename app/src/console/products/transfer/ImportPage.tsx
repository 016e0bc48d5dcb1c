import { plural, t } from "@lingui/core/macro";
import { numberText } from "../../../lib/money";
import { Button, Notice, ProgressBar } from "../../../ui";
import { useSite } from "../../session/site";
import { FileButton } from "../../kit/ui/FileButton";
import { problemText } from "../../kit/ui/problems";
import { BackLink, ScreenHeading } from "../../kit/ui/ScreenHeading";
import { Section } from "../../kit/ui/Section";
import { ExportGoods } from "./ExportGoods";
import { ImportPreview, ImportResult } from "./ImportPreview";
import { useImport } from "./useImport";
import { unreadableText } from "./messages";

/** The import of products from a file, with a preview first; and their export. */
export function ImportPage() {
  const reason = useSite().gap("import");
  return (
    <>
      <BackLink to="/owner/products">{t`All products`}</BackLink>
      <ScreenHeading className="mb-5">{t`Import and export products`}</ScreenHeading>
      <div className="max-w-4xl space-y-5">
        {reason === undefined ? <Import /> : <Notice tone="plain">{reason}</Notice>}
        <ExportGoods />
      </div>
    </>
  );
}

function Import() {
  const task = useImport();
  const { step, file, preview, result, error } = task;
  const isBusy = step === "checking" || step === "sending";
  const unreadable = unreadableText(error);
  const count = preview.created + preview.updated;
  const { products, part } = step === "checking" ? preview : result;
  const words =
    step === "checking"
      ? plural({ count: products }, { one: "# product", other: "# products" })
      : t`${{ part: numberText(products) }} of ${{ count: numberText(preview.products) }} products`;
  return (
    <>
      <Section title={t`Import`}>
        <ul className="mb-4 list-disc space-y-1 ps-5 text-sm text-soft">
          <li>{t`A CSV file in the format of the export, with a line for each variant. You see a preview before anything changes.`}</li>
          <li>{t`A line with a new “slug”, the last part of the product's address, creates a product. It needs “name” and “price”.`}</li>
          <li>{t`A line with a known “slug” changes the product. A missing column changes nothing, an empty cell clears the value.`}</li>
        </ul>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            accept=".csv,text/csv"
            look={file ? "outline" : "solid"}
            disabled={isBusy}
            onFiles={([chosen]) => chosen && task.check(chosen)}
          >
            {file ? t`Choose another file` : t`Choose a CSV file`}
          </FileButton>
          {file && (
            <span dir="auto" className="break-all">
              {file.name}
            </span>
          )}
        </p>
        {unreadable && (
          <Notice tone="bad" role="alert" className="mt-4">
            {unreadable}
          </Notice>
        )}
        {isBusy && (
          <div className="mt-5">
            <p className="mb-2 text-sm tabular-nums">
              {step === "checking" ? t`Comparing with the shop: ${words}` : t`Importing: ${words}`}
            </p>
            <ProgressBar label={step === "checking" ? t`Comparison` : t`Import`} value={part} text={words} />
          </div>
        )}
        <div role="status" className="sr-only">
          {step === "checked" && t`The file has been checked.`}
          {step === "done" && t`The import has finished.`}
        </div>
        {error !== undefined && !unreadable && (
          <Notice tone="bad" role="alert" className="mt-4">
            {step === "stopped"
              ? t`The import stopped. What was imported is kept; continue to import the rest.`
              : t`The file could not be compared with the shop.`}{" "}
            {problemText(error)}
            {step === "file" && (
              <Button look="text" size="small" onClick={task.checkAgain}>
                {t`Try again`}
              </Button>
            )}
          </Notice>
        )}
        {(step === "checked" || step === "stopped") && (
          <div className="mt-5 flex flex-wrap gap-3">
            <Button aria-disabled={count === 0} onClick={() => count > 0 && task.send()}>
              {step === "stopped"
                ? t({ context: "export or import", message: "Continue" })
                : plural({ count }, { 0: "Nothing to import", one: "Import # product", other: "Import # products" })}
            </Button>
          </div>
        )}
        {step === "sending" && (
          <Button look="outline" className="mt-5" onClick={task.stop}>
            {t`Stop`}
          </Button>
        )}
      </Section>
      {step === "checked" && <ImportPreview preview={preview} />}
      {(step === "sending" || step === "stopped" || step === "done") && <ImportResult result={result} step={step} />}
    </>
  );
}
