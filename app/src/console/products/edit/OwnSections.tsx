import { t } from "@lingui/core/macro";
import { Button } from "../../../ui";
import { useSite } from "../../session/site";
import { ListEditor, type ListProps } from "../../kit/form/ListEditor";
import type { OwnSection } from "./model";
import { MAX_SECTIONS, newSection, SECTION } from "./sections";

/** The info sections of a product of catalog V1, in the shop's order. */
export function OwnSections(list: ListProps<OwnSection>) {
  const reason = useSite().gap("emptyInfoSections");
  return (
    <ListEditor
      {...list}
      title={t`Info sections`}
      empty={t`For example care, delivery or sizing: titled texts below the description.`}
      max={MAX_SECTIONS}
      full={t`A product has at most ${{ count: MAX_SECTIONS }} info sections.`}
      fields={SECTION}
      nameOf={({ name }, index) => name.trim() || t`Info section ${{ number: index + 1 }}`}
      add={
        <Button look="outline" className="mt-4" onClick={() => list.onChange((all) => [...all, newSection()])}>
          {t`Add an info section`}
        </Button>
      }
    >
      {list.entries.length === 1 && reason && <p className="mt-4 text-sm text-soft">{reason}</p>}
    </ListEditor>
  );
}
