import { plural, t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Money } from "@cartwright/sdk";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { dayText, momentText } from "../../lib/dates";
import { decimalText, priceText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { addressLines } from "../../lib/places";
import { AddressLines, Avatar, Badge, Button, ButtonLink, ErrorPanel, Skeleton } from "../../ui";
import { useConsole } from "../client";
import { statesOf as orderStates } from "../orders/words";
import { EntryDialog } from "../editor";
import { Confirm } from "../ui/Confirm";
import { Fact, Section } from "../ui/Section";
import { useAct } from "../useAct";
import { QueryContent } from "../QueryContent";
import { memberDetails, memberEntry } from "./details";
import { MemberBadges } from "./MemberBadges";
import { restoreMember } from "./memberCalls";
import { type Member, memberOrdersQuery, memberQuery, MEMBERS } from "./queries";
import { useMemberActs } from "./useMemberActs";
import { nameOf, statesOf } from "./words";
import { ScreenHeading } from "../ui/ScreenHeading";

/** One member: who they are, what they bought, and what can be done. */
export function MemberPage() {
  const { id = "" } = useParams();
  const { client } = useConsole();
  return (
    <QueryContent query={useQuery(memberQuery(client, id))} failure={t`The member could not be loaded`} height="h-60">
      {(member) => (member ? <Loaded key={id} member={member} /> : <NoMember />)}
    </QueryContent>
  );
}

function NoMember() {
  return (
    <>
      <ScreenHeading className="mb-4">{t`Member not found`}</ScreenHeading>
      <Link to="/owner/members" className="link">{t`To the members`}</Link>
    </>
  );
}

function Loaded({ member }: { member: Member }) {
  const { client, host, session } = useConsole();
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const navigate = useNavigate();
  const { actsOf, busy } = useMemberActs();
  const [isDeleting, setDeleting] = useState(false);
  const id = member._id ?? "";
  const name = nameOf(member);
  const { contact, profile } = member;
  const remove = useAct({
    do: () => client.members.deleteMember(id),
    said: () => t`${name} deleted.`,
    undo: () => (session.simulated ? () => restoreMember(host, id) : undefined),
    after: () => navigate("/owner/members"),
    touches: [MEMBERS],
  });
  return (
    <>
      <p className="mb-3 text-sm">
        <Link to="/owner/members" className="link">{t`All members`}</Link>
      </p>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="flex items-start gap-4">
          <Avatar name={name} url={profile?.photo?.url} />
          <div>
            <ScreenHeading>{name}</ScreenHeading>
            <p className="mt-2 flex flex-wrap gap-2">
              {statesOf(member).map(({ text, tone }) => (
                <Badge key={text} tone={tone}>
                  {text}
                </Badge>
              ))}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="outline" size="small" to={`/owner/orders/new?member=${id}`}>
            {t`New order`}
          </ButtonLink>
          {actsOf(member).map(({ key, label, run }) => (
            <Button key={key} look="outline" size="small" busy={busy === id} onClick={run}>
              {label}
            </Button>
          ))}
          {member.role !== "OWNER" && (
            <Button
              look="danger"
              size="small"
              onClick={() => {
                setDeleting(true);
              }}
            >
              {t`Delete`}
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Orders id={id} />
        <div className="min-w-0 space-y-5">
          <Section
            title={t`Details`}
            action={
              <Button look="text" onClick={() => setEditing(true)}>
                {t`Edit`}
              </Button>
            }
          >
            <dl className="space-y-4 text-sm">
              <Fact name={t`Email`}>
                <bdi className="break-all">{member.loginEmail}</bdi>
              </Fact>
              {(contact?.phones ?? []).length > 0 && (
                <Fact name={t`Phone`}>
                  <AddressLines lines={contact?.phones ?? []} />
                </Fact>
              )}
              {contact?.company && (
                <Fact name={t`Company`}>
                  <bdi>{contact.company}</bdi>
                </Fact>
              )}
              {contact?.addresses?.map((address, index) => (
                <Fact key={address._id ?? index} name={t`Address`}>
                  <AddressLines lines={addressLines(address)} />
                </Fact>
              ))}
              <Fact name={t`Member since`}>{member._createdDate ? dayText(member._createdDate) : "–"}</Fact>
              <Fact name={t`Last login`}>{member.lastLoginDate ? momentText(member.lastLoginDate) : t`Never`}</Fact>
              <Fact name={t`Page`}>
                {member.privacyStatus === "PUBLIC" && profile?.slug ? (
                  <Link to={`/members/${profile.slug}`} className="link">{t`Public profile`}</Link>
                ) : (
                  t`Private`
                )}
              </Fact>
            </dl>
          </Section>
          {session.simulated && <MemberBadges id={id} />}
        </div>
      </div>
      {isEditing && (
        <EntryDialog
          name="member"
          kind={memberDetails}
          entry={memberEntry(member)}
          onClose={() => setEditing(false)}
          onDone={() => queries.invalidateQueries({ queryKey: MEMBERS })}
        />
      )}
      <Confirm
        open={isDeleting}
        title={t`Delete ${name}?`}
        act={t`Delete`}
        danger
        onClose={() => {
          setDeleting(false);
        }}
        onConfirm={() => remove.attempt()}
      >
        <p>
          {session.simulated
            ? t`The account ends at once. You can restore it for 30 days. Its orders are kept.`
            : t`The account is deleted and cannot be restored. Its orders are kept.`}
        </p>
      </Confirm>
    </>
  );
}

/** The orders of a member, with their number, sum and average where all are known. */
function Orders({ id }: { id: string }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(memberOrdersQuery(client, id));
  if (error) {
    return <ErrorPanel error={error} title={t`The orders could not be loaded`} onRetry={refetch} />;
  }
  return (
    <Section title={t`Orders`}>
      {!data && <Skeleton className="h-24" />}
      {data?.orders.length === 0 && <p className="text-sm text-soft">{t`No orders yet.`}</p>}
      {data && data.orders.length > 0 && (
        <>
          {data.isAll && <p className="mb-3 text-sm text-soft">{summaryOf(data.orders)}</p>}
          <ul className="divide-y divide-line text-sm">
            {data.orders.slice(0, 20).map((order) => (
              <li key={order._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <span>
                  <Link to={`/owner/orders/${order._id ?? ""}`} className="link font-medium">
                    {t`Order ${{ number: order.number ?? "" }}`}
                  </Link>
                  <span className="block text-soft">{order.purchasedDate && dayText(order.purchasedDate)}</span>
                </span>
                <span className="flex flex-wrap gap-1.5">
                  {orderStates(order).map(({ text, tone }) => (
                    <Badge key={text} tone={tone}>
                      {text}
                    </Badge>
                  ))}
                </span>
                <span className="tabular-nums">{priceText(order.priceSummary?.total, order.currency)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** The number of orders that were paid, what is left of their payments, and the average. */
function summaryOf(orders: readonly Order[]): string {
  const currency = orders[0]?.currency;
  const kept = orders.filter(
    (order) => order.currency === currency && Number(order.balanceSummary?.paid?.amount ?? 0) > 0,
  );
  const all = plural({ count: orders.length }, { one: "# order", other: "# orders" });
  if (!currency || kept.length === 0) return all;
  const amounts = kept.map(({ balanceSummary }) =>
    Money.parse(balanceSummary?.paid?.amount ?? "0", currency).minus(
      Money.parse(balanceSummary?.refunded?.amount ?? "0", currency),
    ),
  );
  const sum = Money.sum(amounts, currency);
  const average = decimalText(sum.times(String(1 / kept.length)).toJSON().amount, currency);
  return t`${all} · net ${{ sum: decimalText(sum.toJSON().amount, currency) }} · average ${average}`;
}
