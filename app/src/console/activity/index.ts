export { ActivityPage } from "./ActivityPage";
