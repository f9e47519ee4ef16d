import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../protocol/index.ts';
import { directionOf, localeOf, words } from './nearest.ts';

test('every language says everything, in its own words', () => {
  assert.deepEqual(Object.keys(words).sort(), [...LOCALES].sort());
  const keys = Object.keys(words.en).sort();
  for (const [locale, own] of Object.entries(words)) {
    assert.deepEqual(Object.keys(own).sort(), keys, locale);
    for (const text of Object.values(own)) assert.notEqual(text.trim(), '', locale);
    if (locale !== 'en') assert.notEqual(own.loading, words.en.loading, locale);
  }
});

test('a language tag finds the nearest of ours', () => {
  assert.equal(localeOf('de-AT'), 'de');
  assert.equal(localeOf('ZH-Hant-TW'), 'zh');
  assert.equal(localeOf('pt'), 'pt');
  for (const other of ['fr', '', null, undefined, 'constructor', 'd']) assert.equal(localeOf(other), null);
});

test('only Arabic runs from right to left', () => {
  assert.deepEqual(
    LOCALES.filter((locale) => directionOf(locale) === 'rtl'),
    ['ar'],
  );
});
