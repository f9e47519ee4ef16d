import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock, type Mock } from 'node:test';
import { focusSoon } from './focus-soon.ts';

describe('the focus', () => {
  let frames: (() => void)[];
  let warn: Mock<typeof console.warn>;
  const nextFrame = (act: () => void) => void frames.push(act);
  /** Runs what waits for a frame until nothing does. */
  const run = () => {
    let count = 0;
    for (let act = frames.shift(); act; act = frames.shift()) {
      act();
      count += 1;
    }
    return count;
  };
  /** Takes the focus from its `takes`-th attempt on. */
  const field = (takes: number) => {
    let tries = 0;
    return { focus: () => void (tries += 1), matches: () => tries >= takes, scrollIntoView() {} };
  };
  beforeEach(() => {
    frames = [];
    warn = mock.method(console, 'warn', () => {});
  });
  afterEach(() => warn.mock.restore());

  it('goes to what is there', () => {
    const there = field(1);
    focusSoon(() => there, { nextFrame });
    assert.deepEqual([run(), warn.mock.callCount()], [1, 0]);
  });

  it('waits for what comes, or can be focused, a few frames later', () => {
    const late = field(2);
    let looks = 0;
    focusSoon(() => ((looks += 1) < 4 ? null : late), { nextFrame });
    assert.deepEqual([run(), warn.mock.callCount()], [5, 0]);
  });

  it('stays where somebody has put it meanwhile', () => {
    const there = field(1);
    const begun = new AbortController();
    focusSoon(() => there, { signal: begun.signal, nextFrame });
    begun.abort();
    run();
    assert.equal(there.matches(), false);
  });

  // spec: form.focus
  it('that could not be given in ten attempts is logged, once', () => {
    const never = field(11);
    focusSoon(() => never, { nextFrame });
    assert.deepEqual([run(), warn.mock.callCount()], [10, 1]);
    focusSoon(() => null, { nextFrame });
    assert.deepEqual([run(), warn.mock.callCount()], [10, 2]);
  });
});
