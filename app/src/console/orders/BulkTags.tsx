import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import type { Order } from "../../lib/order";
import { type Field, fieldProblem, fieldValue, type Texts, typedProblem } from "../../ui/form/field";
import { useConsole } from "../session/client";
import { EntryField } from "../kit/form/EntryField";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { useAct } from "../kit/useAct";
import { TAGS, tagsFrom, tagsOf } from "./details";
import { ORDERS } from "./queries";

/** Adds tags to some orders; Undo removes only those that are new. */
export function BulkTags({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
  const { client } = useConsole();
  const ids = orders.flatMap(({ _id }) => _id ?? []);
  const add = useAct({
    do: (tagIds: string[]) => client.orders.bulkUpdateOrderTags(ids, { assignTags: { privateTags: { tagIds } } }),
    success: () => t`Tags added.`,
    undo: (_, tagIds) => () =>
      Promise.all(
        orders.map((order) =>
          client.orders.bulkUpdateOrderTags([order._id ?? ""], {
            unassignTags: { privateTags: { tagIds: tagIds.filter((tag) => !tagsOf(order).includes(tag)) } },
          }),
        ),
      ),
    touches: [ORDERS],
    after: onDone,
  });
  return (
    <DialogButton
      look="outline"
      size="small"
      dialog={(close) => <TagsDialog onClose={close} onAdd={(tags) => add.attempt(tags)} />}
    >
      {t`Add tags`}
    </DialogButton>
  );
}

const NEW_TAGS: Field = { ...TAGS, required: msg`Enter at least one tag.` };

function TagsDialog({ onClose, onAdd }: { onClose: () => void; onAdd: (tags: string[]) => Promise<unknown> }) {
  const [doc, setDoc] = useState<Texts>({ tags: "" });
  const text = fieldValue(doc, "tags");
  return (
    <Confirm
      title={t`Add tags`}
      act={t`Add tags`}
      reason={fieldProblem(NEW_TAGS, doc)}
      onClose={onClose}
      onConfirm={() => onAdd(tagsFrom(text))}
    >
      <EntryField
        field={NEW_TAGS}
        doc={doc}
        value={text}
        error={typedProblem(NEW_TAGS, doc)}
        onChange={(tags) => setDoc({ tags })}
      />
    </Confirm>
  );
}
