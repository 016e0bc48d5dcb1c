import { t } from "@lingui/core/macro";
import { KindList } from "../editor";
import { BackLink } from "../ui/ScreenHeading";
import { badges } from "./badges";

/** The badges of the site. */
export function BadgesPage() {
  return (
    <>
      <BackLink to="/owner/members">{t`All members`}</BackLink>
      <KindList name="badges" kind={badges} />
    </>
  );
}
