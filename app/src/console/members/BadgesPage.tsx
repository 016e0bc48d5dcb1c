import { t } from "@lingui/core/macro";
import { Link } from "react-router";
import { KindList } from "../editor";
import { badges } from "./badges";

/** The badges of the site. */
export function BadgesPage() {
  return (
    <>
      <p className="mb-3 text-sm">
        <Link to="/owner/members" className="link">{t`All members`}</Link>
      </p>
      <KindList name="badges" kind={badges} />
    </>
  );
}
