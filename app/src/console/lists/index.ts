export { ListPage } from "./ListPage";
