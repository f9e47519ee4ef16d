import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources, tests } from './repository.ts';
import { findings } from './rules/lines.ts';

// One format for each kind: numbers, moments, durations and lists are spelt by kit/text alone, in the language of the page.
// Sorting (`Intl.Collator`) and the names of languages (`Intl.DisplayNames`) are no formats.
const own =
  /\bIntl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat|DurationFormat)\b|\.toLocale(?:Date|Time)?String\(/g;

test('the console formats numbers and moments in kit/text alone', () => {
  const elsewhere = sources(/^packages\/console\/src\/(?!kit\/text\/).*\.tsx?$/, tests);
  assert.deepEqual(
    elsewhere.flatMap((source) => findings(source, own)),
    [],
  );
});
