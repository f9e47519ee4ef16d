import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problemsOf } from '../errors.ts';
import { defaultLanguage, ExternalConfig, languageTags, offeredLanguages } from './index.ts';

const codesOf = (value: unknown) => {
  const [error] = ExternalConfig.validate(value);
  return error ? Object.fromEntries(Object.entries(problemsOf(error)).map(([path, { code }]) => [path, code])) : {};
};

// spec: data.operator-file
describe('what an operator may set', () => {
  const good: [string, unknown][] = [
    ['nothing', {}],
    ['no idle sign-out', { disable_idle_timeout: true }],
    ['one language', { languages: ['de'] }],
    ['all languages', { languages: languageTags }],
    ['a default of all', { default_language: 'ja' }],
    ['a default of those offered', { languages: ['de', 'ja'], default_language: 'ja' }],
    ['links', { links: { support: 'https://help.example/', contact: 'mailto:help@example.com' } }],
    ['a link without TLS, for a network of its own', { links: { documentation: 'http://docs.local/' } }],
  ];
  for (const [name, value] of good) test(name, () => assert.deepEqual(codesOf(value), {}));

  const bad: [string, unknown, Record<string, string>][] = [
    ['no object', [], { '': 'wrong_type' }],
    ['an unknown key', { disable_idle_timout: true }, { disable_idle_timout: 'unknown_field' }],
    ['text for a switch', { disable_idle_timeout: 'true' }, { disable_idle_timeout: 'wrong_type' }],
    ['no language at all', { languages: [] }, { languages: 'size' }],
    ['a language twice', { languages: ['de', 'de'] }, { languages: 'duplicate' }],
    ['a language we do not speak', { languages: ['fr'] }, { 'languages.0': 'wrong_type' }],
    ['a country', { default_language: 'de-AT' }, { default_language: 'wrong_type' }],
    ['a default that is not offered', { languages: ['de'], default_language: 'en' }, { '': 'default_not_offered' }],
    ['a link that runs', { links: { support: 'javascript:alert(1)' } }, { 'links.support': 'address' }],
    ['data for a link', { links: { support: 'data:text/html,x' } }, { 'links.support': 'address' }],
    ['a path for a link', { links: { support: '/help' } }, { 'links.support': 'address' }],
    ['an unknown link', { links: { imprint: 'https://a.example/' } }, { 'links.imprint': 'unknown_field' }],
    ['a key that would reach the prototype', JSON.parse('{"__proto__": {"x": 1}}'), { ['__proto__']: 'unknown_field' }],
  ];
  for (const [name, value, codes] of bad) test(name, () => assert.deepEqual(codesOf(value), codes));
});

// spec: language.offered
test('languages keep the order of all, and there is always a default', () => {
  assert.deepEqual(offeredLanguages({ languages: ['zh', 'ar'] }), ['ar', 'zh']);
  assert.deepEqual(offeredLanguages({}), languageTags);
  assert.equal(defaultLanguage({}), 'en');
  assert.equal(defaultLanguage({ languages: ['zh', 'de'] }), 'de');
  assert.equal(defaultLanguage({ languages: ['de', 'en'] }), 'en');
  assert.equal(defaultLanguage({ languages: ['de', 'en'], default_language: 'de' }), 'de');
});
