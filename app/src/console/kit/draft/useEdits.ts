/** The edits of a document: kept as a draft in this tab, listed as changes, merged by field with others' changes. */
import { t } from "@lingui/core/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { recordOf } from "../../session/request";
import { done } from "../ui/toasts";
import { useDraft } from "./drafts";
import { type Clash, isSame, mergeDocs, type Part, type Path } from "./merge";

/** A document as read, with what its next save needs, such as a revision. */
export interface Read<Doc, Version> {
  doc: Doc;
  version: Version;
}

export interface Draft<Doc, Version> {
  /** The version and the state that the edits are based on. */
  version: Version;
  before: Doc;
  after: Doc;
}

interface Spec<Doc, Version> {
  /** The draft's key in session storage. */
  name: string;
  part: Part<Doc>;
  /** The document as last read. */
  read: Read<Doc, Version>;
  isDoc: (value: unknown) => value is Doc;
  /** Whether a stored value is a version; absent for documents without versions. */
  isVersion?: (value: unknown) => value is Version;
  /** The document with the keys that the save assigned to new entries. */
  identified?: (doc: Doc, theirs: Doc) => Doc;
  /** The message when the owner leaves with unsaved changes; none if absent. */
  left?: (doc: Doc) => string;
}

export interface Edits<Doc, Version> {
  before: Doc;
  doc: Doc;
  version: Version;
  /** The paths of the changed fields. */
  changes: readonly Path[];
  clashes: readonly Clash<Doc>[];
  /** The current draft, outside of rendering: calls of one event, and those after an await, see earlier changes. */
  latest: () => Draft<Doc, Version>;
  change: (step: (doc: Doc) => Doc) => void;
  set: (draft: Draft<Doc, Version>) => void;
  /** Merges a draft's changes into the current document. */
  rebase: (now: Read<Doc, Version>, from?: Draft<Doc, Version>) => { next: Draft<Doc, Version>; clashes: Clash<Doc>[] };
  /** Ends the draft after a save; edits made meanwhile become the next draft. */
  settle: (sent: Doc, saved: Read<Doc, Version> | undefined) => void;
  /** Discards the changes; the message has Undo. */
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
  // A document answered by a save is newer than the one read before it.
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

/** The label and the value of a field in one state of its document; no value if its entry was removed in that state. */
export type FieldText<Doc> = (path: Path, doc: Doc) => { label: string; value: string | undefined };
