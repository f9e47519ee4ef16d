import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enterState, IDLE, markDirty, type FrameState } from './lifecycle.ts';

test('what was typed is kept where the form is, and lost with its document', () => {
  const typed = markDirty(enterState(IDLE, 'ready'), true);
  const kept: Record<FrameState, boolean> = {
    idle: false,
    loading: false,
    connected: false,
    ready: true,
    done: false,
    cancelled: false,
    failed: true,
  };
  for (const [state, dirty] of Object.entries(kept)) {
    assert.deepEqual(enterState(typed, state as FrameState), { state, dirty });
  }
});

test('a clean form does not become dirty by moving on', () => {
  assert.deepEqual(enterState(IDLE, 'failed'), { state: 'failed', dirty: false });
  assert.deepEqual(markDirty({ state: 'ready', dirty: true }, false), { state: 'ready', dirty: false });
});
