import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "../../lib/router";
import { isComposing } from "../../lib/keys";
import { useDebounced } from "../../lib/useDebounced";
import { useTheme } from "../../lib/useTheme";
import { Button, Icon, useModal } from "../../ui";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { addressOf, SCREENS } from "../shell/screens";
import { type Command, foundQuery, type Group, matching } from "./commands";

interface Props {
  onClose: () => void;
  onSignOut: () => void;
}

const PAUSE_MS = 200;

/** The command palette: a search field with its results below. The focus stays in the field. */
export function Palette({ onClose, onSignOut }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const go = useNavigate();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { groups, isSearching, failed } = useGroups(typed, onSignOut);
  // Opened before the paint, unlike other dialogs: keys typed right after the shortcut must reach the field.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Closed first, to restore the focus at once: the dialog's `close` event would come after a shortcut that reopens
  // the palette.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  useModal(dialog, true, close);

  const commands = groups.flatMap((group) => group.commands);
  const current = Math.min(active, commands.length - 1);
  const optionId = (command: Command | undefined) => (command ? `${id}-${command.id}` : undefined);
  const activeId = optionId(commands[current]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const choose = ({ to, run }: Command) => {
    close();
    if (to !== undefined) go(to);
    run?.();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const last = commands.length - 1;
    const next = { ArrowDown: current >= last ? 0 : current + 1, ArrowUp: current <= 0 ? last : current - 1 }[
      event.key
    ];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      return;
    }
    const command = commands[current];
    if (event.key === "Enter" && command) {
      event.preventDefault();
      choose(command);
    }
  };

  return (
    <dialog
      ref={dialog}
      data-palette=""
      aria-label={t`Search or go to`}
      onCancel={close}
      onClose={onClose}
      className="mx-auto mt-[10dvh] mb-auto max-h-[80dvh] w-[min(38rem,calc(100vw-2rem))] overflow-hidden rounded-md border border-line bg-page p-0 text-ink shadow-2xl open:flex open:flex-col"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon name="search" size={20} />
        <input
          role="combobox"
          aria-label={t`Search or go to`}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={t`A screen, a product, an order, a member …`}
          className="min-h-14 w-full min-w-0 bg-transparent outline-none placeholder:text-soft"
          value={typed}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
        />
        <Button look="text" size="small" className="px-1" onClick={close}>
          {t`Close`}
        </Button>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Search results`}
        className="min-h-0 flex-1 overflow-y-auto p-2"
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <p id={`${id}-${group.id}`} role="presentation" className="px-3 pt-3 pb-1 text-xs text-soft">
              {group.title}
            </p>
            {group.commands.map((command) => {
              const isActive = optionId(command) === activeId;
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
                <div
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isActive}
                  className={clsx(
                    "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-3 py-2",
                    isActive && "bg-sunken",
                  )}
                  onPointerMove={() => setActive(commands.indexOf(command))}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(command)}
                >
                  <span className="min-w-0 break-words">{command.label}</span>
                  {command.note && <span className="min-w-0 text-sm break-words text-soft">{command.note}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={clsx("px-5 py-3 text-sm text-soft", commands.length > 0 && !failed && "sr-only")}>
        {failed && t`Not everything could be searched.`}{" "}
        {isSearching
          ? t`Searching …`
          : plural({ count: commands.length }, { 0: "Nothing was found.", one: "# result", other: "# results" })}
      </p>
    </dialog>
  );
}

function useGroups(typed: string, onSignOut: () => void) {
  const { client } = useConsole();
  const [, chooseTheme] = useTheme();
  const text = typed.trim();
  const searched = useDebounced(text, PAUSE_MS);
  const site = useSite();
  const found = useQuery(foundQuery(client, searched));
  const isSearchable = text.length > 1;
  // Hide stale results: Enter must act on a visible command.
  const isCurrent = searched === text;
  const screens = [
    ...SCREENS.flatMap((screen) => {
      const { title, needs, views = [] } = screen;
      const to = addressOf(screen);
      const note = needs && site.gap(needs);
      const named = [
        ...(title ? [{ to, title }] : []),
        ...views.map((view) => ({ ...view, to: `${to}${view.query}` })),
      ];
      return named.map((each) => ({ id: each.to, to: each.to, label: i18n._(each.title), ...(note && { note }) }));
    }),
    { id: "shop", to: "/", label: t`To the shop` },
  ];
  const acts: Command[] = [
    { id: "light", label: t`Appearance: light`, run: () => chooseTheme("light") },
    { id: "dark", label: t`Appearance: dark`, run: () => chooseTheme("dark") },
    { id: "system", label: t`Appearance: system`, run: () => chooseTheme("system") },
    { id: "sign-out", label: t`Sign out`, run: onSignOut },
  ];
  const own: Group[] = [
    { id: "screens", title: t`Screens`, commands: matching(screens, text) },
    { id: "acts", title: t`Actions`, commands: matching(acts, text) },
  ];
  return {
    groups: [
      ...own.filter(({ commands }) => commands.length > 0),
      ...(isSearchable && isCurrent ? (found.data?.groups ?? []) : []),
    ],
    isSearching: isSearchable && (found.isFetching || !isCurrent),
    failed: isSearchable && (found.isError || found.data?.failed === true),
  };
}
