import { t } from "@lingui/core/macro";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Avatar } from "../../ui";
import type { Texts } from "../../ui/form/field";
import { QueryContent } from "../kit/ui/QueryContent";
import { SearchBox } from "../kit/list/SearchBox";
import { nameOf } from "../members/messages";
import type { Member } from "../members/queries";
import { type ConsoleClient, useConsole } from "../session/client";
import { CONSOLE } from "../session/session";
import { detailsEntry, memberValues } from "./details";
import { filterOf, NO_FILTERS } from "./filters";
import { customerOf } from "./messages";

/** A known customer: a member, or a guest who has ordered. */
export interface KnownCustomer {
  memberId?: string | undefined;
  name: string;
  /** The values of the order's customer fields. */
  values: Texts;
}

/** The greatest number of customers of each kind. */
const MAX = 5;

export const customerOfMember = (member: Member): KnownCustomer => ({
  memberId: member._id,
  name: nameOf(member),
  values: memberValues(member),
});

function customersQuery({ members, orders }: ConsoleClient, text: string) {
  return queryOptions({
    queryKey: [CONSOLE, "members", "customers", text],
    enabled: text.length > 1,
    queryFn: async ({ signal }): Promise<KnownCustomer[]> => {
      const filter = filterOf({ ...NO_FILTERS, q: text });
      const [known, bought] = await Promise.all([
        members.queryMembers(
          { paging: { limit: MAX } },
          { fieldsets: ["FULL"], search: { expression: text } },
          { signal },
        ),
        orders.searchOrders(
          { cursorPaging: { limit: 4 * MAX }, filter, sort: [{ fieldName: "createdDate", order: "DESC" }] },
          { signal },
        ),
      ]);
      const found = (known.members ?? []).map(customerOfMember);
      for (const order of bought.orders ?? []) {
        const { email = "" } = order.buyerInfo ?? {};
        const isNew = email !== "" && !found.some(({ values }) => values.email === email);
        if (isNew) found.push({ name: customerOf(order), values: customerValues(order) });
      }
      return found.slice(0, 2 * MAX);
    },
  });
}

/** The contact and the address of an order, without its note and tags. */
function customerValues(order: Parameters<typeof detailsEntry>[0]): Texts {
  const { note: _, tags: __, ...values } = detailsEntry(order).values;
  return values;
}

/** A search for a member or an earlier buyer, whose data fill the order's form. */
export function CustomerSearch({ onChoose }: { onChoose: (customer: KnownCustomer) => void }) {
  const { client } = useConsole();
  const [text, setText] = useState("");
  const query = useQuery({ ...customersQuery(client, text), placeholderData: keepPreviousData });
  return (
    <div className="mb-5">
      <SearchBox label={t`Find a customer by name or email`} value={text} onChange={setText} />
      {text.length > 1 && (
        <QueryContent query={query} failure={t`The customers could not be loaded`} height="h-24">
          {(found) => (
            <ul className="mt-2 divide-y divide-line rounded-sm border border-line">
              {found.map((customer) => (
                <li key={customer.values.email}>
                  <button
                    type="button"
                    className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-start hover:bg-sunken"
                    onClick={() => {
                      setText("");
                      onChoose(customer);
                    }}
                  >
                    <Avatar url={undefined} name={customer.name} size="small" />
                    <span className="min-w-0">
                      <bdi>{customer.name}</bdi>
                      <bdi className="block text-sm break-all text-soft">{customer.values.email}</bdi>
                    </span>
                  </button>
                </li>
              ))}
              {found.length === 0 && <li className="px-3 py-2 text-sm text-soft">{t`No customer was found.`}</li>}
            </ul>
          )}
        </QueryContent>
      )}
    </div>
  );
}
