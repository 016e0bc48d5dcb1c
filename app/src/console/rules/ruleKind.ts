/** Builds the kind of a rule from its fields: a rule is read, written and deleted as a whole. */
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { decimalText } from "../../lib/money";
import type { ConsoleContext } from "../session/client";
import type { Act, Entry, Kind, Status } from "../kit/form";
import type { Texts } from "../../ui/form/field";
import { deleteRule, listRules, readRule, type Rule, saveRule } from "../session/platformCalls";
import { momentOf, textOf } from "./fields";
import { type RuleField, textsOf, written } from "./ruleFields";

interface RuleSpec extends Pick<Kind, "title" | "add" | "empty" | "columns"> {
  /** The kind's wire name. */
  name: string;
  /** Whether the shop has a single rule of the kind, with the kind's name as its id. */
  isSingle?: boolean;
  fields: readonly RuleField[];
  /** The name of a rule, if it is not the first field. */
  nameBy?: (rule: Rule) => string;
  /** The facts of a rule, given a formatter of amounts. */
  notes: (rule: Rule, money: (amount: string) => string) => readonly string[];
  /** The state of rules with dates; active ones can be ended. */
  status?: (rule: Rule, now: Date) => Status;
  /** The texts of fields without a codec. */
  values?: (rule: Rule) => Texts;
  /** Sets the fields without a codec; `next` has all others already. */
  apply?: (next: Rule, changes: Texts) => Rule;
}

export function ruleKind(spec: RuleSpec): Kind {
  const { name, title, add, empty, columns, fields, nameBy, notes, status, values, isSingle = false } = spec;
  const { apply = (next: Rule) => next } = spec;

  const entryOf = (rule: Rule, { session }: ConsoleContext): Entry => ({
    id: textOf(rule, "id"),
    ...(isSingle && { name: i18n._(title) }),
    ...(nameBy && { name: nameBy(rule) }),
    raw: rule,
    notes: notes(rule, (amount) => decimalText(amount, session.currency)),
    ...(status && { status: status(rule, new Date()) }),
    values: { ...textsOf(fields, rule), ...values?.(rule) },
  });
  const changed = (rule: Rule, changes: Texts): Rule => apply(written(fields, rule, changes), changes);

  const list = async (host: string, signal?: AbortSignal): Promise<Rule[]> => {
    const rules = await listRules(host, name, signal);
    return isSingle && rules.length === 0 ? [{ id: name }] : rules;
  };

  return {
    title,
    subject: "rules",
    ...(add && { add }),
    empty,
    ...(columns && { columns }),
    fields,
    ...(status && { acts: [endNow(name)] }),
    read: async (context, { signal }) => {
      const rules = await list(context.host, signal);
      return { items: rules.map((rule) => entryOf(rule, context)) };
    },
    get: async (context, id) => {
      const [single] = isSingle ? await list(context.host) : [];
      return entryOf(single ?? (await readRule(context.host, name, id)), context);
    },
    create: ({ host }, typed) => saveRule(host, name, crypto.randomUUID(), changed({}, typed)),
    update: ({ host }, { id, raw = {} }, changes) => saveRule(host, name, id, changed(raw, changes)),
    ...(!isSingle && {
      remove: ({ host }, id) => deleteRule(host, name, id),
      restore: ({ host }, { id, raw = {} }) => saveRule(host, name, id, raw),
    }),
  };
}

/** Ends a rule by setting its end date. Re-reads the rule first: buyers may have spent balances since. */
const endNow = (name: string): Act => ({
  label: msg`End now`,
  done: (ended) => t`${{ name: ended }} ended.`,
  isFor: ({ status }) => status?.tone !== "plain",
  run: async ({ host }, id) => {
    const patch = async (fields: Rule) => saveRule(host, name, id, { ...(await readRule(host, name, id)), ...fields });
    const rule = await readRule(host, name, id);
    const now = new Date();
    const start = momentOf(rule, "starts");
    const { starts = null, expires = null } = rule;
    await patch({ ...(start && start > now && { starts: null }), expires: now.toISOString() });
    return () => patch({ starts, expires });
  },
});
