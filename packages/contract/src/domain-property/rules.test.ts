import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assert as holds, is } from 'superstruct';
import {
  DomainProperty,
  isPictureKind,
  isPictureName,
  isPropertyKey,
  pictureLimits,
  PropertyBody,
  propertyLimits,
  PropertyUpdate,
  readDomainTheme,
  whyNotPictureSize,
  whyNotPixels,
  whyNotPropertyData,
  whyNotThemeLink,
  whyNotThemeName,
  writeDomainTheme,
} from './index.ts';

const picture = 'a'.repeat(32);

// spec: theme.property
test('a key is a short word of plain signs', () => {
  for (const key of ['theme', 'GeneralTheme', 'a', 'ui.columns', 'x_1-2', 'a'.repeat(64)])
    assert.ok(isPropertyKey(key), key);
  for (const key of ['', '1a', '.theme', 'a b', 'a/b', '../theme', 'thème', 'a'.repeat(65), 'theme\n', '__proto__'])
    assert.ok(!isPropertyKey(key), key);
});

test('a body has data, be it null, and a known access', () => {
  for (const body of [
    { data: {}, access: 'pub' },
    { data: null, access: 'auth' },
  ])
    assert.ok(is(body, PropertyBody));
  for (const body of [
    { access: 'pub' },
    { data: {} },
    { data: {}, access: 'all' },
    { data: 1, access: 'pub', key: 'x' },
  ])
    assert.ok(!is(body, PropertyBody), JSON.stringify(body));
  assert.ok(is({ data: [] }, PropertyUpdate));
  // A newer server may know more ways and more fields.
  holds({ domain_id: 'default', key: 'theme', value: 1, access: 'friends', more: true }, DomainProperty);
});

// spec: theme.property
test('the size of a value is counted as it is sent, in bytes', () => {
  const room = propertyLimits.bytes - 2;
  assert.equal(whyNotPropertyData('a'.repeat(room)), null);
  assert.equal(whyNotPropertyData('a'.repeat(room + 1))?.code, 'data_too_large');
  assert.equal(whyNotPropertyData('é'.repeat(room / 2 + 1))?.code, 'data_too_large');
});

// spec: theme.name
test('names are short and can be seen', () => {
  for (const name of ['', 'Norrland Cloud', 'سحابة', 'é'.repeat(60)]) assert.equal(whyNotThemeName(name), null, name);
  assert.equal(whyNotThemeName('a'.repeat(61))?.code, 'text_too_long');
  for (const name of ['a\nb', 'a\u0000', 'a\u202eb', 'a\u200b', 'a\u2028b'])
    assert.equal(whyNotThemeName(name)?.code, 'text_invisible', JSON.stringify(name));
});

// spec: theme.link
test('links lead to web pages or into the post, nowhere else', () => {
  for (const link of [
    '',
    'https://norrland.example/help?x=1#y',
    'http://10.0.0.1:8080',
    'mailto:help@norrland.example',
  ])
    assert.equal(whyNotThemeLink(link), null, link);
  const bad = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'norrland.example',
    '//norrland.example',
    '/local',
    'https://',
    'https://me:secret@norrland.example',
    'https://a b.example',
    'ftp://norrland.example',
    `https://norrland.example/${'a'.repeat(500)}`,
  ];
  for (const link of bad) assert.equal(whyNotThemeLink(link)?.code, 'link_invalid', link);
});

// spec: theme.picture
test('a picture has a size for its place', () => {
  assert.equal(whyNotPictureSize('logo', pictureLimits.logo.bytes), null);
  assert.deepEqual(whyNotPictureSize('logo', pictureLimits.logo.bytes + 1)?.values, { limit: 256 });
  assert.deepEqual(whyNotPictureSize('favicon', pictureLimits.favicon.bytes + 1)?.values, { limit: 64 });
  assert.equal(whyNotPictureSize('favicon', 0)?.code, 'picture_empty');
  assert.equal(whyNotPixels('favicon', 512, 512), null);
  assert.equal(whyNotPixels('favicon', 512, 513)?.code, 'picture_too_many_pixels');
  assert.equal(whyNotPixels('logo', 0, 10)?.code, 'picture_broken');
  assert.deepEqual(['logo', 'favicon', 'banner', 'toString'].map(isPictureKind), [true, true, false, false]);
  assert.deepEqual([picture, picture.toUpperCase(), `../${picture}`].map(isPictureName), [true, false, false]);
});

test('what was written of a theme is read again', () => {
  const theme = {
    colorScheme: 'fjord',
    productTitle: 'Norrland Cloud',
    productName: 'Norrland',
    links: { support: 'mailto:help@norrland.example' },
    pictures: { logo: picture },
  };
  const { theme: scheme, GeneralTheme: general } = writeDomainTheme(theme);
  assert.deepEqual(readDomainTheme(scheme, general), theme);
  assert.deepEqual(writeDomainTheme({ links: {}, pictures: {} }), { theme: {}, GeneralTheme: {} });
});

// spec: theme.nonsense
test('what is no theme says nothing, and takes nothing else with it', () => {
  const nothing = { links: {}, pictures: {} };
  for (const odd of [undefined, null, 'fjord', 7, [], [{ colorScheme: 'fjord' }]])
    assert.deepEqual(readDomainTheme(odd, odd), nothing);
  const odd = {
    productTitle: ' Norrland ',
    productName: { en: 'Norrland' },
    links: { terms: 'javascript:alert(1)', support: 'https://norrland.example', other: 'https://other.example' },
    logo: '../../etc/passwd',
    loginLogo: 'https://elsewhere.example/a.png',
    favicon: picture,
  };
  assert.deepEqual(readDomainTheme({ colorScheme: "'] { } [x='" }, odd), {
    productTitle: 'Norrland',
    links: { support: 'https://norrland.example' },
    pictures: { favicon: picture },
  });
  assert.deepEqual(readDomainTheme(JSON.parse('{"__proto__":{"colorScheme":"fjord"}}'), null), nothing);
});
