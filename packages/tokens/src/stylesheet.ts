// What a stylesheet exports to TypeScript: nothing, but importing it is no error.
export {};
