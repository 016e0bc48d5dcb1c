import { plural, t } from "@lingui/core/macro";
import type { Dispatch, SetStateAction } from "react";
import { NavLink } from "../../lib/router";
import { numberText } from "../../lib/money";
import { Badge, IconButton } from "../../ui";
import type { CategoryNode, CategoryTree as Tree } from "./tree";

interface Props {
  tree: Tree;
  /** The ids of the expanded categories. */
  open: ReadonlySet<string>;
  onOpen: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

/** The categories as nested lists. Subcategories are rendered once their parent is expanded. */
export function CategoryTree({ tree, open, onOpen }: Props) {
  return (
    <nav aria-label={t`Categories`}>
      <Level nodes={tree.top} open={open} onOpen={onOpen} />
    </nav>
  );
}

function Level({ nodes, open, onOpen }: Omit<Props, "tree"> & { nodes: readonly CategoryNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <Row key={node.id} node={node} open={open} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Row({ node, open, onOpen }: Omit<Props, "tree"> & { node: CategoryNode }) {
  const { id, name, category, children } = node;
  const isOpen = open.has(id);
  const count = category.itemCounter ?? 0;
  return (
    <li>
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
          <span className="text-sm text-soft tabular-nums" aria-hidden="true">
            {numberText(count)}
          </span>
          <span className="sr-only">{plural({ count }, { one: "# product", other: "# products" })}</span>
        </NavLink>
      </div>
      {isOpen && children.length > 0 && (
        <div className="ps-6">
          <Level nodes={children} open={open} onOpen={onOpen} />
        </div>
      )}
    </li>
  );
}
