export { PaletteButton } from "./PaletteButton";
