import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { conflictsOf, isSingle, matches, type Press, shortcutKeys } from './keys.rules.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const ctrl = { ctrlKey: true };
const meta = { metaKey: true };
const shift = { shiftKey: true };

describe('the keys of the console', () => {
  // spec: navigation.keys
  it('never mean two things', () => assert.deepEqual(conflictsOf(shortcutKeys), []));

  it('would be found if they did', () => {
    assert.deepEqual(conflictsOf({ one: ['r'], other: ['x', 'r'] }), ['one = other']);
    // On Apple's machines these are two, elsewhere they are one.
    assert.deepEqual(conflictsOf({ one: ['mod+l'], other: ['ctrl+l'] }), ['one = other']);
    assert.deepEqual(conflictsOf({ one: ['ctrl+l'], other: ['ctrl+shift+l'] }), []);
  });

  it('take nothing from the browser that it never gives away, nor reloading', () => {
    const taken = ['mod+n', 'mod+t', 'mod+w', 'mod+r', 'mod+shift+n', 'mod+shift+t', 'mod+shift+w', 'mod+q'];
    assert.deepEqual(conflictsOf({ ...shortcutKeys, browser: taken }), []);
  });
});

describe('a press', () => {
  for (const [keys, pressed, isApple, expected] of [
    ['c', press('c'), false, true],
    ['c', press('C', shift), false, false],
    ['c', press('c', ctrl), false, false],
    ['c', press('c', meta), true, false],
    ['c', press('c', { altKey: true }), false, false],
    ['r', press('r', ctrl), false, false],
    ['mod+k', press('k', ctrl), false, true],
    ['mod+k', press('k', ctrl), true, false],
    ['mod+k', press('k', meta), true, true],
    ['mod+shift+p', press('P', { ...ctrl, ...shift }), false, true],
    ['mod+shift+p', press('p', ctrl), false, false],
    ['ctrl+l', press('l', ctrl), true, true],
    ['ctrl+l', press('L', { ...ctrl, ...shift }), false, false],
    ['ctrl+shift+l', press('L', { ...ctrl, ...shift }), false, true],
    // Signs lie elsewhere on other keyboards, with Shift or without.
    ['?', press('?', shift), false, true],
    ['?', press('?'), false, true],
    ['/', press('/', shift), false, true],
    ['/', press('/', ctrl), false, false],
    // A Russian keyboard says д where a Latin one says l.
    ['ctrl+l', press('д', { ...ctrl, code: 'KeyL' }), false, true],
    ['c', press('с', { code: 'KeyC' }), false, true],
    // On a Dvorak keyboard the letter counts, not its place.
    ['c', press('c', { code: 'KeyI' }), false, true],
    ['i', press('c', { code: 'KeyI' }), false, false],
  ] as const) {
    const said = (['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const).filter((name) => pressed[name]);
    it(`of ${[...said, pressed.key].join(' ')} ${expected ? 'is' : 'is not'} ${keys}${isApple ? ', on Apple' : ''}`, () =>
      assert.equal(matches(keys, pressed, isApple), expected));
  }
});

// spec: navigation.keys.single
describe('a single key', () => {
  for (const [keys, expected] of [
    ['/', true],
    ['?', true],
    ['c', true],
    ['mod+k', false],
    ['ctrl+shift+l', false],
  ] as const) {
    it(`${keys}: ${expected}`, () => assert.equal(isSingle(keys), expected));
  }
});
