import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { numberText } from "../../lib/money";
import { Button, TextAreaField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../client";
import type { Column } from "../list/columns";
import { ListPage } from "../list/ListPage";
import { Confirm } from "../ui/Confirm";
import { useAct } from "../useAct";
import { CollectionGoods } from "./CollectionGoods";
import { type Collection, collectionsQuery } from "./collectionsQuery";
import { CATEGORIES } from "./queries";

type Act = "goods" | "edit" | "delete";

interface Open {
  is: Act;
  collection: Collection;
}

const columns = (onOpen: (open: Open) => void): Column<Collection>[] => [
  {
    id: "name",
    title: t`Name`,
    fixed: "start",
    cell: (collection) => <span className="font-medium">{collection.name}</span>,
  },
  {
    id: "address",
    title: t`Address`,
    cell: (collection) => <bdi>{collection.slug}</bdi>,
    named: true,
  },
  {
    id: "count",
    title: t`Products`,
    cell: (collection) => numberText(collection.numberOfProducts ?? 0),
    align: "end",
    named: true,
  },
  {
    id: "acts",
    title: t`Acts`,
    fixed: "end",
    cell: (collection) => (
      <span className="flex justify-end gap-4">
        {(["goods", "edit", "delete"] as const).map((act) => {
          const label = { goods: t`Products`, edit: t`Edit`, delete: t`Delete` }[act];
          return (
            <Button
              key={act}
              look="text"
              aria-label={`${label}: ${collection.name ?? ""}`}
              onClick={() => onOpen({ is: act, collection })}
            >
              {label}
            </Button>
          );
        })}
      </span>
    ),
  },
];

/** The collections of a site of catalog v1, which has no tree of categories. */
export function CollectionsPage() {
  const { client } = useConsole();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const touches = [CATEGORIES];
  const save = useAct({
    do: ({ id, typed }: { id: string | undefined; typed: Typed }) =>
      id ? client.products.updateCollection(id, typed) : client.products.createCollection(typed),
    said: () => t`Collection saved.`,
    touches,
  });
  const remove = useAct({
    do: (id: string) => client.products.deleteCollection(id),
    said: () => t`Collection deleted.`,
    touches,
  });
  return (
    <>
      <ListPage
        list="collections"
        title={t`Collections`}
        tools={() => (
          <Button look="outline" onClick={() => setOpen({ is: "edit", collection: {} })}>
            {t`New collection`}
          </Button>
        )}
        filters={[]}
        read={(_values, page) => collectionsQuery(client, page)}
        failure={t`The collections could not be loaded`}
        columns={() => columns(setOpen)}
        rowId={({ _id = "" }) => _id}
        empty={t`There are no collections yet.`}
        noMatch={[t`There are no collections yet.`, t`Show all`]}
      />
      {open?.is === "goods" && <CollectionGoods collection={open.collection} onClose={close} />}
      {open?.is === "edit" && (
        <EditDialog
          collection={open.collection}
          onClose={close}
          onSave={(typed) => save.attempt({ id: open.collection._id, typed })}
        />
      )}
      {open?.is === "delete" && (
        <Confirm
          open
          danger
          title={t`Delete ${{ name: open.collection.name ?? "" }}?`}
          act={t`Delete`}
          onClose={close}
          onConfirm={() => remove.attempt(open.collection._id ?? "")}
        >
          <p>
            {plural(
              { count: open.collection.numberOfProducts ?? 0 },
              {
                0: "No product is in it.",
                one: "# product is in it. It stays in the shop.",
                other: "# products are in it. They stay in the shop.",
              },
            )}
          </p>
          <p>{t`Links to it stop working. This cannot be undone.`}</p>
        </Confirm>
      )}
    </>
  );
}

interface Typed {
  name: string;
  description: string;
  visible: boolean;
}

interface EditProps {
  collection: Collection;
  onClose: () => void;
  onSave: (typed: Typed) => Promise<unknown>;
}

function EditDialog({ collection, onClose, onSave }: EditProps) {
  const [name, setName] = useState(collection.name ?? "");
  const [description, setDescription] = useState(collection.description ?? "");
  const [visible, setVisible] = useState(collection.visible !== false);
  return (
    <Confirm
      open
      title={collection._id ? t`Edit collection` : t`New collection`}
      act={t`Save`}
      reason={name.trim() ? undefined : t`Enter a name.`}
      onClose={onClose}
      onConfirm={() => onSave({ name: name.trim(), description: description.trim(), visible })}
    >
      <TextField label={t`Name`} value={name} onChange={(event) => setName(event.target.value)} />
      <TextAreaField
        label={t`Description`}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <CheckBox label={t`Shown in the shop`} checked={visible} onChange={setVisible} />
    </Confirm>
  );
}
