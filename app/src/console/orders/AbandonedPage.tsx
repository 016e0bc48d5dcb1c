import { t } from "@lingui/core/macro";
import { momentText } from "../../lib/dates";
import { Link } from "../../lib/router";
import { Badge } from "../../ui";
import { useConsole } from "../session/client";
import { actsColumn } from "../kit/list/actsColumn";
import { type Column, momentColumn } from "../kit/list/columns";
import { ListPage } from "../kit/list/ListPage";
import { offsetPage } from "../kit/list/reading";
import { copyLink } from "../kit/ui/CopyLink";
import { BackLink } from "../kit/ui/ScreenHeading";
import { type Act, useAct } from "../kit/useAct";
import { type AbandonedCheckout, listAbandonedCheckouts, remindBuyer } from "./orderCalls";
import { ORDERS } from "./queries";

const PAGE_SIZE = 50;

const columns = (remind: Act<AbandonedCheckout, void>): Column<AbandonedCheckout>[] => [
  {
    id: "email",
    title: t`Customer`,
    fixed: "start",
    text: ({ email }) => email,
    cell: ({ email }) => (email ? <bdi className="break-all">{email}</bdi> : t`No email address`),
    className: "max-sm:basis-full",
  },
  momentColumn("created", t`Abandoned`, ({ created }) => created),
  { id: "items", title: t`Items`, text: ({ items }) => items.join(", ") },
  { id: "total", title: t`Total`, text: ({ total }) => total, className: "tabular-nums" },
  {
    id: "state",
    title: t`State`,
    text: (checkout) => stateOf(checkout),
    cell: (checkout) => <Badge tone={checkout.isRecovered ? "good" : "plain"}>{stateOf(checkout)}</Badge>,
  },
  actsColumn(
    ({ email }) => email || t`No email address`,
    (checkout) => [
      {
        label: t`Send reminder`,
        busy: remind.pending?.id === checkout.id,
        reason: reasonAgainst(checkout),
        run: () => void remind.run(checkout),
      },
      { label: t`Copy link`, run: () => copyLink(checkout.url) },
    ],
  ),
];

/** The reason against a reminder; each customer gets one. */
function reasonAgainst({ isRecovered, reminded, email }: AbandonedCheckout): string | undefined {
  if (isRecovered) return t`The customer has ordered.`;
  if (reminded) return t`The customer has been reminded.`;
  return email ? undefined : t`No email address`;
}

function stateOf({ isRecovered, reminded }: AbandonedCheckout): string {
  if (isRecovered) return t`Ordered`;
  return reminded
    ? t`Reminded on ${{ moment: momentText(reminded) }}`
    : t({ context: "state of a checkout", message: "Open" });
}

/** The abandoned checkouts, with the link that returns the customer to each. */
export function AbandonedPage() {
  const { host } = useConsole();
  const remind = useAct({
    do: ({ id }: AbandonedCheckout) => remindBuyer(host, id),
    success: (_, { email }) => t`Reminder sent to ${email}.`,
    failure: () => t`The reminder was not sent.`,
    touches: [ORDERS],
  });
  return (
    <>
      <BackLink to="/owner/orders">{t`All orders`}</BackLink>
      <ListPage
        list="abandoned"
        title={t`Abandoned checkouts`}
        tools={() => (
          <Link to="/owner/settings#customer-mails" className="link inline-flex min-h-11 items-center">
            {t`Automatic reminders`}
          </Link>
        )}
        read={(_, page) => ({
          queryKey: [...ORDERS, "abandoned", page],
          queryFn: ({ signal }) =>
            offsetPage(page, PAGE_SIZE, (offset) => listAbandonedCheckouts(host, offset, PAGE_SIZE, signal)),
        })}
        failure={t`The checkouts could not be loaded`}
        columns={() => columns(remind)}
        rowId={({ id }) => id}
        empty={t`No checkout has been abandoned. Checkouts that a customer left without paying will appear here.`}
      />
    </>
  );
}
