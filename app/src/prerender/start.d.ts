// Run for its effects only.
export {};
