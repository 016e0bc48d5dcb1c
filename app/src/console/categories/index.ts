export { CategoriesPage } from "./CategoriesPage";
