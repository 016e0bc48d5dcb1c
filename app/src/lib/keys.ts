interface Key {
  keyCode: number;
  nativeEvent: Pick<KeyboardEvent, "isComposing">;
}

/** The key code of a key that an input method handles, also once `isComposing` is over, as in Safari. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to text composed with an input method (Japanese, Chinese, Korean), not to the control. */
export function isComposing({ keyCode, nativeEvent }: Key): boolean {
  return nativeEvent.isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
}
