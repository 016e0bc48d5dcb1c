/** The entry for an owner's work: products and stock of either catalog version, read and written in one form. */

export { catalogEditorOf, type EditorClient, type EditorV1Modules, type EditorV3Modules } from "./editor-of.js";
export type {
  CatalogEditor,
  ChangeResult,
  EditorProduct,
  EditorStock,
  NewProduct,
  Page,
  PageOf,
  ProductChange,
  ProductSearch,
  SavedProduct,
  StockChange,
  StockReason,
  StockSearch,
} from "./editor.js";
export type { CatalogGap } from "./gaps.js";
export { PartlySavedError, type SavedPart } from "./partly-saved.js";
