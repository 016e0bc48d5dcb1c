/** The owner's console, loaded with this page only. */
export { Console as Component } from "../console";
