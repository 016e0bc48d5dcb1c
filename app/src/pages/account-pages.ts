/** The parts of the account: one chunk, since a member who opens one part opens others. */
export {
  ContactSection,
  DeletedScreen,
  DeleteSection,
  Overview,
  PrivacySection,
  ProfileSection,
  SecuritySection,
} from "../features/account/settings";
