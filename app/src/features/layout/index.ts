export { PageBoundary } from "./boundaries";
export { connection } from "./connectionStore";
export { LanguageSwitch } from "./LanguageSwitch";
export { Layout } from "./Layout";
export { ThemeSwitch } from "./ThemeSwitch";
