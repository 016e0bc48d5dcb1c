import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button, SelectField } from "../../ui";
import { Section } from "../kit/ui/Section";
import {
  type CategoryNode,
  type CategoryTree,
  endOf,
  movesOf,
  parentsFor,
  type TreePosition,
  siblingsOf,
} from "./tree";

interface Props {
  tree: CategoryTree;
  node: CategoryNode;
  onMove: (position: TreePosition) => void;
}

const TOP = "top";

/** The buttons for one-step moves of a category, and a dialog for any other position. */
export function MoveButtons({ tree, node, onMove }: Props) {
  const moves = movesOf(tree, node.id);
  const siblings = siblingsOf(tree, node.parent);
  const index = siblings.findIndex(({ id }) => id === node.id);
  const before = siblings[index - 1]?.name ?? "";
  const parent = node.parent === null ? undefined : tree.byId.get(node.parent);
  const step = (label: string, position: TreePosition | undefined) => (
    <Button
      look="outline"
      size="small"
      aria-disabled={position === undefined}
      onClick={() => {
        if (position) onMove(position);
      }}
    >
      {label}
    </Button>
  );
  return (
    <Section title={t`Place`}>
      <p role="status" className="mb-4 text-sm text-soft">
        {parent
          ? t`Number ${{ place: index + 1 }} of ${{ count: siblings.length }} in ${{ parent: parent.name }}.`
          : t`Number ${{ place: index + 1 }} of ${{ count: siblings.length }} on the top level.`}
      </p>
      <div className="mb-5 flex flex-wrap gap-2">
        {step(t`Move up`, moves.up)}
        {step(t`Move down`, moves.down)}
        {step(moves.in ? t`Move into ${{ name: before }}` : t`Move in`, moves.in)}
        {step(parent ? t`Move out of ${{ name: parent.name }}` : t`Move out`, moves.out)}
      </div>
      <Elsewhere key={node.id} tree={tree} node={node} onMove={onMove} />
    </Section>
  );
}

function Elsewhere({ tree, node, onMove }: Props) {
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
        label={t`Move to`}
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
