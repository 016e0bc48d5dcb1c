export { ContactSection } from "./ContactSection";
export { DeletedScreen } from "./DeleteSection";
export { DeleteSection } from "./DeleteSection";
export { Overview } from "./Overview";
export { PrivacySection } from "./PrivacySection";
export { ProfileSection } from "./ProfileSection";
export { SecuritySection } from "./SecuritySection";
export { SettingsLayout } from "./SettingsLayout";
