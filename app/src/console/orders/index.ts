export { AbandonedPage } from "./AbandonedPage";
export { NewOrderPage } from "./NewOrderPage";
export { OrderPage } from "./OrderPage";
export { OrdersPage } from "./OrdersPage";
export { PrintPage } from "./PrintPage";
