import { t } from "@lingui/core/macro";

/** The sections of the account. The overview has a card for each section with a text. */
export function accountLinks(): { to: string; title: string; text?: string }[] {
  return [
    { to: "/account/orders", title: t`Orders` },
    { to: "/account/profile", title: t`Profile`, text: t`Your name, picture and profile link.` },
    { to: "/account/contact", title: t`Contact`, text: t`Phone numbers, emails and addresses.` },
    { to: "/account/security", title: t`Security`, text: t`Change your password or log out.` },
    { to: "/account/privacy", title: t`Privacy and community`, text: t`Who can see your profile.` },
    { to: "/account/delete", title: t`Delete account` },
  ];
}
