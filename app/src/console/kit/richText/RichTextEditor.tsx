import { t } from "@lingui/core/macro";
import type { Node } from "prosemirror-model";
import { baseKeymap, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ControlProps } from "../../../ui";
import { docOfHtml, htmlOfDoc } from "./html";
import { docOfNodes, nodesOfDoc } from "./nodes";
import { schema } from "./schema";
import { type Described, describedBy } from "./text";
import { Toolbar } from "./Toolbar";

export interface EditorProps extends ControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A value with its document and its writer. */
function readValue(value: string) {
  const described = describedBy(value);
  if ("plainDescription" in described) {
    const write = (doc: Node): Described => ({ plainDescription: htmlOfDoc(doc) });
    return { value, doc: docOfHtml(described.plainDescription), write };
  }
  const { nodes = [], ...rest } = described.description;
  const write = (doc: Node): Described => ({ description: { ...rest, nodes: nodesOfDoc(doc) } });
  return { value, doc: docOfNodes(nodes), write };
}

const { heading, bulletedList, orderedList, listItem, blockquote, lineBreak } = schema.nodes;
const { bold, italic, underline } = schema.marks;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
};

const PLUGINS = [
  history(),
  keymap({
    "Mod-b": toggleMark(bold),
    "Mod-i": toggleMark(italic),
    "Mod-u": toggleMark(underline),
    "Mod-z": undo,
    "Mod-y": redo,
    "Mod-Shift-z": redo,
    "Shift-Enter": breakLine,
    "Mod-]": sinkListItem(listItem),
    "Mod-[": liftListItem(listItem),
    Enter: splitListItem(listItem),
  }),
  keymap(baseKeymap),
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, bulletedList),
      wrappingInputRule(/^1[.)]\s$/, orderedList),
      wrappingInputRule(/^\s*>\s$/, blockquote),
      textblockTypeInputRule(/^(#{2,3})\s$/, heading, ([, signs = ""]) => ({ level: signs.length })),
    ],
  }),
];

const stateOf = (doc: Node): EditorState => EditorState.create({ doc, plugins: PLUGINS });

/** An editor of formatted text. `Tab` leaves it; `Ctrl` and the brackets move an item of a list in and out. */
export function RichTextEditor({ label, value, onChange, ...control }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [source, setSource] = useState(() => readValue(value));
  const [shown, setShown] = useState(value);
  const [state, setState] = useState(() => stateOf(source.doc));
  if (value !== shown) {
    // A value from elsewhere: a discarded edit, or another person's text.
    const next = readValue(value);
    setSource(next);
    setShown(value);
    setState(stateOf(next.doc));
  }
  const apply = useEffectEvent((transaction: Transaction) => {
    // The view's state: two transactions may come before a render.
    const next = (view.current?.state ?? state).apply(transaction);
    view.current?.updateState(next);
    setState(next);
    if (!transaction.docChanged) return;
    // An edit that was taken back has the value of before, as it was written.
    const written = next.doc.eq(source.doc) ? source.value : JSON.stringify(source.write(next.doc));
    setShown(written);
    onChange(written);
  });
  const { id, "aria-invalid": invalid, "aria-describedby": describedBy } = control;
  const attributes = useEffectEvent(() => ({
    ...{ id, role: "textbox", "aria-multiline": "true", "aria-label": label, dir: "auto" },
    ...(invalid && { "aria-invalid": "true" }),
    ...(describedBy && { "aria-describedby": describedBy }),
    class: "prose-shop max-w-none min-h-24 px-4 py-3 outline-none",
  }));
  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: stateOf(schema.topNodeType.createAndFill() as Node),
      dispatchTransaction: (transaction) => apply(transaction),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    if (view.current?.state !== state) view.current?.updateState(state);
  }, [state]);
  useEffect(() => view.current?.setProps({ attributes: attributes() }), [id, label, invalid, describedBy]);
  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, (transaction) => current.dispatch(transaction));
    current.focus();
  };
  return (
    <div className="rounded-sm border border-edge bg-surface focus-within:outline-2 focus-within:outline-offset-1">
      <Toolbar label={t`Formatting of ${label}`} state={state} run={run} />
      <div ref={place} className="max-h-112 overflow-y-auto" />
    </div>
  );
}
