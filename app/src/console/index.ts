export { Console } from "./Console";
