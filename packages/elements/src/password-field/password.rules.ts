/** What a password has to pass: the fewest characters, a pattern that is found anywhere in it, or a test of one's own. */
export type PasswordTest =
  | { readonly minLength: number }
  | { readonly pattern: string }
  | ((password: string) => boolean);

/** One rule for a password, as the person reads it. */
export interface PasswordRule {
  /** Tells the rules apart when the list changes. */
  readonly key: string;
  /** What is asked for, in the language of the page: "At least 12 characters". */
  readonly label: string;
  readonly test: PasswordTest;
}

/**
 * Whether a password keeps a rule.
 *
 * @throws {Error} When the rule itself is at fault: a pattern that cannot be read, or a test that throws.
 */
export function keeps(password: string, { test }: PasswordRule): boolean {
  if (typeof test === 'function') return test(password);
  // Whole characters, as a person counts them: an emoji is one.
  if ('minLength' in test) return [...password].length >= test.minLength;
  return new RegExp(test.pattern, 'u').test(password);
}
