/** The owner's console: all of it is loaded with this page, and with no other. */
export { Console as Component } from "../console";
