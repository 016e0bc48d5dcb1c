import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Link } from "../../../lib/router";
import { Badge, Notice } from "../../../ui";
import { Section } from "../../kit/ui/Section";
import { useConsole } from "../../session/client";
import { changesText } from "./changes";
import type { Imported } from "./importCall";
import { refusedText } from "./messages";
import type { Import } from "./useImport";

/** The greatest number of shown rows of each list. */
const MAX_SHOWN = 100;

/** The preview of an import: the products it changes and creates, and the rows that cannot be imported. */
export function ImportPreview({ preview }: { preview: Imported }) {
  const { session } = useConsole();
  const { created, updated, unchanged, encoding, unknown } = preview;
  const unknownNames = unknown.join(", ");
  return (
    <>
      <Refusals refusals={preview.refusals} />
      {encoding && (
        <Notice tone="warn">
          {t`The file is not in UTF-8: it was read as ${{ encoding: encoding.toUpperCase() }}. Check its umlauts and accents.`}
        </Notice>
      )}
      {unknownNames && <Notice tone="plain">{t`These columns are ignored: ${unknownNames}.`}</Notice>}
      {updated > 0 && (
        <Section title={plural({ count: updated }, { one: "# product changes", other: "# products change" })}>
          <Rows rows={preview.changes}>
            {({ line, name, cells }) => <Line line={line} name={name} text={changesText(cells, session.currency)} />}
          </Rows>
        </Section>
      )}
      {unchanged > 0 && (
        <p className="text-soft">
          {plural({ count: unchanged }, { one: "# product stays as it is.", other: "# products stay as they are." })}
        </p>
      )}
      {created > 0 && (
        <Section title={plural({ count: created }, { one: "# product is new", other: "# products are new" })}>
          <Rows rows={preview.new}>
            {({ line, name, slug, variants: count }) => (
              <Line line={line} name={name} text={slug}>
                {count > 1 && (
                  <Badge tone="plain">{plural({ count }, { one: "# variant", other: "# variants" })}</Badge>
                )}
              </Line>
            )}
          </Rows>
        </Section>
      )}
    </>
  );
}

function Refusals({ refusals }: Pick<Imported, "refusals">) {
  const count = refusals.length;
  if (count === 0) return null;
  return (
    <Section title={plural({ count }, { one: "# error in the file", other: "# errors in the file" })}>
      <p className="mb-3">{t`These lines are left out, and with the first line of a new product all of its lines. All else can be imported.`}</p>
      <Rows rows={refusals}>
        {(refused) => <Line line={refused.line} name={refused.slug} text={refusedText(refused)} />}
      </Rows>
    </Section>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** The first rows of a list, and the number of the others. */
function Rows<Row>({ rows, children }: RowsProps<Row>) {
  const more = rows.length - MAX_SHOWN;
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {rows.slice(0, MAX_SHOWN).map((row, index) => (
          <li key={index} className="py-2">
            {children(row)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-soft">{plural({ count: more }, { one: "and # more", other: "and # more" })}</p>
      )}
    </>
  );
}

interface LineProps {
  line: number;
  name: string;
  text: string;
  children?: ReactNode;
}

/** A row of the file as text. */
function Line({ line, name, text, children }: LineProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="w-20 shrink-0 text-soft tabular-nums">{t`Line ${{ line }}`}</span>
      <span className="min-w-0 flex-1 basis-60">
        <span dir="auto" className="font-medium break-words">
          {name || "–"}
        </span>
        <span className="block break-words text-soft">{text}</span>
      </span>
      {children}
    </p>
  );
}

/** The result of an import so far, with the errors that it met. */
export function ImportResult({ result, step }: Pick<Import, "result" | "step">) {
  const { created, updated } = result;
  return (
    <>
      <Section title={step === "done" ? t`Imported` : t`Imported so far`}>
        <ul className="space-y-1">
          <li>{plural({ count: created }, { 0: "No new product", one: "# new product", other: "# new products" })}</li>
          <li>
            {plural(
              { count: updated },
              { 0: "No product changed", one: "# product changed", other: "# products changed" },
            )}
          </li>
        </ul>
        {step === "done" && (
          <p className="mt-3">
            <Link to="/owner/products?sort=newest" className="link inline-flex min-h-11 items-center">
              {t`Show the newest products`}
            </Link>
          </p>
        )}
      </Section>
      <Refusals refusals={result.refusals} />
    </>
  );
}
