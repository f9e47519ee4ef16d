import assert from 'node:assert/strict';
import { it } from 'node:test';
import { refusalOf } from './refusal.rules.ts';

for (const [kind, notOpen, refusal] of [
  ['show', null, null],
  ['wait', null, null],
  ['login', null, null],
  ['denied', null, 'denied'],
  ['home', null, 'denied'],
  ['access-disabled', null, 'disabled'],
  ['access-disabled', 'disabled', 'disabled'],
  ['access-disabled', 'not-found', 'not-found'],
] as const)
  it(`the page hears of ${kind}, of a project that is ${notOpen ?? 'open'}, as ${refusal}`, () =>
    assert.equal(refusalOf({ kind }, notOpen), refusal));
