import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useState } from "react";
import { Link, useNavigate, useParams } from "../../lib/router";
import { numberText } from "../../lib/money";
import { Badge } from "../../ui";
import { editorQuery } from "../session/catalog";
import { useConsole } from "../session/client";
import { KindList } from "../kit/form";
import { Confirm } from "../kit/ui/Confirm";
import { ActsMenu } from "../kit/ui/ActsMenu";
import { DialogButton } from "../kit/ui/DialogButton";
import { QueryContent } from "../kit/ui/QueryContent";
import { CategoryForm } from "./CategoryForm";
import { CategoryGoods } from "./CategoryGoods";
import { CategoryTree } from "./CategoryTree";
import { collections } from "./collections";
import { CreateDialog } from "./CreateDialog";
import { CategoryPlace } from "./CategoryPlace";
import { categoriesQuery } from "./queries";
import { type CategoryNode, type CategoryTree as Tree, trailOf, treeOf, withBelow } from "./tree";
import { useCategoryActs } from "./useCategoryActs";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { Switch } from "../kit/ui/Switch";

const PATH = "/owner/categories";

/** The categories of the shop; on a site of catalog v1, its collections. */
export function CategoriesPage() {
  const { client } = useConsole();
  return (
    <QueryContent query={useQuery(editorQuery(client))} failure={t`The categories could not be loaded`} height="h-60">
      {({ version }) => (version === 1 ? <KindList name="collections" kind={collections} /> : <Categories />)}
    </QueryContent>
  );
}

function Categories() {
  const { client } = useConsole();
  const { id = "" } = useParams();
  const go = useNavigate();
  const query = useQuery(categoriesQuery(client));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const acts = useCategoryActs();
  const tree = query.data && treeOf(query.data);
  const node = tree?.byId.get(id);
  const open = tree && node ? new Set([...opened, ...trailOf(tree, id).map((above) => above.id)]) : opened;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading about={id}>{node ? node.name : t`Categories`}</ScreenHeading>
        <DialogButton
          reason={tree ? undefined : t`Loading…`}
          dialog={(close) =>
            tree && (
              <CreateDialog
                tree={tree}
                parent={node?.id ?? null}
                onClose={close}
                onCreate={async (name, parent, visible) => {
                  const made = await acts.create.attempt({ name, parent, visible });
                  go(`${PATH}/${made._id}`);
                }}
              />
            )
          }
        >
          {t`New category`}
        </DialogButton>
      </div>
      <QueryContent query={{ ...query, data: tree }} failure={t`The categories could not be loaded`} height="h-60">
        {(shown) => (
          <div
            className={clsx(
              "grid items-start gap-6",
              node || id ? "lg:grid-cols-[minmax(16rem,1fr)_2fr]" : "max-w-3xl",
            )}
          >
            <div className={`rounded-md border border-line bg-surface p-3 ${node ? "max-lg:hidden" : ""}`}>
              {shown.top.length === 0 ? (
                <p className="p-3 text-soft">{t`There are no categories yet.`}</p>
              ) : (
                <CategoryTree
                  tree={shown}
                  open={open}
                  onOpen={setOpened}
                  onMove={(moved, position) => void acts.move.run({ tree: shown, node: moved, position })}
                />
              )}
            </div>
            {node && <Detail key={node.id} tree={shown} node={node} acts={acts} onLeave={() => go(PATH)} />}
            {!node && id && <p>{t`This category does not exist.`}</p>}
          </div>
        )}
      </QueryContent>
    </>
  );
}

interface DetailProps {
  tree: Tree;
  node: CategoryNode;
  acts: ReturnType<typeof useCategoryActs>;
  onLeave: () => void;
}

function Detail({ tree, node, acts, onLeave }: DetailProps) {
  const { id, category } = node;
  const trail = trailOf(tree, id);
  const isShown = category.visible === true;
  return (
    <div className="min-w-0 space-y-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <nav aria-label={t`Categories above`} className="min-w-0 basis-full">
          <ol className="flex flex-wrap items-center gap-x-2">
            <li className="lg:hidden">
              <Link to={PATH} className="link inline-flex min-h-11 items-center">{t`All categories`}</Link>
            </li>
            {trail.map((above, index) => (
              <li key={above.id} className="flex items-center gap-2">
                <span aria-hidden="true" className={index === 0 ? "lg:hidden" : ""}>
                  /
                </span>
                <Link to={`${PATH}/${above.id}`} className="link inline-flex min-h-11 items-center">
                  {above.name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <Switch
          checked={isShown}
          onChange={(visible) => acts.show.run({ node, visible })}
        >{t`Shown in the shop`}</Switch>
        {isShown ? (
          <Link to={`/collections/${category.slug ?? ""}`} className="link inline-flex min-h-11 items-center">
            {t`View in the shop`}
          </Link>
        ) : (
          <Badge tone="plain">{t`Hidden`}</Badge>
        )}
        <span className="ms-auto">
          <ActsMenu
            acts={[
              {
                label: t`Delete`,
                danger: true,
                dialog: (close) => (
                  <DeleteDialog
                    node={node}
                    onClose={close}
                    onDelete={async () => {
                      await acts.remove.attempt(node);
                      onLeave();
                    }}
                  />
                ),
              },
            ]}
          />
        </span>
      </div>
      <CategoryForm category={category} onSave={(before, mine) => acts.save(id, before, mine)} />
      <CategoryPlace tree={tree} node={node} onMove={(position) => void acts.move.run({ tree, node, position })} />
      <CategoryGoods node={node} inTurn={acts.inTurn} />
    </div>
  );
}

interface DeleteProps {
  node: CategoryNode;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

function DeleteDialog({ node, onClose, onDelete }: DeleteProps) {
  const below = withBelow(node).slice(1);
  const goods = withBelow(node).reduce((sum, { category }) => sum + (category.itemCounter ?? 0), 0);
  return (
    <Confirm danger title={t`Delete ${{ name: node.name }}?`} act={t`Delete`} onClose={onClose} onConfirm={onDelete}>
      {below.length > 0 && (
        <>
          <p>
            {plural(
              { count: below.length },
              {
                one: "# category below it is deleted with it:",
                other: "# categories below it are deleted with it:",
              },
            )}
          </p>
          <ul className="list-disc ps-6">
            {below.slice(0, MAX_NAMED).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {below.length > MAX_NAMED && <li>{t`and ${{ count: numberText(below.length - MAX_NAMED) }} more`}</li>}
          </ul>
        </>
      )}
      <p>
        {goods > 0
          ? plural(
              { count: goods },
              {
                one: "# product is in it. It stays in the shop, without this category.",
                other: "# products are in it. They stay in the shop, without this category.",
              },
            )
          : t`It has no products.`}
      </p>
      <p>{t`Links to it stop working. This cannot be undone.`}</p>
    </Confirm>
  );
}

const MAX_NAMED = 10;
