export { LISTS, ListPage } from "./ListsPage";
