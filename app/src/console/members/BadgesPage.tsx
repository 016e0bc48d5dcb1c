import { msg, plural, t } from "@lingui/core/macro";
import { MEMBER } from "../../generated/bounds";
import { type Kind, KindList } from "../kit/form";
import { BackLink } from "../kit/ui/ScreenHeading";
import { type Badge, deleteBadge, listBadges, saveBadge } from "./memberCalls";

const entryOf = ({ id, memberIds, title, description, backgroundColor, textColor }: Badge) => ({
  id,
  notes: [description, plural({ count: memberIds.length }, { 0: "no members", one: "# member", other: "# members" })],
  values: { title, description, backgroundColor, textColor },
});

/** The kind of members' badges. */
const badges: Kind = {
  title: msg`Badges`,
  subject: "members",
  add: msg`New badge`,
  empty: msg`There are no badges yet. A badge is a name that you give to some members, such as “Regular”.`,
  fate: msg`Members lose this badge.`,
  fields: [
    { name: "title", label: msg`Name`, max: MEMBER.badgeTitle, required: true },
    { name: "description", label: msg`Description`, max: MEMBER.badgeDescription },
    { name: "backgroundColor", label: msg`Background colour`, form: "color", first: () => "#2F5D50" },
    { name: "textColor", label: msg`Text colour`, form: "color", first: () => "#FFFFFF" },
  ],
  read: async ({ host }, { signal }) => ({ items: (await listBadges(host, signal)).map(entryOf) }),
  get: async ({ host }, id) => {
    const badge = (await listBadges(host)).find((each) => each.id === id);
    return badge ? entryOf(badge) : { id, values: {} };
  },
  create: ({ host }, values) => saveBadge(host, undefined, values),
  update: ({ host }, { id }, changes) => saveBadge(host, id, changes),
  remove: ({ host }, id) => deleteBadge(host, id),
};

/** The badges of the site. */
export function BadgesPage() {
  return (
    <>
      <BackLink to="/owner/members">{t`All members`}</BackLink>
      <KindList name="badges" kind={badges} />
    </>
  );
}
