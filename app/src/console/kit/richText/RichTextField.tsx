import { t } from "@lingui/core/macro";
import { Suspense } from "react";
import type { RichText as Text } from "../../../lib/catalog";
import { lazyComponent } from "../../../lib/lazyPage";
import { Part } from "../../../lib/loading";
import { Contained, Field, RichText } from "../../../ui";
import type { OwnInputProps } from "../../../ui/form/field";
import { describedBy } from "./text";

const Editor = lazyComponent(new Part(async () => (await import("./RichTextEditor")).RichTextEditor));

/** A field of formatted text. The field shows the text while the editor loads. */
export function RichTextField({ label, hint, value, error, onChange }: OwnInputProps) {
  return (
    <Field label={label} hint={hint} error={error} announceError={false}>
      {(control) => (
        <Contained title={t`The editor could not be loaded`}>
          <Suspense fallback={<ShownText value={value} />}>
            <Editor {...control} label={label} value={value} onChange={onChange} />
          </Suspense>
        </Contained>
      )}
    </Field>
  );
}

function ShownText({ value }: { value: string }) {
  const described = describedBy(value);
  const text: Text =
    "description" in described
      ? { kind: "nodes", nodes: described.description.nodes ?? [] }
      : { kind: "html", html: described.plainDescription };
  return (
    <div className="min-h-24 rounded-sm border border-line px-4 pt-14 pb-3">
      <RichText text={text} className="prose-shop" />
    </div>
  );
}
