import { plural, t } from "@lingui/core/macro";
import { Link } from "react-router";
import { Section } from "../../ui/Section";
import { Line, Rows } from "./ImportPreview";
import { refusedText } from "./words";
import type { Import } from "./useImport";

/** The result of an import so far, with the products that the platform refused. */
export function ImportResult({ task: { result, step } }: { task: Pick<Import, "result" | "step"> }) {
  const { created, updated, refusals } = result;
  return (
    <Section title={step === "done" ? t`Imported` : t`Imported so far`}>
      <ul className="space-y-1">
        <li>{plural({ count: created }, { 0: "No new product", one: "# new product", other: "# new products" })}</li>
        <li>
          {plural(
            { count: updated },
            { 0: "No product changed", one: "# product changed", other: "# products changed" },
          )}
        </li>
        <li>
          {plural(
            { count: refusals.length },
            { 0: "No product refused", one: "# product refused", other: "# products refused" },
          )}
        </li>
      </ul>
      {refusals.length > 0 && (
        <div className="mt-4 border-t border-line pt-2">
          <Rows rows={refusals}>
            {(refused) => <Line line={refused.line} name={refused.slug} text={refusedText(refused)} />}
          </Rows>
        </div>
      )}
      {step === "done" && (
        <p className="mt-3">
          <Link to="/owner/products?sort=newest" className="link inline-flex min-h-11 items-center">
            {t`Show the newest products`}
          </Link>
        </p>
      )}
    </Section>
  );
}
