import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import type { Dispatch, SetStateAction } from "react";
import { NavLink } from "../../lib/router";
import { Badge, Icon, IconButton } from "../../ui";
import { useDragOrder } from "../kit/ui/useDragOrder";
import { type CategoryNode, type CategoryTree as Tree, placeAmong, type TreePosition } from "./tree";

interface Props {
  tree: Tree;
  /** The ids of the expanded categories. */
  open: ReadonlySet<string>;
  onOpen: Dispatch<SetStateAction<ReadonlySet<string>>>;
  onMove: (node: CategoryNode, position: TreePosition) => void;
}

/**
 * The categories as nested lists. Subcategories are rendered once their parent is expanded. Dragging orders the
 * categories of a level.
 */
export function CategoryTree({ tree, ...rest }: Props) {
  return (
    <nav aria-label={t`Categories`}>
      <Level nodes={tree.top} {...rest} />
    </nav>
  );
}

function Level({ nodes, ...rest }: Omit<Props, "tree"> & { nodes: readonly CategoryNode[] }) {
  const dragOf = useDragOrder((from, to) => {
    const node = nodes[from];
    if (node) rest.onMove(node, placeAmong(nodes, node, to));
  });
  return (
    <ul>
      {nodes.map((node, index) => (
        <Row key={node.id} node={node} drag={nodes.length > 1 ? dragOf(index) : undefined} {...rest} />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<Props, "tree"> {
  node: CategoryNode;
  /** Undefined for the only category of a level. */
  drag: ReturnType<ReturnType<typeof useDragOrder>> | undefined;
}

function Row({ node, drag, open, onOpen, onMove }: RowProps) {
  const { id, name, category, children } = node;
  const isOpen = open.has(id);
  const count = category.itemCounter ?? 0;
  return (
    <li className={clsx("rounded-sm", drag?.className)}>
      <div className="flex items-center gap-1">
        {children.length > 0 ? (
          <IconButton
            icon={isOpen ? "chevron" : "right"}
            className="shrink-0"
            label={t`Subcategories of ${name}`}
            aria-expanded={isOpen}
            onClick={() => {
              onOpen((before) => {
                const next = new Set(before);
                if (!next.delete(id)) next.add(id);
                return next;
              });
            }}
          />
        ) : (
          <span className="w-11 shrink-0" />
        )}
        <NavLink
          to={`/owner/categories/${id}`}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm px-2 hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-medium"
        >
          <span className="min-w-0 flex-1 break-words">{name}</span>
          {category.visible === false && <Badge tone="plain">{t`Hidden`}</Badge>}
          <span className="text-sm text-soft tabular-nums">
            {plural({ count }, { one: "# product", other: "# products" })}
          </span>
        </NavLink>
        {drag ? (
          <span
            {...drag.handle}
            className={clsx(drag.handle.className, "flex size-11 shrink-0 items-center justify-center text-soft")}
            title={t`Drag to move`}
          >
            <Icon name="menu" size={18} />
          </span>
        ) : (
          <span className="w-11 shrink-0" />
        )}
      </div>
      {isOpen && children.length > 0 && (
        <div className="ps-6">
          <Level nodes={children} open={open} onOpen={onOpen} onMove={onMove} />
        </div>
      )}
    </li>
  );
}
