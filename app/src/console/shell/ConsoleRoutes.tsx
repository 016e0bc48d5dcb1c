import { t } from "@lingui/core/macro";
import { Outlet, Redirect, type Route, Routes } from "../../lib/router";
import { ScreenBoundary } from "../../ui";
import { Frame } from "./Frame";
import { CatalogGate } from "./CatalogGate";
import { ActivityPage } from "../activity";
import { CategoriesPage } from "../categories";
import { HomePage } from "../home";
import { ListsPage } from "../shared-lists";
import { BadgesPage, DeletedPage, MemberPage, MembersPage, ReportsPage } from "../members";
import { ImportPage, NewProductPage, ProductPage, ProductsPage } from "../products";
import { RulesPage } from "../rules";
import { SettingsPage } from "../settings";
import { StockPage } from "../stock";
import { AbandonedPage, NewOrderPage, OrderPage, OrdersPage, PrintPage } from "../orders";
import { ScreenHeading } from "../kit/ui/ScreenHeading";

const screens: Route[] = [
  { path: "", element: <HomePage /> },
  { path: "orders", element: <OrdersPage /> },
  { path: "orders/new", element: <NewOrderPage /> },
  { path: "orders/abandoned", element: <AbandonedPage /> },
  { path: "orders/:id", element: <OrderPage /> },
  { path: "orders/:id/:paper", element: <PrintPage /> },
  { path: "members", element: <MembersPage /> },
  { path: "members/reports", element: <ReportsPage /> },
  { path: "members/badges", element: <BadgesPage /> },
  { path: "members/deleted", element: <DeletedPage /> },
  { path: "members/:id", element: <MemberPage /> },
  { path: "products", element: <ProductsPage /> },
  { path: "products/new", element: <NewProductPage /> },
  { path: "products/import", element: <ImportPage /> },
  { path: "products/:id", element: <ProductPage /> },
  { path: "stock", element: <StockPage /> },
  { path: "categories", element: <CategoriesPage /> },
  { path: "categories/:id", element: <CategoriesPage /> },
  { path: "lists", element: <Redirect to="/owner/lists/brands" /> },
  { path: "lists/:kind", element: <ListsPage /> },
  { path: "rules", element: <Redirect to="/owner/rules/coupons" /> },
  { path: "rules/:kind", element: <RulesPage /> },
  { path: "settings", element: <SettingsPage /> },
  { path: "activity", element: <ActivityPage /> },
  { path: "*", element: <Unknown /> },
];

const table: Route[] = [{ path: "owner", element: <Outlet />, children: screens }];

function Unknown() {
  return <ScreenHeading>{t`Page not found`}</ScreenHeading>;
}

/** The screens of the console, each in its own error boundary. */
export function ConsoleRoutes({ onSignOut }: { onSignOut: () => Promise<void> }) {
  return (
    <Frame onSignOut={onSignOut}>
      <ScreenBoundary>
        <CatalogGate>
          <Routes table={table} />
        </CatalogGate>
      </ScreenBoundary>
    </Frame>
  );
}
