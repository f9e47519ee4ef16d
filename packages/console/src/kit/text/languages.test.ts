import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { directionOf, isLanguage, languages, nearestLanguage } from './languages.ts';

describe('languages', () => {
  // spec: language.list
  it('are nine, one of which runs from right to left', () => {
    assert.equal(languages.length, 9);
    assert.deepEqual(
      languages.filter((language) => directionOf(language) === 'rtl'),
      ['ar'],
    );
  });

  for (const [wanted, nearest] of [
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'pt-BR', 'en'], 'pt'],
    [['ZH-Hant-TW'], 'zh'],
    [[], 'en'],
    [['fr'], 'en'],
    [[null, undefined, 'tr'], 'tr'],
    [['jam'], 'en'],
  ] as const) {
    it(`nearest to ${JSON.stringify(wanted)} is ${nearest}`, () => assert.equal(nearestLanguage(wanted), nearest));
  }

  it('are told from anything else', () => {
    assert.equal(isLanguage('ru'), true);
    for (const value of ['fr', '', null, 7, 'toString']) assert.equal(isLanguage(value), false);
  });
});
