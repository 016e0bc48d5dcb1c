import { alias } from "./alias.mjs";

export default { resolve: { alias } };
