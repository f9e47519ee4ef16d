import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isExactOrigin } from './fields.ts';
import { chooseVersion, readHello, readWelcome, writeHello, writeWelcome } from './handshake.ts';
import { MARK, MAX_HEIGHT, MAX_TEXT, VERSIONS } from './messages.ts';
import { readFromFrame } from './read-from-frame.ts';
import { readFromPage } from './read-from-page.ts';
import { readSettings } from './read-settings.ts';

const LONG = 'x'.repeat(MAX_TEXT + 1);
const FITS = 'x'.repeat(MAX_TEXT);

/** Values that a hostile or broken sender may put anywhere. */
const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  7,
  Number.NaN,
  '',
  'text',
  true,
  [],
  [{}],
  () => {},
  Symbol('s'),
  1n,
];

/** As the structured clone of a sender's object literal with that own key. */
const ownProto = (value: unknown) => Object.defineProperty({}, '__proto__', { value, enumerable: true });

const accepted: readonly [type: string, data: object, read: object][] = [
  ['ready', { title: 'Router' }, { title: 'Router' }],
  ['ready', { title: '' }, { title: '' }],
  ['ready', { title: LONG }, { title: FITS }],
  ['resized', { height: 0 }, { height: 0 }],
  ['resized', { height: 412.5 }, { height: 412.5 }],
  ['resized', { height: -1 }, { height: 0 }],
  ['resized', { height: 1e9 }, { height: MAX_HEIGHT }],
  ['dirtied', { dirty: true }, { dirty: true }],
  ['dirtied', { dirty: false }, { dirty: false }],
  ['done', { kind: 'created', resource: 'router', id: '1' }, { kind: 'created', resource: 'router', id: '1' }],
  ['done', { kind: 'updated', resource: FITS, id: FITS }, { kind: 'updated', resource: FITS, id: FITS }],
  ['done', { kind: 'created', resource: 'r', id: '1', token: 't' }, { kind: 'created', resource: 'r', id: '1' }],
  ['changed', { kind: 'added', resource: 'r', id: '1', more: 1 }, { kind: 'added', resource: 'r', id: '1' }],
  ['changed', { kind: 'removed', resource: 'r', id: '1' }, { kind: 'removed', resource: 'r', id: '1' }],
  ['cancelled', {}, {}],
  ['cancelled', { reason: 'x' }, {}],
  ['session', { state: 'expired' }, { state: 'expired' }],
  ['storage', { state: 'needs-gesture' }, { state: 'needs-gesture' }],
  ['failed', { code: 'server', status: 503 }, { code: 'server', status: 503 }],
  ['failed', { code: 'denied', status: null }, { code: 'denied', status: null }],
  ['failed', { code: 'disabled', status: 403 }, { code: 'disabled', status: 403 }],
  ['failed', { code: 'server', status: '503' }, { code: 'server', status: null }],
  ['failed', { code: 'server', status: 1e9 }, { code: 'server', status: null }],
];

// spec: embedding.messages
test('what a frame may say is read, and nothing beside it', () => {
  for (const [type, data, read] of accepted) {
    assert.deepEqual(readFromFrame({ type, data, extra: 1 }), { type, data: read }, JSON.stringify([type, data]));
  }
});

const refused: readonly [type: string, data: unknown][] = [
  ['ready', { title: 7 }],
  ['ready', {}],
  ['resized', { height: Number.NaN }],
  ['resized', { height: Number.POSITIVE_INFINITY }],
  ['resized', { height: '100' }],
  ['resized', { height: { valueOf: 100 } }],
  ['resized', {}],
  ['dirtied', { dirty: 'true' }],
  ['dirtied', { dirty: 1 }],
  ['done', { kind: 'deleted', resource: 'router', id: '1' }],
  ['done', { kind: ['created'], resource: 'router', id: '1' }],
  ['done', { kind: 'constructor', resource: 'router', id: '1' }],
  ['done', { kind: 'created', resource: '', id: '1' }],
  ['done', { kind: 'created', resource: 'router', id: '' }],
  ['done', { kind: 'created', resource: 'router', id: 1 }],
  ['done', { kind: 'created', resource: LONG, id: '1' }],
  ['done', { kind: 'created', resource: 'router', id: LONG }],
  ['changed', { kind: 'created', resource: 'r', id: '1' }],
  ['changed', { kind: 'added', resource: 'r', id: '' }],
  ['changed', { kind: 'added', id: '1' }],
  ['session', { state: 'root' }],
  ['session', { state: '__proto__' }],
  ['storage', { state: null }],
  ['failed', { code: 'silent', status: null }],
  ['failed', { code: 'unlisted', status: null }],
  ['failed', { code: 'blocked', status: null }],
  ['failed', { code: '<b>', status: 500 }],
  ['navigate', { url: 'https://a.example' }],
  ['constructor', {}],
  ['__proto__', {}],
  ['hasOwnProperty', {}],
  ['toString', {}],
  ['', {}],
  // A wish is no fact.
  ['submit', {}],
  ['configure', { locale: 'de' }],
];

// spec: embedding.text
test('unknown types, wrong kinds and too long texts do not exist', () => {
  for (const [type, data] of refused) {
    assert.equal(readFromFrame({ type, data }), null, `${type} ${JSON.stringify(data)}`);
  }
});

test('junk is refused wherever it stands, and never throws', () => {
  const types = ['ready', 'resized', 'dirtied', 'done', 'changed', 'cancelled', 'session', 'storage', 'failed'];
  for (const junk of JUNK) {
    assert.equal(readFromFrame(junk), null);
    assert.equal(readFromPage(junk), null);
    assert.equal(readHello(junk), null);
    assert.equal(readWelcome(junk), null);
    assert.equal(readSettings(junk), null);
    assert.equal(readFromFrame({ type: junk, data: {} }), null);
    for (const type of types) assert.equal(readFromFrame({ type, data: junk }), null, type);
    for (const type of ['configure', 'submit', 'cancel']) assert.equal(readFromPage({ type, data: junk }), null, type);
  }
});

test('fields that are not the message’s own do not count', () => {
  const height = { height: 10 };
  assert.equal(readFromFrame({ type: 'resized', data: Object.create(height) }), null);
  assert.equal(readFromFrame({ type: 'resized', data: ownProto(height) }), null);
  assert.equal(readFromFrame(ownProto({ type: 'cancelled', data: {} })), null);
  assert.equal(Object.hasOwn(Object.prototype, 'height'), false);
});

test('what a page may wish is read, and nothing beside it', () => {
  for (const type of ['submit', 'cancel', 'requestStorageAccess']) {
    assert.deepEqual(readFromPage({ type, data: { sure: true } }), { type, data: {} });
  }
  assert.deepEqual(readFromPage({ type: 'configure', data: { locale: 'de' } }), {
    type: 'configure',
    data: { locale: 'de' },
  });
  for (const type of ['done', 'navigate', 'constructor', '__proto__'])
    assert.equal(readFromPage({ type, data: {} }), null);
});

test('settings are read field by field; what is not ours is left out', () => {
  const good = { locale: 'ar', scheme: 'high-tide2', mode: 'system', reducedMotion: true };
  assert.deepEqual(readSettings(good), good);
  assert.deepEqual(readSettings({ ...good, font: 'x', locale: 'fr' }), {
    scheme: 'high-tide2',
    mode: 'system',
    reducedMotion: true,
  });
  for (const locale of ['de-AT', 'DE', '', 7, ['de'], 'constructor']) assert.deepEqual(readSettings({ locale }), {});
  for (const scheme of ['red; x', 'url(//x)', 'A', '-a', '', `a${'b'.repeat(40)}`, { a: 1 }, 'a\n']) {
    assert.deepEqual(readSettings({ scheme }), {}, String(scheme));
  }
  for (const mode of ['dim', true, null]) assert.deepEqual(readSettings({ mode }), {});
  assert.deepEqual(readSettings({ withCode: true }), { withCode: true });
  for (const withCode of ['true', 1, null, false]) assert.deepEqual(readSettings({ withCode }), {});
  for (const reducedMotion of ['true', 1, null]) assert.deepEqual(readSettings({ reducedMotion }), {});
});

test('hello and welcome are read as written', () => {
  assert.deepEqual(readHello(writeHello('n')), { nonce: 'n', versions: VERSIONS });
  const welcome = { version: 1, nonce: 'n', settings: { locale: 'de' } } as const;
  assert.deepEqual(readWelcome(writeWelcome(welcome)), welcome);
});

test('a handshake that is not quite one is none', () => {
  const hello = { mark: MARK, type: 'hello', versions: [1], nonce: 'n' };
  for (const wrong of [
    { mark: 'other' },
    { type: 'welcome' },
    { versions: 1 },
    { versions: '1' },
    { nonce: '' },
    { nonce: LONG },
    { nonce: 7 },
  ]) {
    assert.equal(readHello({ ...hello, ...wrong }), null, JSON.stringify(wrong));
  }
  assert.equal(readHello({ ...hello, versions: Array.from({ length: 21 }, () => 1) }), null);
  assert.deepEqual(readHello({ ...hello, versions: ['1', 1.5, null, 2] })?.versions, [2]);
  const welcome = { mark: MARK, type: 'welcome', version: 1, nonce: 'n', settings: {} };
  for (const wrong of [
    { mark: 'other' },
    { type: 'hello' },
    { version: 2 },
    { version: '1' },
    { nonce: '' },
    { settings: null },
  ]) {
    assert.equal(readWelcome({ ...welcome, ...wrong }), null, JSON.stringify(wrong));
  }
});

// spec: embedding.version
test('the newest major that both know is chosen', () => {
  assert.equal(chooseVersion([3, 1, 2]), 1);
  assert.equal(chooseVersion([2, 3]), null);
  assert.equal(chooseVersion([]), null);
});

// spec: embedding.origin
test('only an exact origin is one', () => {
  for (const origin of [
    'https://portal.example',
    'http://127.0.0.1:8080',
    'http://localhost:1',
    'https://[2001:db8::1]:443',
    'https://xn--bcher-kva.example',
  ]) {
    assert.equal(isExactOrigin(origin), true, origin);
    assert.equal(new URL(origin.replace(':443', '')).origin, origin.replace(':443', ''));
  }
  for (const other of [
    'null',
    '*',
    '/',
    '',
    'file://',
    'https://a.example/',
    'https://a.example/x',
    'https://*.example',
    'HTTPS://A.EXAMPLE',
    'https://u@a.example',
    'https://a.example?x',
    'https://a.example#x',
    ' https://a.example',
    'https://a.example\n',
    'javascript:1',
    'data:,',
    'blob:https://a.example',
    'ftp://a.example',
    null,
    undefined,
    new URL('https://a.example'),
  ]) {
    assert.equal(isExactOrigin(other), false, String(other));
  }
});
