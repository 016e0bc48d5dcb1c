declare module "virtual:shop.css";

/** The titles of the shop's own pages, by language and page. */
declare module "virtual:shop-pages" {
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default titles;
}

/** A page of the shop's own. */
declare module "*.md" {
  const page: { title: string; html: string };
  export default page;
}
