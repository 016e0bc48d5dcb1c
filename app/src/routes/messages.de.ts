import type { Messages } from "./messages.en";

export const messages: Messages = {
  heroTitle: "Langsam gemacht, täglich gebraucht.",
  heroText:
    "Steinzeug, Wolle, Eisen und Wachs von Menschen, die eine Sache gut können. Einmal gekauft, oft ausgebessert, weitergegeben.",
  heroShop: "Neues ansehen",
  heroCollections: "Zu den Kollektionen",
  featured: "Womit anfangen",
  promises: [
    { title: "Kleine Auflagen", text: "Auf Bestellung gedreht, gewebt und geschmiedet, nie auf Lager gelegt." },
    { title: "Ein Leben lang repariert", text: "Schicken Sie es zurück, wenn es verschleißt. Wir richten es." },
    { title: "30 Tage Bedenkzeit", text: "Benutzen Sie es. Passt es nicht, geben Sie es kostenlos zurück." },
  ],
  promisesTitle: "Wie wir arbeiten",
  notFoundTitle: "Unter dieser Adresse gibt es nichts",
  notFoundText:
    "Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Fehler. Die Suche oben kennt alles, was wir verkaufen.",
  noCollectionTitle: "Diese Kollektion finden wir nicht",
  noScriptTitle: "Diese Seite braucht JavaScript",
  noScriptText:
    "Suchergebnisse, Filter, Warenkorb und Konto entstehen in Ihrem Browser. Ohne JavaScript sehen Sie alles, was wir verkaufen, hier:",
  errorTitle: "Auf dieser Seite ist ein Fehler aufgetreten",
  shopEverything: "Alles ansehen",
  collections: "Kollektionen",
  collectionFailed: "Diese Kollektion konnte nicht geladen werden",
};
