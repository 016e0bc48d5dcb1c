import { msg, t } from "@lingui/core/macro";
import { i18n, type MessageDescriptor } from "@lingui/core";
import clsx from "clsx";
import { lift, toggleMark, wrapIn } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { redo, undo } from "prosemirror-history";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isComposing } from "../../../lib/keys";
import { safeHref } from "../../../lib/safeHref";
import { Button, Icon, type IconName, TextField } from "../../../ui";
import { schema } from "./schema";

interface Tool {
  label: MessageDescriptor;
  face: ReactNode;
  isOn: (state: EditorState) => boolean;
  run: (state: EditorState) => Command;
}

const { paragraph, heading, bulletedList, orderedList, listItem, blockquote } = schema.nodes;
const { bold, italic, underline, link } = schema.marks;

function hasMark({ doc, selection: { from, to, empty, $from }, storedMarks }: EditorState, type: typeof bold): boolean {
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

/** Whether the selection stands in a block of this type. */
function isWithin({ selection: { $from } }: EditorState, type: typeof paragraph): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);
}

const icon = (name: IconName) => <Icon name={name} size={18} />;

const markTool = (label: MessageDescriptor, type: typeof bold, face: ReactNode): Tool => ({
  label,
  face,
  isOn: (state) => hasMark(state, type),
  run: () => toggleMark(type),
});

const listTool = (label: MessageDescriptor, type: typeof bulletedList, face: IconName): Tool => ({
  label,
  face: icon(face),
  isOn: (state) => isWithin(state, type),
  run: (state) => (isWithin(state, type) ? liftListItem(listItem) : wrapInList(type)),
});

const TOOLS: readonly Tool[] = [
  markTool(msg`Bold`, bold, icon("bold")),
  markTool(msg`Italic`, italic, icon("italic")),
  markTool(msg`Underline`, underline, icon("underline")),
  listTool(msg`Bulleted list`, bulletedList, "bullets"),
  listTool(msg`Numbered list`, orderedList, "numbers"),
  {
    label: msg`Quote`,
    face: icon("quote"),
    isOn: (state) => isWithin(state, blockquote),
    run: (state) => (isWithin(state, blockquote) ? lift : wrapIn(blockquote)),
  },
];

/** Changes the selected blocks, which keep their further data. */
const setKind =
  (type: typeof heading, level?: number): Command =>
  ({ tr, selection: { from, to } }, dispatch) => {
    const attrs = (node: Node) => ({ kept: node.attrs.kept as unknown, ...(level && { level }) });
    dispatch?.(tr.setBlockType(from, to, type, attrs).scrollIntoView());
    return true;
  };

/** The kinds of a text's block, by the value of the select. */
const KINDS: readonly { value: string; label: MessageDescriptor; run: Command }[] = [
  { value: "0", label: msg`Text`, run: setKind(paragraph) },
  { value: "2", label: msg`Heading`, run: setKind(heading, 2) },
  { value: "3", label: msg`Small heading`, run: setKind(heading, 3) },
];

function kindOf({ selection: { $from } }: EditorState): string {
  const { type, attrs } = $from.parent;
  return type === heading ? (Number(attrs.level) <= 2 ? "2" : "3") : "0";
}

interface Props {
  label: string;
  state: EditorState;
  /** Runs a command on the text, which then has the focus. */
  run: (command: Command) => void;
}

/** The buttons above an editor; arrow keys move between them. */
export function Toolbar({ label, state, run }: Props) {
  const [linking, setLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const hasLink = hasMark(state, link);
  const buttons = [
    ...TOOLS.map(({ label: name, face, isOn, run: commandOf }) => ({
      name: i18n._(name),
      face,
      pressed: isOn(state),
      disabled: !commandOf(state)(state),
      act: () => run(commandOf(state)),
    })),
    {
      name: t`Link`,
      face: icon("link"),
      pressed: hasLink,
      disabled: state.selection.empty && !hasLink,
      act: () => setLinking(!linking),
    },
    { name: t`Undo typing`, face: icon("undo"), disabled: !undo(state), act: () => run(undo) },
    { name: t`Redo typing`, face: icon("redo"), disabled: !redo(state), act: () => run(redo) },
  ];
  const move = (event: React.KeyboardEvent) => {
    const forward = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.target instanceof HTMLSelectElement) return;
    const step = event.key === forward ? 1 : -1;
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    bar.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
    event.preventDefault();
  };
  return (
    <div className="border-b border-line">
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        className="flex flex-wrap items-center gap-1 p-1"
        onKeyDown={move}
      >
        <select
          aria-label={t`Kind of text`}
          className="h-9 rounded-sm bg-transparent px-2 text-sm"
          value={kindOf(state)}
          onChange={({ target }) => {
            const kind = KINDS.find(({ value }) => value === target.value);
            if (kind) run(kind.run);
          }}
        >
          {KINDS.map(({ value, label: kind }) => (
            <option key={value} value={value}>
              {i18n._(kind)}
            </option>
          ))}
        </select>
        {buttons.map(({ name, face, disabled, act, ...rest }, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={"pressed" in rest ? rest.pressed : undefined}
            aria-disabled={disabled || undefined}
            tabIndex={index === current ? 0 : -1}
            className={clsx(
              "inline-flex size-9 items-center justify-center rounded-sm text-sm hover:bg-sunken",
              "pressed" in rest && rest.pressed && "bg-sunken font-semibold",
              disabled && "opacity-40",
            )}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => {
              if (!disabled) act();
            }}
          >
            {face}
          </button>
        ))}
      </div>
      {linking && <LinkForm state={state} run={run} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** The link at the selection: its whole extent without a selected text. */
function linkAt({ doc, selection: { from, to, empty, $from } }: EditorState) {
  const found = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!empty || !found) return { from, to, mark: found };
  let [start, end] = [$from.pos, $from.pos];
  const base = $from.start();
  $from.parent.forEach((node, offset) => {
    const [left, right] = [base + offset, base + offset + node.nodeSize];
    if (found.isInSet(node.marks) && left <= from && from <= right) [start, end] = [left, right];
  });
  return { from: start, to: Math.min(end, doc.content.size), mark: found };
}

/** The form for a link's address. */
function LinkForm({ state, run, onClose }: Omit<Props, "label"> & { onClose: () => void }) {
  const [{ from, to, mark }] = useState(() => linkAt(state));
  const [address, setAddress] = useState<string>(mark ? String(mark.attrs.href) : "");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const href = safeHref(/^[\w-]+(?:\.[\w-]+)+/.test(address.trim()) ? `https://${address.trim()}` : address.trim());
  const end = (isLink: boolean) => {
    run(({ tr }, dispatch) => {
      tr.removeMark(from, to, link);
      if (isLink) tr.addMark(from, to, link.create({ ...mark?.attrs, href }));
      dispatch?.(tr);
      return true;
    });
    onClose();
  };
  const problem =
    address.trim() !== "" && href === null ? t`is no web address, email address or phone link` : undefined;
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line p-3">
      <TextField
        ref={field}
        className="min-w-48 grow"
        label={t`Address of the link`}
        value={address}
        placeholder="https://"
        error={problem}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event)) {
            event.preventDefault();
            if (href !== null) end(true);
          } else if (event.key === "Escape") {
            event.stopPropagation();
            onClose();
            run(() => true);
          }
        }}
      />
      <Button size="small" reason={href === null ? t`Type the address first.` : undefined} onClick={() => end(true)}>
        {t`Set the link`}
      </Button>
      {mark && (
        <Button size="small" look="outline" onClick={() => end(false)}>
          {t`Remove the link`}
        </Button>
      )}
    </div>
  );
}
