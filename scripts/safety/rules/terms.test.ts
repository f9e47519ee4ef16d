import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsIn, languagesOf, literalsIn, refusedIn, refusedTexts, rowsUnder } from './terms.ts';

const page = `
## Terms

| Term | de | en |
|---|---|---|
| server | Server | server |
| pool | | pool |

## Never

| Language | Never | Instead |
|---|---|---|
| en | instance, log in | server |
| de | anleg* | erstellen |
| ar | *اً | ًا |
| ja | 規則 | ルール |
`;
const refused = refusedIn(page);

test('the tables of the page are read', () => {
  assert.deepEqual(languagesOf(page), ['de', 'en']);
  assert.deepEqual(rowsUnder('Terms', page)[0], ['server', 'Server', 'server']);
  assert.equal(refused.length, 4);
});

test('a term without a language is found', () => {
  assert.deepEqual(gapsIn(page), ['pool: de']);
});

for (const [language, text, says] of [
  ['en', 'Delete this Instance?', 'Instance'],
  ['en', 'Log in to continue', 'Log in'],
  ['de', 'Netzwerk anlegen', 'anlegen'],
  ['ar', 'ليس شريكاً لنطاقك', 'شريكاً'],
  ['ja', 'この規則', '規則'],
] as const)
  test(`${language}: “${text}” is refused`, () => {
    const [found = ''] = refusedTexts({ key: text }, language, refused);
    assert.ok(found.startsWith(`key says “${says}”, say `), found);
  });

for (const [language, text] of [
  ['en', 'For each instanceof'],
  ['en', 'Log into {{instance}}'],
  ['de', 'This instance'],
  ['ar', 'ليس شريكًا لنطاقك'],
] as const)
  test(`${language}: “${text}” is not refused`, () => {
    assert.deepEqual(refusedTexts({ key: text }, language, refused), []);
  });

test('the literals of a word file are its texts', () => {
  const text = "import x from './y.ts';\nexport const en = { close: 'Close', more: (n: string) => `More ${n}` };\n";
  assert.deepEqual(Object.values(literalsIn({ path: '', text })), ['Close', 'More ${n}']);
});
