/** The platform's id of its stores app: what every catalog reference names. */
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
