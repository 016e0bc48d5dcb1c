export { RichTextField } from "./RichTextField";
export { describedBy, EMPTY_HTML, EMPTY_NODES, htmlProblem, isRichValue, richValueOf, wordsOf } from "./text";
