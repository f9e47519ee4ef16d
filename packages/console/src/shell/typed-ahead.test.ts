import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepTyped, takeTyped } from './typed-ahead.ts';

const page = new EventTarget();
const press = (key: string, more: object = {}) => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    ...more,
  });
  page.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('what is typed ahead', () => {
  it('is kept, and no longer the page’s', () => {
    keepTyped(page);
    for (const key of ['p', 'Shift', 'R', ' ', '1']) press(key);
    assert.equal(press('x'), true);
    assert.equal(takeTyped(), 'pR 1x');
    assert.equal(press('y'), false);
    assert.equal(takeTyped(), '');
  });

  for (const [what, interrupt] of [
    ['Escape', () => press('Escape')],
    ['a combination', () => press('k', { ctrlKey: true })],
    ['a press of the mouse', () => page.dispatchEvent(new Event('pointerdown'))],
  ] as const) {
    it(`ends with ${what}, which goes through`, () => {
      keepTyped(page);
      press('a');
      interrupt();
      assert.equal(press('b'), false);
      assert.equal(takeTyped(), 'a');
    });
  }

  it('begins anew each time', () => {
    keepTyped(page);
    press('a');
    keepTyped(page);
    press('b');
    assert.equal(takeTyped(), 'b');
    assert.equal(press('c'), false);
  });
});
