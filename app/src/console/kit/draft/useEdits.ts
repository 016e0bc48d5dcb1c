/** Edits of a document: kept as a draft in this tab, listed as changes, and merged by field with those of others. */
import { t } from "@lingui/core/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { recordOf } from "../../session/request";
import { done } from "../ui/toasts";
import { useDraft } from "./drafts";
import { type Clash, isSame, mergeDocs, type Part, type Path } from "./merge";

/** A state of a document, with what its next save needs to know of it, such as a revision. */
export interface Read<Doc, Version> {
  doc: Doc;
  version: Version;
}

export interface Draft<Doc, Version> {
  /** The version and the state that the changes began from. */
  version: Version;
  before: Doc;
  after: Doc;
}

interface Spec<Doc, Version> {
  /** The draft's name in the tab's storage. */
  name: string;
  part: Part<Doc>;
  /** The document as it was read last. */
  read: Read<Doc, Version>;
  isDoc: (value: unknown) => value is Doc;
  /** Whether a draft has a version; a document without versions has none. */
  isVersion?: (value: unknown) => value is Version;
  /** States with the keys that entries got when they were saved. */
  identified?: (doc: Doc, theirs: Doc) => Doc;
  /** The message when the screen is left with changes; none if absent. */
  left?: (doc: Doc) => string;
}

export interface Edits<Doc, Version> {
  before: Doc;
  doc: Doc;
  version: Version;
  /** The paths of the changed fields. */
  changes: readonly Path[];
  clashes: readonly Clash<Doc>[];
  /** The draft of this moment: acts of one event, and those after a call, see the changes before them. */
  latest: () => Draft<Doc, Version>;
  change: (step: (doc: Doc) => Doc) => void;
  set: (draft: Draft<Doc, Version>) => void;
  /** Merges the changes of a draft into the document as it is now. */
  rebase: (now: Read<Doc, Version>, from?: Draft<Doc, Version>) => { next: Draft<Doc, Version>; clashes: Clash<Doc>[] };
  /** Ends the draft of what was saved; what was typed meanwhile goes on as the next one. */
  settle: (sent: Doc, saved: Read<Doc, Version> | undefined) => void;
  /** Drops the changes; the message takes it back. */
  discard: () => void;
  keepMine: (id: string) => void;
  takeTheirs: (id: string) => void;
}

export function useEdits<Doc, Version>(spec: Spec<Doc, Version>): Edits<Doc, Version> {
  const { name, part, isDoc, isVersion = () => true, identified = (doc: Doc) => doc } = spec;
  const isDraft = (value: unknown): value is Draft<Doc, Version> => {
    const { before, after, version } = recordOf(value);
    return [before, after].every(isDoc) && isVersion(version);
  };
  const [draft, stage, forget] = useDraft<Draft<Doc, Version> | null>(name, null, isDraft);
  const [clashes, setClashes] = useState<readonly Clash<Doc>[]>([]);
  // A state from a save is newer than the document that was read before it.
  const [answer, setAnswer] = useState<{ over: Doc; now: Read<Doc, Version> }>();
  const base = answer && isSame(answer.over, spec.read.doc) ? answer.now : spec.read;
  const { version, before, after } = draft ?? { version: base.version, before: base.doc, after: base.doc };
  const changes = useMemo(() => (draft ? part.differences(draft.before, draft.after) : []), [draft, part]);
  const latest = useRef({ version, before, after });
  useEffect(() => {
    latest.current = { version, before, after };
  });
  const left = useRef(spec.left);
  useEffect(
    () => () => {
      const { before: began, after: typed } = latest.current;
      if (left.current && part.differences(began, typed).length > 0) done(left.current(typed));
    },
    [part],
  );

  const set = (next: Draft<Doc, Version>) => {
    latest.current = next;
    if (part.differences(next.before, next.after).length === 0) forget();
    else stage(next);
  };
  const end = () => {
    forget();
    setClashes([]);
  };
  const change = (step: (doc: Doc) => Doc) => set({ ...latest.current, after: step(latest.current.after) });
  const rebase = (now: Read<Doc, Version>, from = latest.current) => {
    const [began, typed] = [identified(from.before, now.doc), identified(from.after, now.doc)];
    const { merged, clashes: found } = mergeDocs(part, began, typed, now.doc);
    const next = { version: now.version, before: now.doc, after: merged };
    setAnswer({ over: spec.read.doc, now });
    set(next);
    setClashes(found);
    return { next, clashes: found };
  };
  const unlist = (id: string) => setClashes((all) => all.filter((clash) => clash.id !== id));
  return {
    before,
    doc: after,
    version,
    changes,
    clashes,
    latest: () => latest.current,
    change,
    set,
    rebase,
    settle: (sent, saved) => {
      const typed = latest.current;
      if (saved && !isSame(typed.after, sent)) {
        rebase(saved, { ...typed, before: sent });
        return;
      }
      if (saved) setAnswer({ over: spec.read.doc, now: saved });
      end();
    },
    discard: () => {
      const kept = draft;
      end();
      done(t`Changes discarded.`, () => {
        if (kept) stage(kept);
      });
    },
    keepMine: unlist,
    takeTheirs: (id) => {
      const found = clashes.find((clash) => clash.id === id);
      unlist(id);
      if (found) change((doc) => part.take(doc, found.theirs, found.path));
    },
  };
}

/** The label and the value of a field in a state of its document; no value where the others have removed what it belongs to. */
export type FieldText<Doc> = (path: Path, doc: Doc) => { label: string; value: string | undefined };
