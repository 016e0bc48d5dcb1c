export { PageBoundary } from "./boundaries";
export { LanguageSwitch } from "./LanguageSwitch";
export { Layout } from "./Layout";
export { ThemeSwitch } from "./ThemeSwitch";
