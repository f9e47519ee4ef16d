import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Offline } from '@skydeck/contract';
import { refuseWhileAway, setAway, untilBack } from './reach.ts';

afterEach(() => setAway(false));

describe('a change', () => {
  it('is not asked about while the link is there', async () => {
    await refuseWhileAway(() => assert.fail('nobody was to be asked'));
  });

  it('is refused with its reason while the server is away', async () => {
    setAway(true);
    await assert.rejects(
      refuseWhileAway(async () => false),
      (error) => error instanceof Offline && error.code === 'away',
    );
  });

  it('goes through where the link alone is broken', async () => {
    setAway(true);
    await refuseWhileAway(async () => true);
  });
});

it('whoever waits goes on when the server is back', async () => {
  setAway(true);
  const back = untilBack().then(() => 'back');
  setAway(false);
  assert.equal(await back, 'back');
});
