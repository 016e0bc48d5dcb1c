/** The acts on categories. Each shows a message, with Undo where the act can be undone. */
import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useConsole } from "../session/client";
import { reread } from "../session/queries";
import { changesOf, mergeDocs, record } from "../kit/draft/merge";
import { isOutdated } from "../kit/ui/problems";
import { useAct, useTurns } from "../kit/useAct";
import { CATEGORIES, categoriesQuery, readCategory, TREE } from "./queries";
import {
  type Category,
  type CategoryNode,
  type CategoryTree,
  moved,
  type TreePosition,
  positionOf,
  withBelow,
} from "./tree";

/** The fields of a category's form. */
export type CategoryTexts = Readonly<Record<"name" | "slug" | "description", string>>;

export function textsOf({ name = "", slug = "", description = "" }: Category): CategoryTexts {
  return { name, slug, description };
}

/** The result of a save: the saved texts, or the conflicting texts of another owner. */
export type Saved = { is: "saved" | "clash"; texts: CategoryTexts } | { is: "gone" };

export const TEXTS = record<CategoryTexts>(["name", "slug", "description"]);

interface Move {
  /** The tree before the move, which Undo restores. */
  tree: CategoryTree;
  node: CategoryNode;
  position: TreePosition;
}

const ATTEMPTS = 4;

export function useCategoryActs() {
  const { client } = useConsole();
  const queries = useQueryClient();
  const { queryKey } = categoriesQuery(client);
  /** Runs writes to a tree one after another: the platform refuses all but one of concurrent writes. */
  const inTurn = useTurns();
  const common = { touches: [CATEGORIES], turns: inTurn };

  const sendVisible = (id: string, visible: boolean) =>
    retried(async () => {
      const category = await readCategory(client, id);
      if (!category) throw new Error("the category is gone");
      const { revision } = category;
      return client.categories.updateCategoryVisibility(id, {
        treeReference: TREE,
        visible,
        ...(revision !== undefined && { revision }),
      });
    });
  const sendMove = (id: string, { parent, after }: TreePosition) =>
    client.categories.moveCategory(id, TREE, {
      position: after === null ? "FIRST" : "AFTER",
      ...(parent !== null && { parentCategoryId: parent }),
      ...(after !== null && { moveAfterCategoryId: after }),
    });
  const move = useAct<Move>({
    ...common,
    do: ({ node, position: place }) => sendMove(node.id, place),
    optimistic: (cache, { node, position: place }) => {
      cache.setQueryData(queryKey, (list) => list && moved(list, node.id, place));
    },
    success: (_, { node: { name } }) => t`${name} moved.`,
    failure: ({ node: { name } }) => t`${name} was not moved.`,
    undo: (_, { tree, node: { id } }) => {
      const before = positionOf(tree, id);
      return () => sendMove(id, before);
    },
  });

  const show = useAct<{ node: CategoryNode; visible: boolean }>({
    ...common,
    do: ({ node, visible }) => sendVisible(node.id, visible),
    success: (_, { node, visible }) =>
      visible ? shownText(node.name, withBelow(node).length - 1) : hiddenText(node.name, shownBelow(node).length),
    failure: ({ node: { name } }) => t`${name} was not changed.`,
    undo: (_, { node, visible }) => {
      const shown = [node.id, ...shownBelow(node)];
      return () =>
        visible ? sendVisible(node.id, false) : client.categories.bulkShowCategories(shown, { treeReference: TREE });
    },
  });

  const create = useAct<{ name: string; parent: string | null; visible: boolean }, { _id: string }>({
    ...common,
    do: ({ name, parent, visible }) =>
      client.categories.createCategory(
        { name, visible, ...(parent !== null && { parentCategory: { _id: parent } }) },
        { treeReference: TREE },
      ),
    success: (_, { name }) => t`${name} created.`,
  });

  const remove = useAct<CategoryNode>({
    ...common,
    do: ({ id }) => client.categories.deleteCategory(id, TREE),
    success: (_, { name }) => t`${name} deleted.`,
    after: (_, node) => {
      const gone = new Set(withBelow(node).map((each) => each.id));
      queries.setQueryData(queryKey, (list) => list?.filter(({ _id = "" }) => !gone.has(_id)));
    },
  });

  /** Saves texts that were edited from `before`. Merges others' changes, but saves nothing if there is a conflict. */
  const save = (id: string, before: CategoryTexts, mine: CategoryTexts): Promise<Saved> =>
    inTurn(() =>
      retried(async (): Promise<Saved> => {
        const category = await readCategory(client, id);
        if (!category) return { is: "gone" };
        const theirs = textsOf(category);
        const { merged, clashes } = mergeDocs(TEXTS, before, mine, theirs);
        if (clashes.length > 0) return { is: "clash", texts: theirs };
        const changes = changesOf(theirs, merged);
        if (Object.keys(changes).length === 0) return { is: "saved", texts: theirs };
        const saved = await client.categories.updateCategory(
          id,
          { ...changes, ...(category.revision !== undefined && { revision: category.revision }) },
          { treeReference: TREE, fields: ["DESCRIPTION"] },
        );
        void reread(queries, CATEGORIES);
        return { is: "saved", texts: textsOf(saved) };
      }),
    );

  return { move, show, create, remove, save, inTurn };
}

/** Retries a write once with the current revision: any other change of the tree makes it outdated. */
async function retried<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === ATTEMPTS || !isOutdated(error)) throw error;
    }
  }
}

/** The ids of the visible descendants of a category. */
function shownBelow(node: CategoryNode): string[] {
  return withBelow(node)
    .slice(1)
    .flatMap(({ id, category }) => (category.visible ? [id] : []));
}

function shownText(name: string, below: number): string {
  return below > 0 ? t`${name} is shown. What is below it stays as it is.` : t`${name} is shown.`;
}

function hiddenText(name: string, count: number): string {
  return plural(
    { count },
    {
      0: `${name} is hidden.`,
      one: `${name} is hidden, with # subcategory.`,
      other: `${name} is hidden, with # subcategories.`,
    },
  );
}
