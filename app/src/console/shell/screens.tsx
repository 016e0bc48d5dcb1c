/** The screens of the console: routes, navigation, palette and gates are made from this list. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Redirect } from "../../lib/router";
import { ActivityPage } from "../activity";
import { CategoriesPage } from "../categories";
import { HomePage } from "../home";
import type { Kind } from "../kit/form";
import { BadgesPage, DeletedPage, MemberPage, MembersPage, ReportsPage } from "../members";
import { AbandonedPage, NewOrderPage, OrderPage, OrdersPage, PrintPage } from "../orders";
import { ImportPage, NewProductPage, ProductPage, ProductsPage } from "../products";
import { RULE_GROUPS, RulePage, TRY, TryAddressPage } from "../rules";
import type { Feature } from "../session/site";
import { SettingsPage } from "../settings";
import { LISTS, ListPage } from "../shared-lists";
import { StockPage } from "../stock";

export interface Screen {
  /** The path below the console's. */
  path: string;
  /** The name in the navigation and the palette; absent for the screen of one entry. */
  title?: MessageDescriptor;
  /** The name in the navigation of a site of catalog V1, if it has another. */
  titleV1?: MessageDescriptor;
  element: ReactNode;
  /** Whether the navigation has it; a name, if the navigation has another. */
  isMain?: true | MessageDescriptor;
  /** Whether the navigation leaves a gap above it. */
  startsGroup?: true;
  /** The paths of the screens below it in the navigation, besides those below its own path. */
  covers?: readonly string[];
  /** The feature that it needs: a site without the feature gets the reason instead. */
  needs?: Feature;
  /** Its most used views in the palette, each by its query. */
  views?: readonly { query: string; title: MessageDescriptor }[];
}

const TRY_PATH = `rules/${TRY}`;
const ACTIVITY_PATH = "activity";

/** The screens of kinds, each at its own path. */
const kindScreens = (
  base: string,
  kinds: Readonly<Record<string, Kind>>,
  element: (name: string, kind: Kind) => ReactNode,
): Screen[] =>
  Object.entries(kinds).map(([name, kind]) => ({
    path: `${base}/${name}`,
    title: kind.title,
    element: element(name, kind),
  }));

/** The screens in the order of the navigation. */
export const SCREENS: readonly Screen[] = [
  { path: "", title: msg({ context: "screen", message: "Home" }), element: <HomePage />, isMain: true },
  {
    path: "orders",
    title: msg`Orders`,
    element: <OrdersPage />,
    isMain: true,
    views: [
      { query: "?state=tofulfil", title: msg`Orders to fulfil` },
      { query: "?payment=unpaid", title: msg`Unpaid orders` },
    ],
  },
  { path: "orders/new", title: msg`New order`, element: <NewOrderPage /> },
  {
    path: "orders/abandoned",
    title: msg`Abandoned checkouts`,
    element: <AbandonedPage />,
    needs: "abandonedCheckouts",
  },
  { path: "orders/:id", element: <OrderPage /> },
  { path: "orders/:id/:paper", element: <PrintPage /> },
  { path: "products", title: msg`Products`, element: <ProductsPage />, isMain: true, startsGroup: true },
  { path: "products/new", title: msg`New product`, element: <NewProductPage /> },
  { path: "products/import", title: msg`Import products`, element: <ImportPage />, needs: "transfer" },
  { path: "products/:id", element: <ProductPage /> },
  {
    path: "stock",
    title: msg`Stock`,
    element: <StockPage />,
    isMain: true,
    views: [{ query: "?stock=low", title: msg`Variants low in stock` }],
  },
  {
    path: "categories",
    title: msg`Categories`,
    titleV1: msg`Collections`,
    element: <CategoriesPage />,
    isMain: true,
  },
  { path: "categories/:id", element: <CategoriesPage /> },
  {
    path: "lists",
    title: msg`Lists`,
    element: <Redirect to="/owner/lists/brands" />,
    isMain: true,
    needs: "sharedLists",
  },
  ...kindScreens("lists", LISTS, (name, kind) => <ListPage name={name} kind={kind} />).map((screen): Screen => ({
    ...screen,
    needs: "sharedLists",
  })),
  {
    path: "members",
    title: msg`Members`,
    element: <MembersPage />,
    isMain: true,
    startsGroup: true,
    views: [{ query: "?status=PENDING", title: msg`Members to approve` }],
  },
  { path: "members/reports", title: msg`Reported members`, element: <ReportsPage /> },
  { path: "members/badges", title: msg`Badges`, element: <BadgesPage />, needs: "badges" },
  { path: "members/deleted", title: msg`Deleted members`, element: <DeletedPage />, needs: "deletedMembers" },
  { path: "members/:id", element: <MemberPage /> },
  ...RULE_GROUPS.flatMap(({ title, kinds }) => {
    const screens = kindScreens("rules", kinds, (name) => <RulePage name={name} />);
    const covers = [...screens.map(({ path }) => path), ...(kinds.delivery ? [TRY_PATH] : [])];
    const main = { isMain: title, covers, ...(kinds.coupons && { startsGroup: true as const }) };
    return screens.map((screen, index) => (index === 0 ? { ...screen, ...main } : screen));
  }),
  { path: TRY_PATH, title: msg`Try an address`, element: <TryAddressPage /> },
  {
    path: "settings",
    title: msg`Settings`,
    element: <SettingsPage />,
    isMain: true,
    startsGroup: true,
    covers: [ACTIVITY_PATH],
  },
  { path: ACTIVITY_PATH, title: msg`Changes in this browser`, element: <ActivityPage /> },
];

export const addressOf = ({ path }: Screen): string => (path === "" ? "/owner" : `/owner/${path}`);
