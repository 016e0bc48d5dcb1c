import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { Order } from "../../lib/order";
import { TextField } from "../../ui";
import { useConsole } from "../session/client";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { useAct } from "../kit/useAct";
import { tagsFrom, tagsOf } from "./details";
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
      look="text"
      className="px-1"
      dialog={(close) => <TagsDialog onClose={close} onAdd={(tags) => add.attempt(tags)} />}
    >
      {t`Add tags`}
    </DialogButton>
  );
}

function TagsDialog({ onClose, onAdd }: { onClose: () => void; onAdd: (tags: string[]) => Promise<unknown> }) {
  const [text, setText] = useState("");
  const tags = tagsFrom(text);
  const isLong = tags.some((tag) => tag.length > 5);
  return (
    <Confirm
      title={t`Add tags`}
      act={t`Add tags`}
      reason={
        tags.length === 0 ? t`Enter at least one tag.` : isLong ? t`A tag has at most five characters.` : undefined
      }
      onClose={onClose}
      onConfirm={() => onAdd(tags)}
    >
      <TextField
        label={t`Tags`}
        hint={t`Up to five characters each, separated by commas. Customers do not see them.`}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Confirm>
  );
}
