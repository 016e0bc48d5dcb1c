export { Layout } from "./Layout";
export { shellMessages } from "./messages";
