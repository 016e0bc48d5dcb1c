export { StockPage } from "./StockPage";
