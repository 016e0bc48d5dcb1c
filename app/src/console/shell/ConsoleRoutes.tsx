import { t } from "@lingui/core/macro";
import { Outlet, type Route, Routes } from "../../lib/router";
import { ScreenBoundary } from "../../ui";
import { MissingScreen } from "../kit/ui/ScreenHeading";
import { Frame } from "./Frame";
import { Gate } from "./Gate";
import { SCREENS } from "./screens";

const screens: Route[] = SCREENS.map(({ path, title, needs, element }) => ({
  path,
  element: needs ? (
    <Gate title={title} needs={needs}>
      {element}
    </Gate>
  ) : (
    element
  ),
}));
const table: Route[] = [
  { path: "owner", element: <Outlet />, children: [...screens, { path: "*", element: <Unknown /> }] },
];

function Unknown() {
  return <MissingScreen title={t`Page not found`} to="/owner">{t`To the owner's home`}</MissingScreen>;
}

/** The screens of the console, each in its own error boundary. */
export function ConsoleRoutes({ onSignOut }: { onSignOut: () => Promise<void> }) {
  return (
    <Frame onSignOut={onSignOut}>
      <ScreenBoundary>
        <Routes table={table} />
      </ScreenBoundary>
    </Frame>
  );
}
