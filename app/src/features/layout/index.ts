export { connection } from "./connectionStore";
export { Layout } from "./Layout";
