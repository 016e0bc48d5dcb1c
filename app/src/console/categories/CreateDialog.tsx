import { t } from "@lingui/core/macro";
import { useState } from "react";
import { CATEGORY } from "../../generated/bounds";
import { lengthProblem } from "../../lib/violations";
import { SelectField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { Confirm } from "../kit/ui/Confirm";
import { type CategoryTree, MAX_LEVELS, withBelow } from "./tree";

interface Props {
  tree: CategoryTree;
  /** The suggested parent of the new category. */
  parent: string | null;
  onClose: () => void;
  onCreate: (name: string, parent: string | null, visible: boolean) => Promise<unknown>;
}

const TOP = "top";

/** A short form for a new category: the rest is filled in on its own screen. */
export function CreateDialog({ tree, parent, onClose, onCreate }: Props) {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState(parent ?? TOP);
  const [visible, setVisible] = useState(true);
  const above = chosen === TOP ? undefined : tree.byId.get(chosen);
  const isBelowHidden = above?.category.visible === false;
  const parents = tree.top.flatMap(withBelow).filter(({ depth }) => depth + 1 < MAX_LEVELS);
  return (
    <Confirm
      title={t`New category`}
      act={t`Create`}
      reason={name.trim() ? lengthProblem(name, CATEGORY.name) : t`Enter a name.`}
      onClose={onClose}
      onConfirm={() => onCreate(name.trim(), above?.id ?? null, visible && !isBelowHidden)}
    >
      <TextField
        label={t`Name`}
        value={name}
        maxLength={CATEGORY.name}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={t`Category above`}
        value={chosen}
        options={[
          { value: TOP, label: t`Top level` },
          ...parents.map(({ id, name: label, depth }) => ({ value: id, label: "– ".repeat(depth) + label })),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
      {isBelowHidden ? (
        <p className="text-sm text-soft">{t`It will be hidden, as is the category above it.`}</p>
      ) : (
        <CheckBox label={t`Shown in the shop`} checked={visible} onChange={setVisible} />
      )}
    </Confirm>
  );
}
