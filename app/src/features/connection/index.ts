export { connection } from "./connectionStore";
export { ConnectionBanner } from "./ConnectionBanner";
