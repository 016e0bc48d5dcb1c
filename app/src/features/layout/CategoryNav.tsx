import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import clsx from "clsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, NavLink, useLocation, useSearchParams } from "../../lib/router";
import { useCatalog } from "../../lib/useShop";
import { Icon, Picture } from "../../ui";
import { type CategoryNode, categoryTree, collectionsQuery } from "../catalog";

const TOP_LINK =
  "inline-flex min-h-11 items-center border-b-2 border-transparent text-sm whitespace-nowrap hover:border-edge aria-[current=page]:border-brand aria-[current=page]:font-medium";

const NONE = [] as const;

/** Hover intent: a pointer passing by opens nothing, and one that leaves briefly closes nothing. */
const OPEN_MS = 120;
const CLOSE_MS = 300;

/** The category tree; empty while loading. */
export function useCategoryTree(): readonly CategoryNode[] {
  const { data } = useResource(collectionsQuery(useCatalog()));
  return useMemo(() => (data ? categoryTree(data) : NONE), [data]);
}

/** The open panel: its category, its history entry, and whether it was opened by hovering. */
interface OpenPanel {
  id: string;
  at: string;
  hovered: boolean;
}

/**
 * The categories in the header: links, with a panel below each that has subcategories. A panel opens on hover or by
 * its button, and closes on Escape.
 */
export function CategoryNav({ className }: { className?: string }) {
  const tree = useCategoryTree();
  const { key } = useLocation();
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const openId = open?.at === key ? open.id : null;
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (run: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
  // Closes on Escape wherever the focus is, as hovering may have opened it, and on a focus or press outside.
  useEffect(() => {
    if (openId === null) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(null);
      const toggle = nav.current?.querySelector<HTMLElement>(`[aria-controls="panel-${openId}"]`);
      if (nav.current?.contains(document.activeElement)) toggle?.focus();
    };
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setOpen(null);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onFocus);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onFocus);
    };
  }, [openId]);
  return (
    <nav
      ref={nav}
      aria-label={t`Categories`}
      className={clsx("relative", className)}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => later(() => setOpen((panel) => (panel?.hovered ? null : panel)), CLOSE_MS)}
    >
      <ul className="flex min-h-12 flex-wrap gap-x-5">
        {tree.map((category) => (
          <TopCategory
            key={category.id}
            category={category}
            open={openId === category.id}
            onHover={() => {
              const show = (panel: OpenPanel | null) =>
                panel?.at === key && !panel.hovered ? panel : { id: category.id, at: key, hovered: true };
              later(() => setOpen(show), openId === null ? OPEN_MS : 0);
            }}
            onToggle={() => {
              clearTimeout(timer.current);
              // A click on the button of a panel that hovering opened keeps it open.
              const isPinned = openId === category.id && open?.hovered === false;
              setOpen(isPinned ? null : { id: category.id, at: key, hovered: false });
            }}
          />
        ))}
        <li>
          <AllProducts className={TOP_LINK} />
        </li>
      </ul>
    </nav>
  );
}

/** The link to all products, which the results of a search are not. */
export function AllProducts({ className }: { className: string }) {
  const To = useSearchParams().get("q") ? Link : NavLink;
  return (
    <To to="/search" className={className}>
      {t`All products`}
    </To>
  );
}

interface TopProps {
  category: CategoryNode;
  open: boolean;
  onHover: () => void;
  onToggle: () => void;
}

function TopCategory({ category, open, onHover, onToggle }: TopProps) {
  const { id, slug, name, description, image, children } = category;
  const link = (
    <NavLink to={`/collections/${slug}`} className={TOP_LINK}>
      <bdi>{name}</bdi>
    </NavLink>
  );
  if (children.length === 0) return <li>{link}</li>;
  return (
    <li
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") onHover();
      }}
    >
      <span className="inline-flex items-center">
        {link}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`panel-${id}`}
          aria-label={t`Categories in ${name}`}
          className={clsx("-me-2 inline-flex size-7 items-center justify-center rounded-full", open && "rotate-180")}
          onClick={onToggle}
        >
          <Icon name="chevron" size={16} />
        </button>
      </span>
      <div
        id={`panel-${id}`}
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 rounded-b-md border border-line bg-surface p-7 shadow-lg"
      >
        <div className="grid grid-cols-[minmax(0,1fr)_14rem] gap-10">
          <div>
            <ul className="columns-2 gap-8 xl:columns-3">
              {children.map((child) => (
                <li key={child.id} className="mb-3 break-inside-avoid">
                  <NavLink
                    to={`/collections/${child.slug}`}
                    className="inline-flex min-h-9 items-center font-medium hover:underline"
                  >
                    <bdi>{child.name}</bdi>
                  </NavLink>
                  {child.children.length > 0 && (
                    <ul className="text-sm text-soft">
                      {child.children.map((leaf) => (
                        <li key={leaf.id}>
                          <NavLink
                            to={`/collections/${leaf.slug}`}
                            className="inline-flex min-h-8 items-center hover:underline"
                          >
                            <bdi>{leaf.name}</bdi>
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
            <NavLink to={`/collections/${slug}`} end className="link mt-2 inline-flex min-h-9 items-center text-sm">
              {t`Everything in ${name}`}
            </NavLink>
          </div>
          <div>
            <div className="overflow-hidden rounded-sm">
              {open && <Picture image={image} sizes="14rem" ratio={0.7} alt="" />}
            </div>
            <p className="mt-2 text-sm text-soft">
              <bdi>{description}</bdi>
            </p>
          </div>
        </div>
      </div>
    </li>
  );
}
