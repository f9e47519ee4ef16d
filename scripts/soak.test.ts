import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frames } from './soak/frames.ts';
import { kills } from './soak/kills.ts';

const few = {
  kills: 1,
  instanceKills: 1,
  instanceClients: 1,
  maxSlowdown: null,
  malformed: 1,
  frames: 1000,
  clients: 1,
};

// Whether it holds is shown by the long run; here, that it runs and finds what it looks at.
test('a soak of one kill and a thousand frames comes to its end', async () => {
  const killed = await kills(few);
  assert.deepEqual(killed.faults, []);
  const flooded = await frames(few);
  const figures = Object.fromEntries(flooded.figures);
  assert.deepEqual([figures['frames'], figures['sockets'], figures['closed with']], ['1000', '1', '4400: 1']);
});
