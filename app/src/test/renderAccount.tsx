import {
  ContactSection,
  DeletedScreen,
  DeleteSection,
  Overview,
  PrivacySection,
  ProfileSection,
  SecuritySection,
  SettingsLayout,
} from "../features/account/settings";
import { renderStore } from "./renderStore";

/** Renders a section of the account. */
export function renderAccount(client: unknown, at: string) {
  return renderStore(<p>Elsewhere</p>, client, {
    at,
    pages: [
      {
        path: "/account",
        element: <SettingsLayout />,
        children: [
          { path: "", element: <Overview /> },
          { path: "profile", element: <ProfileSection /> },
          { path: "contact", element: <ContactSection /> },
          { path: "security", element: <SecuritySection /> },
          { path: "privacy", element: <PrivacySection /> },
          { path: "delete", element: <DeleteSection /> },
        ],
      },
      { path: "/account-deleted", element: <DeletedScreen /> },
    ],
  });
}
