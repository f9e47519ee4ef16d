import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isIdleOff } from './is-off.ts';

for (const [config, isFramed, isOff] of [
  [{}, false, false],
  [{ disable_idle_timeout: false }, false, false],
  [{ disable_idle_timeout: true }, false, true],
  [{}, true, true],
  [{ disable_idle_timeout: false }, true, true],
] as const)
  // spec: session.idle.off
  test(`idle sign-out with ${JSON.stringify(config)}${isFramed ? ' in a frame' : ''} is ${isOff ? 'off' : 'on'}`, () =>
    assert.equal(isIdleOff(config, isFramed), isOff));
