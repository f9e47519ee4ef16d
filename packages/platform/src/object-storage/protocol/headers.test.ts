import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asText, fromWire, toWire } from './headers.ts';

const utf8 = (text: string) => Buffer.from(text).toString('latin1');

for (const [title, wire, text] of [
  ['ASCII', 'plain', 'plain'],
  ['UTF-8', utf8('Köln 🛶'), 'Köln 🛶'],
  ['Latin-1', 'K\u00f6ln', 'Köln'],
  ['UTF-8 and Latin-1', `${utf8('Köln')}, K\u00f6ln`, 'K\u00c3\u00b6ln, K\u00f6ln'],
] as const) {
  test(`a header in ${title} leaves as the bytes that came, also out of JSON`, () => {
    const read = fromWire(wire);
    assert.equal(toWire(JSON.parse(JSON.stringify(read)) as string), wire);
    assert.equal(asText(read), text);
  });
}

test('headers of one name, in UTF-8 and in Latin-1, are joined and told byte for byte', () => {
  const joined = `${fromWire(utf8('ü 🛶'))},${fromWire('\u00fc')}`;
  assert.equal(toWire(joined), `${utf8('ü 🛶')},\u00fc`);
});

test('no header ends another', () => assert.equal(toWire('a\r\nb: c'), 'a  b: c'));
