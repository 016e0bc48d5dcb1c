export { SettingsPage } from "./SettingsPage";
export { useSettings } from "./useSettings";
