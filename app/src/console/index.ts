export { Console } from "./shell/Console";
