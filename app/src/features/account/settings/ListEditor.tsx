import { t } from "@lingui/core/macro";
import { useAction } from "../../../lib/resource";
import { type ReactNode, useEffect, useId, useState } from "react";
import { errorText } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";

type Step<Item> = (items: readonly Item[]) => Item[];

interface Props<Item> {
  items: readonly Item[];
  /** An entry's stable key. */
  keyOf: (item: Item) => string;
  /** The entry's name, with a note and further content below it. */
  describe: (item: Item) => { name: string; note?: string | undefined; body?: ReactNode };
  addLabel: string;
  /** Applies a change to the current list, and saves it. */
  save: (step: Step<Item>) => Promise<void>;
  form: (entry: EntryProps<Item>) => ReactNode;
}

/** The props of an entry's form. */
export interface EntryProps<Item> {
  /** The entry; undefined for a new one. */
  item: Item | undefined;
  index: number;
  /** Saves the entry, and rejects if the platform refuses. */
  keep: (item: Item) => Promise<void>;
  cancel: () => void;
}

/** A list whose entries can be added, edited, removed and restored. */
export function ListEditor<Item>({ items, keyOf, describe, addLabel, save, form }: Props<Item>) {
  const id = useId();
  const [open, setOpen] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ item: Item; index: number } | null>(null);
  const {
    run,
    reset,
    input,
    busy: isBusy,
    error,
  } = useAction({
    do: ({ step }: { index: number; step: Step<Item>; then: () => void }) => save(step),
    after: (_, { then }) => {
      then();
    },
  });
  const busy = isBusy ? input?.index : undefined;
  const [focusNext, setFocusNext] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (focusNext !== null) document.getElementById(focusNext.id)?.focus();
  }, [focusNext]);

  const close = (index: number) => {
    setFocusNext({ id: index < items.length ? `${id}-edit-${index}` : `${id}-add` });
    setOpen(null);
  };
  const openAt = (index: number) => {
    setRemoved(null);
    reset();
    setOpen(index);
  };
  const is = (one: Item) => (other: Item) => keyOf(one) === keyOf(other);
  const keep = (index: number) => async (item: Item) => {
    const before = items[index];
    await save((now) => {
      const at = before === undefined ? -1 : now.findIndex(is(before));
      return at < 0 ? [...now, item] : now.toSpliced(at, 1, item);
    });
    close(index);
  };
  const attempt = (index: number, step: Step<Item>, then: () => void) => {
    if (!isBusy) run({ index, step, then });
  };
  const remove = (item: Item, index: number) => {
    attempt(
      index,
      (now) => now.filter((other) => !is(item)(other)),
      () => {
        setFocusNext({ id: `${id}-undo` });
        setRemoved({ item, index });
      },
    );
  };
  const putBack = (entry: { item: Item; index: number }) => {
    attempt(
      -1,
      (now) => now.toSpliced(entry.index, 0, entry.item),
      () => {
        setFocusNext({ id: `${id}-edit-${entry.index}` });
        setRemoved(null);
      },
    );
  };

  return (
    <div>
      {items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((item, index) => {
            if (open === index) {
              return (
                <li key={keyOf(item)} className="py-5">
                  {form({ item, index, keep: keep(index), cancel: () => close(index) })}
                </li>
              );
            }
            const { name, note, body } = describe(item);
            return (
              <li key={keyOf(item)} className="flex flex-wrap items-center gap-x-4 py-2">
                <div className="min-w-0 flex-1 py-1.5">
                  <p className="break-words">
                    {body ?? name}
                    {note && <span className="ms-3 rounded-full bg-sunken px-2.5 py-0.5 text-xs">{note}</span>}
                  </p>
                </div>
                <div className="-me-2 flex">
                  <Button
                    look="quiet"
                    id={`${id}-edit-${index}`}
                    aria-label={t`Edit ${name}`}
                    className="text-sm"
                    onClick={() => openAt(index)}
                  >
                    {t`Edit`}
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={t`Remove ${name}`}
                    className="text-sm"
                    busy={busy === index}
                    onClick={() => remove(item, index)}
                  >
                    {t`Remove`}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {items.length === 0 && open === null && <p className="text-soft">{t`None yet.`}</p>}
      <div role="status">
        {removed !== null && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
            {t`${{ name: describe(removed.item).name }} removed.`}
            <Button
              look="quiet"
              id={`${id}-undo`}
              className="text-sm"
              busy={busy === -1}
              onClick={() => putBack(removed)}
            >
              {t`Undo`}
            </Button>
          </p>
        )}
      </div>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          {errorText(error)}
        </Notice>
      )}
      {open === items.length ? (
        <div className="py-5">
          {form({
            item: undefined,
            index: items.length,
            keep: keep(items.length),
            cancel: () => close(items.length),
          })}
        </div>
      ) : (
        <Button look="outline" id={`${id}-add`} className="mt-4" onClick={() => openAt(items.length)}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}

/** The buttons of an entry's form. */
export function EntryActions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="col-span-full flex gap-4">
      <Button type="submit" busy={busy}>
        {t`Save`}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </div>
  );
}

/** Focuses a field when it opens. */
export function useFirstFocus(fieldId: string): void {
  useEffect(() => {
    document.getElementById(fieldId)?.focus();
  }, [fieldId]);
}
