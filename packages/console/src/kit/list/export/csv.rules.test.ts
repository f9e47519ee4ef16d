import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvOf, fileNameOf } from './csv.rules.ts';

// spec: list.export
describe('a field', () => {
  for (const [text, written] of [
    ['web', 'web'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd|x', "'+cmd|x"],
    ['-2+3', "'-2+3"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['-5', '-5'],
    ['+49.5', '+49.5'],
    ['10.0.0.1', '10.0.0.1'],
    ['\u2066=1+1\u2069', "'=1+1"],
    ['\u206810.0.0.0/8\u2069 و\u2068fd00::/64\u2069', '10.0.0.0/8 وfd00::/64'],
  ] as const) {
    it(JSON.stringify(text), () => assert.equal(csvOf([[text]]), `\uFEFF${written}\r\n`));
  }
});

it('rows and a name', () => {
  assert.equal(
    csvOf([
      ['a', 'b'],
      ['1', '2'],
    ]),
    '\uFEFFa,b\r\n1,2\r\n',
  );
  assert.equal(fileNameOf('router', new Date('2026-11-22T23:59:00Z')), 'router-2026-11-22.csv');
});
