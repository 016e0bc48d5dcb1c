import type { Messages } from "./messages.en";

export const messages: Messages = {
  heroTitle: "Langsam gemacht, täglich gebraucht.",
  heroText:
    "Steinzeug, Wolle, Eisen und Wachs von Menschen, die eine Sache gut können. Einmal gekauft, oft ausgebessert, weitergegeben.",
  heroShop: "Neuheiten ansehen",
  heroCollections: "Kollektionen ansehen",
  featured: "Ausgewählte Kollektionen",
  promises: [
    { title: "Kleine Auflagen", text: "Auf Bestellung gedreht, gewebt und geschmiedet, nie auf Lager gelegt." },
    { title: "Ein Leben lang repariert", text: "Schicken Sie es zurück, wenn es verschleißt. Wir richten es." },
    { title: "30 Tage Bedenkzeit", text: "Benutzen Sie es. Passt es nicht, geben Sie es kostenlos zurück." },
  ],
  promisesTitle: "So arbeiten wir",
  notFoundTitle: "Seite nicht gefunden",
  notFoundText:
    "Vielleicht wurde die Seite verschoben, oder der Link ist falsch geschrieben. Nutzen Sie die Suche oben.",
  noCollectionTitle: "Kollektion nicht gefunden",
  noScriptTitle: "Diese Seite benötigt JavaScript",
  noScriptText:
    "Suche, Filter, Warenkorb und Konto benötigen JavaScript. Auch ohne JavaScript können Sie hier alles ansehen, was wir verkaufen:",
  errorTitle: "Auf dieser Seite ist ein Fehler aufgetreten",
  shopEverything: "Alle Produkte ansehen",
  collections: "Kollektionen",
  collectionFailed: "Diese Kollektion konnte nicht geladen werden",
};
