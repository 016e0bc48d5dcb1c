/** The screens of the console, with their names. */
import { t } from "@lingui/core/macro";

export interface ScreenLink {
  to: string;
  label: string;
}

/** The screens in the order of the navigation. */
export function mainScreens(): ScreenLink[] {
  return [
    { to: "/owner", label: t({ context: "screen", message: "Home" }) },
    { to: "/owner/orders", label: t`Orders` },
    { to: "/owner/products", label: t`Products` },
    { to: "/owner/stock", label: t`Stock` },
    { to: "/owner/categories", label: t`Categories` },
    { to: "/owner/lists", label: t`Lists` },
    { to: "/owner/members", label: t`Members` },
    { to: "/owner/rules", label: t`Rules` },
    { to: "/owner/settings", label: t`Settings` },
    { to: "/owner/activity", label: t`Activity` },
  ];
}

/** All reachable screens, with their most used views. */
export function allScreens(): ScreenLink[] {
  return [
    ...mainScreens(),
    { to: "/owner/orders?state=tofulfil", label: t`Orders to fulfil` },
    { to: "/owner/orders?payment=unpaid", label: t`Unpaid orders` },
    { to: "/owner/products/new", label: t`New product` },
    { to: "/owner/products/import", label: t`Import products` },
    { to: "/owner/stock?stock=low", label: t`Variants low in stock` },
    { to: "/owner/lists/brands", label: t`Brands` },
    { to: "/owner/lists/ribbons", label: t`Ribbons` },
    { to: "/owner/lists/info-sections", label: t`Info sections` },
    { to: "/owner/lists/customizations", label: t`Customizations` },
    { to: "/owner/lists/groups", label: t`Product groups` },
    { to: "/owner/rules/coupons", label: t`Coupons` },
    { to: "/owner/rules/gift-cards", label: t`Gift cards` },
    { to: "/owner/rules/memberships", label: t`Memberships` },
    { to: "/owner/rules/delivery", label: t`Delivery` },
    { to: "/owner/rules/tax", label: t`Tax` },
    { to: "/owner/rules/fees", label: t`Fees` },
    { to: "/owner/rules/tips", label: t`Tips` },
    { to: "/owner/rules/orders", label: t`Order settings` },
    { to: "/owner/rules/try-an-address", label: t`Try an address` },
    { to: "/owner/members?status=PENDING", label: t`Members to approve` },
    { to: "/owner/members/reports", label: t`Reported members` },
    { to: "/owner/orders/new", label: t`New order` },
    { to: "/owner/orders/abandoned", label: t`Abandoned checkouts` },
    { to: "/", label: t`To the shop` },
  ];
}
