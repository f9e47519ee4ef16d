/** A word, or a function that makes a sentence from its parameters. */
export type Word = string | ((...parameters: never[]) => string);

/** What one element says in one language. */
export type Words = Readonly<Record<string, Word>>;

/** The same keys as the English words, each of the same kind: text stays text, a sentence keeps its parameters. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key];
};
