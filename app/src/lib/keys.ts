interface Key {
  keyCode: number;
  nativeEvent: Pick<KeyboardEvent, "isComposing">;
}

/** The code of a key that an input method takes, also where `isComposing` is over already, as in Safari. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to the text that an input method (Japanese, Chinese, Korean) is composing, and to no control. */
export function isComposing({ keyCode, nativeEvent }: Key): boolean {
  return nativeEvent.isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
}
