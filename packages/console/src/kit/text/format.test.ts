import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFormat } from './format.ts';
import { languages } from './languages.ts';

const en = createFormat('en');
/** Intl parts words with different kinds of blank. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('formats', () => {
  for (const language of languages) {
    // spec: language.digits
    it(`write Latin digits in ${language}`, () => {
      const format = createFormat(language);
      for (const text of [
        format.number(1_234_567),
        format.percent(64),
        format.date('2026-11-21T12:00:00Z'),
        format.dateTime('2026-11-21T12:00:00Z'),
        format.bytes(3_000_000),
      ]) {
        assert.match(text, /[0-9]/, text);
        assert.doesNotMatch(text, /[٠-٩۰-۹]/, text);
      }
    });
  }

  it('write the hours of a day from 00 to 23 in every language', () => {
    for (const language of languages) {
      const text = createFormat(language).dateTime('2026-11-21T23:05:00');
      assert.match(plain(text), /(^|\D)23:05(\D|$)/, language);
    }
  });

  it('write spans of time with Latin digits in Arabic, too', () => {
    const text = createFormat('ar').ago('2026-11-09T12:00:00Z', NOW);
    assert.match(text, /12/);
  });

  for (const [at, said] of [
    ['2026-11-21T11:59:30Z', 'now'],
    ['2026-11-21T11:58:00Z', '2 minutes ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-21T09:00:01Z', '2 hours ago'],
    ['2026-11-20T12:00:00Z', 'yesterday'],
    ['2026-11-18T12:00:00Z', '3 days ago'],
    ['2026-10-01T12:00:00Z', 'last month'],
    ['2024-11-20T12:00:00Z', '2 years ago'],
    ['2026-11-21T12:05:00Z', 'in 5 minutes'],
  ] as const) {
    it(`${at} was ${said}`, () => assert.equal(en.ago(at, NOW), said));
  }

  for (const [bytes, said] of [
    [0, '0 bytes'],
    [1, '1 byte'],
    [1000, '1,000 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 KiB'],
    [1536, '1.5 KiB'],
    [10_240, '10 KiB'],
    [1_000_000, '977 KiB'],
    [1024 ** 2 - 1, '1 MiB'],
    [64 * 1024 ** 3, '64 GiB'],
    [1.5 * 1024 ** 4, '1.5 TiB'],
    [1024 ** 6, '1,024 PiB'],
  ] as const) {
    // spec: language.bytes
    it(`${bytes} bytes are ${said}`, () => assert.equal(plain(en.bytes(bytes)), said));
  }

  for (const [language, bytes, kibi, gibi, pebi] of [
    ['ar', '512 بايت', '\u20661.5 KiB\u2069', '\u206664 GiB\u2069', '\u20662 PiB\u2069'],
    ['de', '512 Byte', '1,5 KiB', '64 GiB', '2 PiB'],
    ['en', '512 bytes', '1.5 KiB', '64 GiB', '2 PiB'],
    ['es', '512 bytes', '1,5 KiB', '64 GiB', '2 PiB'],
    ['ja', '512 バイト', '1.5 KiB', '64 GiB', '2 PiB'],
    ['pt', '512 bytes', '1,5 KiB', '64 GiB', '2 PiB'],
    ['ru', '512 байт', '1,5 КиБ', '64 ГиБ', '2 ПиБ'],
    ['tr', '512 bayt', '1,5 KiB', '64 GiB', '2 PiB'],
    ['zh', '512字节', '1.5 KiB', '64 GiB', '2 PiB'],
  ] as const) {
    it(`the unit of bytes has the base it is counted with in ${language}`, () => {
      const format = createFormat(language);
      assert.deepEqual(
        [512, 1536, 64 * 1024 ** 3, 2 * 1024 ** 5].map((value) => plain(format.bytes(value))),
        [bytes, kibi, gibi, pebi],
      );
    });
  }

  it('say percent as the language does', () => {
    assert.equal(en.percent(64), '64%');
    assert.equal(plain(createFormat('de').percent(64)), '64 %');
    assert.equal(createFormat('tr').percent(64), '%64');
  });

  it('list and offer in words', () => {
    assert.equal(en.list(['a', 'b', 'c']), 'a, b, and c');
    assert.equal(en.anyOf(['ACTIVE', 'DOWN']), 'ACTIVE or DOWN');
    assert.equal(createFormat('de').anyOf(['a', 'b', 'c']), 'a, b oder c');
  });

  it('keep what they list apart from the words between, from right to left', () => {
    const cidrs = ['10.20.0.0/16', 'fd20:0:20::/64'];
    assert.equal(createFormat('ar').list(cidrs), '\u206810.20.0.0/16\u2069 و\u2068fd20:0:20::/64\u2069');
    assert.match(createFormat('ar').anyOf(['TCP', 'كل البروتوكولات']), /^\u2068TCP\u2069 .*\u2068كل البروتوكولات\u2069$/);
  });

  it('count further than a double can', () => {
    assert.equal(en.number(2n ** 64n), '18,446,744,073,709,551,616');
  });
});
