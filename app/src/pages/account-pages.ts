/** The parts of the account: one chunk, since whoever opens one opens others. */
export {
  ContactSection,
  DeletedScreen,
  DeleteSection,
  Overview,
  PrivacySection,
  ProfileSection,
  SecuritySection,
} from "../features/account/settings";
