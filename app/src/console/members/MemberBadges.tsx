import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/router";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../session/client";
import { QueryContent } from "../kit/ui/QueryContent";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { assignBadge, type Badge, listBadges } from "./memberCalls";
import { MEMBERS } from "./queries";

const KEY = [...MEMBERS, "badges"] as const;

/** The badges of a member, as toggles. */
export function MemberBadges({ id }: { id: string }) {
  const { host } = useConsole();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => listBadges(host, signal) });
  const assign = useAct({
    do: ({ badge, has }: { badge: Badge; has: boolean }) => assignBadge(host, badge.id, id, has),
    failure: () => t`The badge was not changed.`,
    touches: [KEY],
    optimistic: (queries, { badge, has }) => {
      queries.setQueryData(KEY, (badges: Badge[] = []) =>
        badges.map((each) => {
          const others = each.memberIds.filter((member) => member !== id);
          return each.id === badge.id ? { ...each, memberIds: has ? [...others, id] : others } : each;
        }),
      );
    },
  });
  return (
    <Section title={t`Badges`} action={<Link to="/owner/members/badges" className="link">{t`Edit badges`}</Link>}>
      <QueryContent query={query} failure={t`The badges could not be loaded`} height="h-12">
        {(badges) =>
          badges.length === 0 ? (
            <p className="text-sm text-soft">{t`There are no badges yet.`}</p>
          ) : (
            badges.map((badge) => (
              <CheckBox
                key={badge.id}
                label={badge.title}
                checked={badge.memberIds.includes(id)}
                onChange={(has) => void assign.run({ badge, has })}
              />
            ))
          )
        }
      </QueryContent>
    </Section>
  );
}
