export const messages = {
  heroTitle: "Made slowly, used daily.",
  heroText: "Stoneware, wool, iron and wax from people who do one thing well. Bought once, mended often, handed on.",
  heroShop: "Shop what’s new",
  heroCollections: "See the collections",
  featured: "Where to begin",
  promises: [
    { title: "Small batches", text: "Thrown, woven and forged to order, never warehoused." },
    { title: "Mended for life", text: "Send it back when it wears. We put it right." },
    { title: "30 days to decide", text: "Use it. If it is not for you, return it free." },
  ],
  promisesTitle: "How we work",
  notFoundTitle: "There is nothing at this address",
  notFoundText: "The page may have moved, or the address has a slip in it. The search above knows everything we sell.",
  noCollectionTitle: "We cannot find that collection",
  noScriptTitle: "This page needs JavaScript",
  noScriptText:
    "Search results, filters, the cart and the account are made in your browser. Without JavaScript you can see everything that we sell here:",
  errorTitle: "This page ran into a problem",
  shopEverything: "Shop everything",
  collections: "Collections",
  collectionFailed: "This collection did not load",
};

export type Messages = typeof messages;
