import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bufferTyping, takeBufferedTyping } from './typing-buffer.ts';

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
    bufferTyping(page);
    for (const key of ['p', 'Shift', 'R', ' ', '1']) press(key);
    assert.equal(press('x'), true);
    assert.equal(takeBufferedTyping(), 'pR 1x');
    assert.equal(press('y'), false);
    assert.equal(takeBufferedTyping(), '');
  });

  for (const [what, interrupt] of [
    ['Escape', () => press('Escape')],
    ['a combination', () => press('k', { ctrlKey: true })],
    ['a press of the mouse', () => page.dispatchEvent(new Event('pointerdown'))],
  ] as const) {
    it(`ends with ${what}, which goes through`, () => {
      bufferTyping(page);
      press('a');
      interrupt();
      assert.equal(press('b'), false);
      assert.equal(takeBufferedTyping(), 'a');
    });
  }

  it('begins anew each time', () => {
    bufferTyping(page);
    press('a');
    bufferTyping(page);
    press('b');
    assert.equal(takeBufferedTyping(), 'b');
    assert.equal(press('c'), false);
  });
});
