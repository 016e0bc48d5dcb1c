export { ProductsPage } from "./ProductsPage";
