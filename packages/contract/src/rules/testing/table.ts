import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

interface Examples {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** What people paste and attackers try, whatever the rule is about. A rule that takes one of them says so. */
const odd = ['\0', '\n', 'a\nb', '\u2028', '\u202Ea', '１０', '٣', '../..', '<b>', "' or 1=1--", '🙂'] as const;

/** Where a pattern that tries every way to split a text never comes back. */
const LONG = 100_000;
const longTexts = ['a', '1', '.', '-', ':', ' ', 'a-', '1.', ':f', 'a=b,', 'a/'].map((piece) =>
  piece.repeat(LONG / piece.length),
);

/**
 * A table of examples for one rule, at least eight of each kind. Every rule also gets what is odd and what is long: it
 * refuses all of it but what `takes` names.
 */
export function table(
  name: string,
  holds: (text: string) => boolean,
  { good, bad, takes = () => false }: Examples & { readonly takes?: (text: string) => boolean },
): void {
  describe(name, () => {
    for (const text of good) test(`takes ${JSON.stringify(text.slice(0, 60))}`, () => assert.equal(holds(text), true));
    for (const text of bad)
      test(`refuses ${JSON.stringify(text.slice(0, 60))}`, () => assert.equal(holds(text), false));
    test('has enough examples, each once', () => {
      assert.ok(new Set(good).size >= 8 && new Set(bad).size >= 8);
      assert.equal(new Set([...good, ...bad]).size, good.length + bad.length);
    });
    test('what is odd', () => {
      assert.deepEqual(
        odd.filter((text) => holds(text) !== takes(text)),
        [],
      );
    });
    test('what is long', () => {
      const wrong = longTexts
        .flatMap((text) => [text, `${text}!`, `${text}\n`])
        .filter((text) => holds(text) !== takes(text));
      assert.deepEqual(
        wrong.map((text) => text.slice(0, 10)),
        [],
      );
    });
  });
}
