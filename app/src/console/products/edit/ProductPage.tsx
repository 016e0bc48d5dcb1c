import { catalogEditorOf } from "@cartwright/sdk/owner";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate, useParams } from "../../../lib/router";
import { Badge, Button, Notice } from "../../../ui";
import { useConsole } from "../../session/client";
import { Conflicts } from "../../kit/draft/Conflicts";
import { SaveBar } from "../../kit/draft/SaveBar";
import { useSite } from "../../session/site";
import { QueryContent } from "../../kit/ui/QueryContent";
import { ActsMenu } from "../../kit/ui/ActsMenu";
import { Confirm } from "../../kit/ui/Confirm";
import { BackLink, MissingScreen, ScreenHeading } from "../../kit/ui/ScreenHeading";
import { useAct } from "../../kit/useAct";
import { PRODUCTS, useMoney } from "../queries";
import { useVisibility } from "../useVisibility";
import { entryId } from "./changes";
import { DetailsFields, MoreFields } from "./DetailsFields";
import { DigitalFiles } from "./DigitalFiles";
import { InfoSections } from "./InfoSections";
import { MediaEditor } from "./MediaEditor";
import type { Details, Edit, ListName, Row } from "./model";
import { ModifiersEditor } from "./ModifiersEditor";
import { OptionsEditor } from "./OptionsEditor";
import { OwnSections } from "./OwnSections";
import { PlansEditor } from "./PlansEditor";
import { PriceFields } from "./PriceFields";
import { type EditProblem, entryProblems, problemsOf, refusedEntries } from "./problems";
import { ProductCategories } from "./ProductCategories";
import { infoSectionsQuery, type Loaded, productQuery } from "./queries";
import { useProductEdit } from "./useProductEdit";
import { VariantGrid } from "./VariantGrid";
import { fieldTextOf } from "./messages";

/** The editing screen of a product. */
export function ProductPage() {
  const { id = "" } = useParams();
  const { client } = useConsole();
  return (
    <QueryContent query={useQuery(productQuery(client, id))} failure={t`The product could not be loaded`} height="h-96">
      {(loaded) =>
        loaded ? (
          <Editor key={id} id={id} loaded={loaded} />
        ) : (
          <MissingScreen title={t`Product not found`} to="/owner/products">{t`To the products`}</MissingScreen>
        )
      }
    </QueryContent>
  );
}

function Editor({ id, loaded }: { id: string; loaded: Loaded }) {
  const { client } = useConsole();
  const { product } = loaded;
  const site = useSite();
  const money = useMoney(product.currency);
  const state = useProductEdit(id, loaded);
  const { doc: edit, before, change } = state;
  const { data: sections } = useQuery({ ...infoSectionsQuery(client), enabled: site.can("sharedLists") });
  const [problems, setProblems] = useState<readonly EditProblem[]>([]);
  const details = (changed: Partial<Details>) => change((now) => ({ ...now, details: { ...now.details, ...changed } }));
  const rows = (step: (rows: readonly Row[]) => readonly Row[]) => change((now) => ({ ...now, rows: step(now.rows) }));
  const save = async () => {
    const found = problemsOf(edit, money);
    setProblems(found);
    if (found.length === 0) await state.save();
    else document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  useSaveKey(state.changes.length > 0, save);
  const fieldText = fieldTextOf({
    currency: money.currency,
    names: new Map([
      ...(sections ?? []).map(({ id: section, name }) => [section, name] as const),
      ...(product.infoSections ?? []).map(({ _id = "", title = "" }) => [_id, title] as const),
    ]),
  });
  const refused = state.refusal ? refusedEntries(state.refusal.error, state.refusal.sent) : [];
  const ofEntries = [...entryProblems(edit, money), ...refused];
  /** The common props of the list editors. */
  const listOf = <Name extends ListName>(name: Name) => ({
    entries: edit[name],
    money,
    problemAt: (key?: string, field?: string) => {
      const fieldId = key === undefined || field === undefined ? name : entryId(name, key, field);
      return ofEntries.find((problem) => problem.id === fieldId)?.short;
    },
    onChange: (step: (entries: Edit[Name]) => Edit[Name]) => change((now) => ({ ...now, [name]: step(now[name]) })),
  });
  const visibility = useVisibility();
  const [only] = edit.rows;
  return (
    <>
      <BackLink to="/owner/products">{t`All products`}</BackLink>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <ScreenHeading className="break-words">{before.details.name || t`Product`}</ScreenHeading>
          <Badge tone={before.details.visible ? "good" : "plain"}>
            {before.details.visible ? t`Shown` : t`Hidden`}
          </Badge>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {product.visible ? (
            <Link to={`/product/${product.slug ?? ""}`} className="link inline-flex min-h-11 items-center text-sm">
              {t`View in the shop`}
            </Link>
          ) : (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
              {t`Shoppers do not see it yet.`}
              <Button
                size="small"
                busy={visibility.busy}
                onClick={() => void visibility.run({ products: [product], visible: true })}
              >
                {t`Show in the shop`}
              </Button>
            </p>
          )}
          <ProductMenu id={id} name={before.details.name} />
        </div>
      </div>
      <Conflicts edits={state} fieldText={fieldText} />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-5">
          <DetailsFields product={product} details={edit.details} onChange={details} />
          {edit.options.length === 0 && only && (
            <PriceFields
              row={only}
              money={money}
              isDigital={product.productType === "DIGITAL"}
              onChange={(cell, value) =>
                rows((all) => all.map((row) => (row.key === only.key ? { ...row, [cell]: value } : row)))
              }
            />
          )}
          {product.productType === "DIGITAL" && (
            <Limited reason={site.gap("digitalFiles")}>
              <DigitalFiles edit={edit} onChange={(step) => change((now) => ({ ...now, files: step(now.files) }))} />
            </Limited>
          )}
          <OptionsEditor edit={edit} before={before} onChange={change} />
        </div>
        <div className="min-w-0 space-y-5">
          <MediaEditor media={edit.media} onChange={(step) => change((now) => ({ ...now, media: step(now.media) }))} />
          <ProductCategories product={product} />
        </div>
        {edit.options.length > 0 && (
          <div className="min-w-0 xl:col-span-2">
            <VariantGrid edit={edit} before={before} money={money} onRows={rows} />
          </div>
        )}
        <div className="-mb-5 min-w-0 gap-5 *:mb-5 *:break-inside-avoid xl:col-span-2 xl:columns-2">
          <MoreFields details={edit.details} onChange={details} />
          {!site.can("sharedLists") ? (
            <OwnSections {...listOf("sections")} />
          ) : (
            <InfoSections product={product} details={edit.details} onChange={details} />
          )}
          <Limited reason={site.gap("modifiers")}>
            <ModifiersEditor {...listOf("modifiers")} />
          </Limited>
          <Limited reason={site.gap("subscriptions")}>
            <PlansEditor
              {...listOf("plans")}
              oneTime={edit.details.oneTime}
              onOneTime={(oneTime) => details({ oneTime })}
            />
          </Limited>
        </div>
      </div>
      <SaveBar
        edits={state}
        fieldText={fieldText}
        problems={[...problems, ...refused]}
        busy={state.busy}
        onSave={save}
        onDiscard={() => setProblems([])}
      />
    </>
  );
}

/** Ctrl+S and Cmd+S save. */
function useSaveKey(isReady: boolean, save: () => Promise<void>): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (isReady) void save();
  });
  useEffect(() => {
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", listen);
    };
  }, []);
}

interface Props {
  /** Why the part is disabled; undefined if it is not. */
  reason: string | undefined;
  children: ReactNode;
}

/** A part of a screen; disabled, with the reason, if the site's catalog lacks it. */
function Limited({ reason, children }: Props) {
  if (reason === undefined) return children;
  return (
    <div>
      <Notice tone="plain" className="mb-2">
        {reason}
      </Notice>
      <div inert className="opacity-55">
        {children}
      </div>
    </div>
  );
}

/** The menu with the act that deletes a product, after a confirmation. */
function ProductMenu({ id, name }: { id: string; name: string }) {
  const { client } = useConsole();
  const go = useNavigate();
  const { attempt } = useAct({
    do: async () => (await catalogEditorOf(client)).delete(id),
    success: () => t`${name} is deleted.`,
    after: () => go("/owner/products"),
    touches: [PRODUCTS],
  });
  const confirmation = (close: () => void) => (
    <Confirm title={t`Delete the product`} act={t`Delete ${name}`} danger onClose={close} onConfirm={() => attempt()}>
      <p>{t`Its variants, stock and pictures are deleted with it. Orders keep what was bought. Hiding a product can be undone; deleting it cannot.`}</p>
    </Confirm>
  );
  return <ActsMenu acts={[{ label: t`Delete the product`, danger: true, dialog: confirmation }]} />;
}
