/** The commands of the palette: screens, acts, and the shop's products, orders and members. */
import { catalogEditorOf } from "@cartwright/sdk/owner";
import { t } from "@lingui/core/macro";
import { queryOptions } from "@tanstack/react-query";
import type { ConsoleClient } from "../session/client";
import { nameOf } from "../members/messages";
import { filterOf, NO_FILTERS, sortOf } from "../orders/filters";
import { CONSOLE } from "../session/session";

export interface Command {
  id: string;
  label: string;
  /** A detail next to the label, such as an email address. */
  note?: string;
  /** The URL of the command's screen. */
  to?: string;
  /** The act of a command without a screen. */
  run?: () => void;
}

export interface Group {
  id: string;
  title: string;
  commands: Command[];
}

/** The greatest number of results of each kind. */
const MAX = 5;
/** The number of found products among which those with the words in their names come first. */
const MAX_SEARCHED = 50;

/** Folds a text for comparison: without case and accents. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The commands that have, for each typed word, a word with that prefix. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const words = fold(label).split(/[\s/&-]+/);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function productsOf(client: ConsoleClient, text: string, signal: AbortSignal) {
  return catalogEditorOf(client)
    .then((editor) => editor.products({ text }, { limit: MAX_SEARCHED }, { signal }))
    .then(({ items }) => {
      const found = items.map(({ _id, name = "" }) => ({
        id: `product-${_id}`,
        label: name,
        to: `/owner/products/${_id}`,
      }));
      // The search also finds words of descriptions.
      return [...new Set([...matching(found, text), ...found])].slice(0, MAX);
    });
}

function ordersOf(client: ConsoleClient, text: string, signal: AbortSignal) {
  const filters = { ...NO_FILTERS, q: text };
  return client.orders
    .searchOrders({ cursorPaging: { limit: MAX }, filter: filterOf(filters), sort: sortOf(filters) }, { signal })
    .then(({ orders = [] }) =>
      orders.map(({ _id, number = "", buyerInfo }) => ({
        id: `order-${_id}`,
        label: t`Order ${{ number }}`,
        note: buyerInfo?.email ?? "",
        to: `/owner/orders/${_id}`,
      })),
    );
}

function membersOf(client: ConsoleClient, text: string, signal: AbortSignal) {
  return client.members
    .queryMembers({ paging: { limit: MAX } }, { fieldsets: ["FULL"], search: { expression: text } }, { signal })
    .then(({ members = [] }) =>
      members.map((member) => ({
        id: `member-${member._id}`,
        label: nameOf(member),
        note: member.loginEmail ?? "",
        to: `/owner/members/${member._id}`,
      })),
    );
}

/** The products, orders and members that match a text. A message names the kinds whose search failed. */
export function foundQuery(client: ConsoleClient, text: string) {
  return queryOptions({
    queryKey: [CONSOLE, "palette", text],
    staleTime: 30_000,
    enabled: text.length > 1,
    queryFn: async ({ signal }): Promise<{ groups: Group[]; failed: boolean }> => {
      const kinds = [
        { id: "products", title: t`Products`, read: productsOf },
        { id: "orders", title: t`Orders`, read: ordersOf },
        { id: "members", title: t`Members`, read: membersOf },
      ];
      const answers = await Promise.allSettled(kinds.map(({ read }) => read(client, text, signal)));
      const groups = kinds.flatMap(({ id, title }, index) => {
        const answer = answers[index];
        return answer?.status === "fulfilled" && answer.value.length > 0 ? [{ id, title, commands: answer.value }] : [];
      });
      return { groups, failed: answers.some(({ status }) => status === "rejected") };
    },
  });
}
