import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_ROWS, readTable } from './table.rules.ts';

for (const [what, text] of [
  ['commas', 'booked_at,amount,note\n00:00:02,1204.00,"a, ""b"""\n00:00:05,-12.5,\n'],
  ['semicolons', 'booked_at;amount;note\r\n00:00:02;1204,00;"a, ""b"""\r\n00:00:05;-12,5;\r\n'],
  ['tabs', 'booked_at\tamount\tnote\n00:00:02\t1204.00\t"a, ""b"""\n\n00:00:05\t-12.5\t'],
] as const)
  test(`text with ${what} is a table`, () => {
    const { head, rows, count, numbers } = readTable(text, false);
    assert.deepEqual(head, ['booked_at', 'amount', 'note']);
    assert.deepEqual([rows[0]?.[2], rows[1]?.[0], count], ['a, "b"', '00:00:05', 2]);
    assert.deepEqual([...numbers], [1]);
  });

// spec: s3.preview
test('of a file that was cut off the last row does not show, of a long one the first rows do', () => {
  const text = ['n', ...Array.from({ length: MOST_ROWS + 50 }, (_, at) => String(at))].join('\n');
  const { rows, count } = readTable(text, true);
  assert.deepEqual([rows.length, count], [MOST_ROWS, MOST_ROWS + 49]);
  assert.deepEqual(readTable('', false), { head: [], rows: [], count: 0, numbers: new Set() });
});
