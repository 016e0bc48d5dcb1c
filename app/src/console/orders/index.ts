export { OrderPage } from "./OrderPage";
export { OrdersPage } from "./OrdersPage";
export { PrintPage } from "./PrintPage";
