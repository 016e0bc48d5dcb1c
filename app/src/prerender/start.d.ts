// Imported only for its side effects.
export {};
