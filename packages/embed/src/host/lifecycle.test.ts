import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enter, IDLE, soil, type FrameState } from './lifecycle.ts';

test('what was typed is kept where the form is, and lost with its document', () => {
  const typed = soil(enter(IDLE, 'ready'), true);
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
    assert.deepEqual(enter(typed, state as FrameState), { state, dirty });
  }
});

test('a clean form does not become dirty by moving on', () => {
  assert.deepEqual(enter(IDLE, 'failed'), { state: 'failed', dirty: false });
  assert.deepEqual(soil({ state: 'ready', dirty: true }, false), { state: 'ready', dirty: false });
});
