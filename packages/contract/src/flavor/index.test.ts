import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { is } from 'superstruct';
import { FlavorBody } from './index.ts';

const body = { name: 'small', vcpus: 1, ram: 2048 };

// spec: flavor.limits
describe('a new flavor has a name, cores and memory within their limits', () => {
  for (const [facts, isFine] of [
    [{}, true],
    [{ swap: 0, traits: [] }, true],
    [{ vcpus: 256, ram: 16_777_216, swap: 1_048_576 }, true],
    [{ vcpus: 0 }, false],
    [{ vcpus: 257 }, false],
    [{ vcpus: 1.5 }, false],
    [{ ram: 63 }, false],
    [{ ram: 16_777_217 }, false],
    [{ swap: -1 }, false],
    [{ traits: Array.from({ length: 51 }, () => 'a') }, false],
    [{ name: '' }, false],
    [{ disk: 10 }, false],
  ] as const)
    test(JSON.stringify(facts).slice(0, 40), () => assert.equal(is({ ...body, ...facts }, FlavorBody), isFine));
});
