import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cancelled } from '@skydeck/contract';
import { createGate } from './gate.ts';

test('a closed gate holds back until it is open, however often it was closed meanwhile', async () => {
  const gate = createGate();
  const { signal } = new AbortController();
  await gate.pass(signal);
  gate.close();
  gate.close();
  let isThrough = false;
  const through = gate.pass(signal).then(() => (isThrough = true));
  gate.open();
  gate.close();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([isThrough, gate.isClosed()], [false, true]);
  gate.open();
  await through;
  assert.equal(gate.isClosed(), false);
});

test('who is stopped does not wait', async () => {
  const gate = createGate();
  const stop = new AbortController();
  gate.close();
  const through = gate.pass(stop.signal);
  stop.abort();
  await assert.rejects(through, Cancelled);
});
