/** The sections of the account, in one chunk: a member who opens one opens others. */
export {
  ContactSection,
  DeletedScreen,
  DeleteSection,
  PrivacySection,
  ProfileSection,
  SecuritySection,
} from "../features/account/settings";
