import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTeller } from './teller.ts';

function open() {
  const told: string[] = [];
  const teller = createTeller({
    session: ({ state }) => void told.push(`session ${state}`),
    storage: ({ state }) => void told.push(`storage ${state}`),
    failed: ({ code, status }) => void told.push(`failed ${code} ${status}`),
  });
  return { teller, told };
}

it('tells that somebody has come or gone, and how they went, once each', () => {
  const { teller, told } = open();
  // Wrong passwords in between change nothing, nor does a second message about the same end.
  for (const state of ['signed-out', 'signed-out', 'signed-in', 'expired', 'signed-out', 'signed-in'] as const)
    teller.session(state);
  assert.deepEqual(told, ['session signed-out', 'session signed-in', 'session expired', 'session signed-in']);
});

it('says that there is no form where the browser refuses the frame its session and nobody has signed in in it', () => {
  const { teller, told } = open();
  teller.session('signed-out');
  teller.storage('needs-gesture');
  teller.storage('denied');
  teller.storage('denied');
  teller.session('signed-in');
  teller.session('expired');
  assert.deepEqual(told, [
    'session signed-out',
    'storage needs-gesture',
    'storage denied',
    'failed storage null',
    'storage denied',
    'session signed-in',
    'session expired',
    'failed storage null',
  ]);
});

it('says so whichever is known first, and not where the browser only cannot be asked', () => {
  const first = open();
  first.teller.storage('denied');
  first.teller.session('signed-in');
  assert.deepEqual(first.told, ['storage denied', 'session signed-in']);

  const { teller, told } = open();
  teller.storage('denied');
  teller.session('signed-out');
  assert.equal(told.at(-1), 'failed storage null');

  const old = open();
  old.teller.storage('unsupported');
  old.teller.session('signed-out');
  assert.deepEqual(old.told, ['storage unsupported', 'session signed-out']);
});
