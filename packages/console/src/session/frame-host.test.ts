import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { memory } from './memory.ts';
import { readFrameFacts, windowHost } from './frame-host.ts';

const portal = 'https://portal.example';
const before = { window: globalThis.window, document: globalThis.document };
describe('the place of the console', () => {
  afterEach(() => void Object.assign(globalThis, before));

  /** A page for which the server has written this, in a frame or a tab of its own. */
  function open(written: Readonly<Record<string, string>>, isFramed: boolean) {
    const window: { parent?: unknown } = {};
    window.parent = isFramed ? {} : window;
    const querySelector = (selector: string) => {
      const [, name = ''] = /name="(.*)"/.exec(selector) ?? [];
      return name in written ? { content: written[name] } : null;
    };
    Object.assign(globalThis, { window, document: { querySelector } });
  }

  it('a page that was made for a frame and is shown in none is a window of that page', () => {
    open({ 'skydeck-host': portal }, false);
    assert.equal(windowHost(), portal);
    assert.equal(readFrameFacts(), null);
  });

  it('a frame is no window, and neither is a tab', () => {
    open({ 'skydeck-host': portal }, true);
    assert.equal(windowHost(), null);
    assert.deepEqual(readFrameFacts(), { hostOrigin: portal, v0: false });
    open({}, false);
    assert.equal(windowHost(), null);
  });

  it('the window leaves the tabs no word of who signed in, and where', () => {
    open({ 'skydeck-host': portal }, false);
    memory.setDomain('norrland-retail');
    memory.setLastScope('ada', { projectId: 'payments' });
    assert.deepEqual([memory.domain(), memory.user(), memory.lastScope('ada')], [null, null, null]);

    open({}, false);
    memory.setDomain('norrland-retail');
    memory.setLastScope('ada', { projectId: 'payments' });
    assert.deepEqual([memory.domain(), memory.user()], ['norrland-retail', 'ada']);
    assert.deepEqual(memory.lastScope('ada'), { projectId: 'payments' });
  });
});
