export { ProductPage } from "./edit/ProductPage";
export { NewProductPage } from "./NewProductPage";
export { ProductsPage } from "./ProductsPage";
export { ImportPage } from "./transfer";
