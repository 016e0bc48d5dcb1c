export const messages = {
  heroTitle: "Made slowly, used daily.",
  heroText: "Stoneware, wool, iron and wax from people who do one thing well. Bought once, mended often, handed on.",
  heroShop: "Shop what’s new",
  heroCollections: "Browse the collections",
  featured: "Featured collections",
  promises: [
    { title: "Small batches", text: "Thrown, woven and forged to order, never warehoused." },
    { title: "Mended for life", text: "Send it back when it wears. We put it right." },
    { title: "30 days to decide", text: "Use it. If it is not for you, return it free." },
  ],
  promisesTitle: "How we work",
  notFoundTitle: "Page not found",
  notFoundText: "The page may have moved, or the link is mistyped. Try the search above.",
  noCollectionTitle: "Collection not found",
  noScriptTitle: "This page needs JavaScript",
  noScriptText:
    "Search, filters, your cart and your account need JavaScript. Without it, you can still browse everything we sell:",
  errorTitle: "Something went wrong on this page",
  shopEverything: "Shop everything",
  collections: "Collections",
  collectionFailed: "This collection could not be loaded",
};

export type Messages = typeof messages;
