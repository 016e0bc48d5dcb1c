import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "../../lib/router";
import { dayText, momentText } from "../../lib/dates";
import { priceText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { addressLines } from "../../lib/countries";
import { AddressLines, Avatar, ButtonLink } from "../../ui";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { statesOf as orderStates } from "../orders/messages";
import { EntryDialog } from "../kit/form";
import { ActsMenu } from "../kit/ui/ActsMenu";
import { Badges } from "../kit/ui/Badges";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { Rows } from "../kit/ui/Rows";
import { Fact, Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { QueryContent } from "../kit/ui/QueryContent";
import { memberDetails, memberEntry } from "./details";
import { MemberBadges } from "./MemberBadges";
import { restoreMember } from "./memberCalls";
import { spentOn } from "./spent";
import { type Member, memberOrdersQuery, memberQuery, MEMBERS } from "./queries";
import { useMemberActs } from "./useMemberActs";
import { nameOf, statesOf } from "./messages";
import { BackLink, MissingScreen, ScreenHeading } from "../kit/ui/ScreenHeading";

/** One member: details, orders and acts. */
export function MemberPage() {
  const { id = "" } = useParams();
  const { client } = useConsole();
  return (
    <QueryContent query={useQuery(memberQuery(client, id))} failure={t`The member could not be loaded`} height="h-60">
      {(member) =>
        member ? (
          <Loaded key={id} member={member} />
        ) : (
          <MissingScreen title={t`Member not found`} to="/owner/members">{t`To the members`}</MissingScreen>
        )
      }
    </QueryContent>
  );
}

function Loaded({ member }: { member: Member }) {
  const { client, host } = useConsole();
  const site = useSite();
  const navigate = useNavigate();
  const { actsOf } = useMemberActs();
  const id = member._id ?? "";
  const name = nameOf(member);
  const { contact, profile } = member;
  const otherEmails = (contact?.emails ?? []).filter((email) => email !== member.loginEmail);
  const remove = useAct({
    do: () => client.members.deleteMember(id),
    success: () => t`${name} deleted.`,
    undo: () => (site.can("deletedMembers") ? () => restoreMember(host, id) : undefined),
    after: () => navigate("/owner/members"),
    touches: [MEMBERS],
  });
  const deletion = (close: () => void) => (
    <Confirm title={t`Delete ${name}?`} act={t`Delete`} danger onClose={close} onConfirm={() => remove.attempt()}>
      <p>
        {site.can("deletedMembers")
          ? t`The account ends at once. You can restore it for 30 days. Its orders are kept.`
          : t`The account is deleted and cannot be restored. Its orders are kept.`}
      </p>
    </Confirm>
  );
  return (
    <>
      <BackLink to="/owner/members">{t`All members`}</BackLink>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="flex items-start gap-4">
          <Avatar name={name} url={profile?.photo?.url} />
          <div className="space-y-2">
            <ScreenHeading>{name}</ScreenHeading>
            <Badges states={statesOf(member)} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2 text-sm">
          <ButtonLink size="small" to={`/owner/orders/new?member=${id}`}>
            {t`New order`}
          </ButtonLink>
          <ActsMenu
            acts={[
              ...actsOf(member),
              ...(member.role === "OWNER" ? [] : [{ label: t`Delete`, danger: true, dialog: deletion }]),
            ]}
          />
        </div>
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Orders id={id} />
        <div className="min-w-0 space-y-5">
          <Section
            title={t`Details`}
            action={
              <DialogButton
                look="text"
                dialog={(close) => (
                  <EntryDialog
                    name="member"
                    kind={memberDetails(member)}
                    entry={memberEntry(member)}
                    touches={MEMBERS}
                    onClose={close}
                  />
                )}
              >
                {t`Edit`}
              </DialogButton>
            }
          >
            <dl className="space-y-4 text-sm">
              <Fact name={t`Email`}>
                <a href={`mailto:${member.loginEmail ?? ""}`} className="link break-all">
                  <bdi>{member.loginEmail}</bdi>
                </a>
              </Fact>
              {(contact?.phones ?? []).length > 0 && (
                <Fact name={t`Phone`}>
                  <AddressLines lines={contact?.phones ?? []} />
                </Fact>
              )}
              {otherEmails.length > 0 && (
                <Fact name={t`Further email addresses`}>
                  <AddressLines lines={otherEmails} />
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
          {site.can("badges") && <MemberBadges id={id} />}
        </div>
      </div>
    </>
  );
}

const MAX_SHOWN = 20;
/** The number of orders up to which their sum is shown. */
const MAX_SUMMED = 100;

/** The newest orders of a member; if they are all known, with their number, sum and average. */
function Orders({ id }: { id: string }) {
  const { client } = useConsole();
  const query = useQuery(memberOrdersQuery(client, [id], MAX_SUMMED));
  return (
    <Section title={t`Orders`} className="self-start">
      <QueryContent query={query} failure={t`The orders could not be loaded`} height="h-24">
        {({ orders, isAll }) => (
          <>
            {isAll && orders.length > 0 && <p className="mb-3 text-sm text-soft">{summaryOf(orders)}</p>}
            <Rows rows={orders.slice(0, MAX_SHOWN)} rowId={({ _id }) => _id} empty={t`No orders yet.`}>
              {(order) => (
                <>
                  <span className="min-w-0 flex-1">
                    <Link to={`/owner/orders/${order._id ?? ""}`} className="link font-medium">
                      {t`Order ${{ number: order.number ?? "" }}`}
                    </Link>
                    <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
                      {order.purchasedDate && dayText(order.purchasedDate)}
                      <Badges states={orderStates(order)} />
                    </span>
                  </span>
                  <span className="tabular-nums">{priceText(order.priceSummary?.total, order.currency)}</span>
                </>
              )}
            </Rows>
          </>
        )}
      </QueryContent>
    </Section>
  );
}

/** The number of orders, the sum spent and the average. */
function summaryOf(orders: readonly Order[]): string {
  const all = plural({ count: orders.length }, { one: "# order", other: "# orders" });
  const spent = spentOn(orders);
  return spent ? t`${all} · spent ${{ sum: spent.sum }} · average ${{ average: spent.average }}` : all;
}
