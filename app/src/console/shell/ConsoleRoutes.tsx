import { t } from "@lingui/core/macro";
import { Navigate, type RouteObject, useRoutes } from "react-router";
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

const screens: RouteObject[] = [
  { index: true, Component: HomePage },
  { path: "orders", Component: OrdersPage },
  { path: "orders/new", Component: NewOrderPage },
  { path: "orders/abandoned", Component: AbandonedPage },
  { path: "orders/:id", Component: OrderPage },
  { path: "orders/:id/:paper", Component: PrintPage },
  { path: "members", Component: MembersPage },
  { path: "members/reports", Component: ReportsPage },
  { path: "members/badges", Component: BadgesPage },
  { path: "members/deleted", Component: DeletedPage },
  { path: "members/:id", Component: MemberPage },
  { path: "products", Component: ProductsPage },
  { path: "products/new", Component: NewProductPage },
  { path: "products/import", Component: ImportPage },
  { path: "products/:id", Component: ProductPage },
  { path: "stock", Component: StockPage },
  { path: "categories", Component: CategoriesPage },
  { path: "categories/:id", Component: CategoriesPage },
  { path: "lists", element: <Navigate to="brands" replace /> },
  { path: "lists/:kind", Component: ListsPage },
  { path: "rules", element: <Navigate to="coupons" replace /> },
  { path: "rules/:kind", Component: RulesPage },
  { path: "settings", Component: SettingsPage },
  { path: "activity", Component: ActivityPage },
  { path: "*", Component: Unknown },
];

function Unknown() {
  return <ScreenHeading>{t`Page not found`}</ScreenHeading>;
}

/** The screens of the console, each in its own error boundary. */
export function ConsoleRoutes({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const screen = useRoutes(screens);
  return (
    <Frame onSignOut={onSignOut}>
      <ScreenBoundary>
        <CatalogGate>{screen}</CatalogGate>
      </ScreenBoundary>
    </Frame>
  );
}
