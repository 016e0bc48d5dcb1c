import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { useId, useRef, useState } from "react";
import { Button } from "../../../ui";
import type { OpenedDialog } from "./DialogButton";

/** An act on an entry: it runs at once, or opens a dialog. */
export interface EntryAct {
  label: string;
  danger?: boolean;
  busy?: boolean;
  /** Why the act is disabled. */
  reason?: string | undefined;
  run?: () => void;
  dialog?: OpenedDialog;
}

interface Props {
  acts: readonly EntryAct[];
  /** The name of the entry in a list: the button is small, and screen readers hear the name with each act. */
  name?: string;
}

/** A button that opens a menu of the rarer acts on an entry. */
export function ActsMenu({ acts, name }: Props) {
  const id = useId();
  const anchor = `--${id}`;
  const menu = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<{ open: OpenedDialog }>();
  const labelOf = (label: string) => (name === undefined ? undefined : `${label}: ${name}`);
  const choose = ({ busy, reason, run, dialog: open }: EntryAct) => {
    if (busy || reason !== undefined) return;
    menu.current?.hidePopover();
    run?.();
    if (open) setDialog({ open });
  };
  if (acts.length === 0) return null;
  return (
    <>
      <Button
        look={name === undefined ? "outline" : "quiet"}
        size="small"
        className={clsx(name !== undefined && "size-11 no-underline!")}
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-label={labelOf(t`More`)}
      >
        {name === undefined ? t`More` : <span aria-hidden="true">•••</span>}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor }}
        className="min-w-44 rounded-md border border-line bg-surface p-1.5 text-sm text-ink shadow-2xl supports-[position-area:end]:inset-auto supports-[position-area:end]:m-0 supports-[position-area:end]:[position-area:block-end_span-inline-start] supports-[position-area:end]:[position-try-fallbacks:flip-block,flip-inline]"
      >
        <ul>
          {acts.map((act, index) => {
            const { label, danger, busy, reason } = act;
            const isDisabled = busy || reason !== undefined;
            return (
              <li key={label}>
                <button
                  type="button"
                  aria-label={labelOf(label)}
                  aria-disabled={isDisabled || undefined}
                  {...(reason !== undefined && { "aria-describedby": `${id}-${index}` })}
                  className={clsx(
                    "min-h-11 w-full max-w-72 rounded-sm px-3 py-2 text-start hover:bg-sunken aria-disabled:text-soft",
                    danger && "text-bad",
                  )}
                  onClick={() => choose(act)}
                >
                  {label}
                  {reason !== undefined && (
                    <span id={`${id}-${index}`} className="block text-xs">
                      {reason}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      {dialog?.open(() => setDialog(undefined))}
    </>
  );
}
