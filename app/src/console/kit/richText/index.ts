export { RichTextField } from "./RichTextField";
export { describedBy, EMPTY_HTML, htmlProblem, isRichValue, richValueOf, wordsOf } from "./text";
