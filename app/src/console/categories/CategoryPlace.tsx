import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button, SelectField } from "../../ui";
import { OrderButtons } from "../kit/ui/OrderButtons";
import { Section } from "../kit/ui/Section";
import {
  type CategoryNode,
  type CategoryTree,
  endOf,
  parentsFor,
  placeAmong,
  siblingsOf,
  type TreePosition,
} from "./tree";

interface Props {
  tree: CategoryTree;
  node: CategoryNode;
  onMove: (position: TreePosition) => void;
}

const TOP = "top";

/** The position of a category within its level, and its parent. */
export function CategoryPlace({ tree, node, onMove }: Props) {
  const siblings = siblingsOf(tree, node.parent);
  const index = siblings.findIndex(({ id }) => id === node.id);
  const parent = node.parent === null ? undefined : tree.byId.get(node.parent);
  return (
    <Section title={t`Place`}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-sm text-soft">
          {parent
            ? t`Number ${{ place: index + 1 }} of ${{ count: siblings.length }} in ${{ parent: parent.name }}.`
            : t`Number ${{ place: index + 1 }} of ${{ count: siblings.length }} on the top level.`}
        </p>
        <OrderButtons
          name={node.name}
          index={index}
          count={siblings.length}
          icons={["up", "down"]}
          onMove={(to) => onMove(placeAmong(siblings, node, to))}
        />
      </div>
      <Parent key={node.id} tree={tree} node={node} onMove={onMove} />
    </Section>
  );
}

function Parent({ tree, node, onMove }: Props) {
  const here = node.parent ?? TOP;
  const [chosen, setChosen] = useState(here);
  const options = [
    { value: TOP, label: t`Top level` },
    ...parentsFor(tree, node.id).map(({ id, name, depth }) => ({ value: id, label: "– ".repeat(depth) + name })),
  ];
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== here) onMove(endOf(tree, chosen === TOP ? null : chosen, node.id));
      }}
    >
      <SelectField
        label={t`Parent`}
        className="min-w-48 flex-1 sm:max-w-xs"
        value={chosen}
        options={options}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" look="outline" reason={chosen === here ? t`It is there already.` : undefined}>
        {t`Move`}
      </Button>
    </form>
  );
}
