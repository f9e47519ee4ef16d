import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { insist, PartMissing } from './insist.ts';
import { setAway } from './reach.ts';

const answers = async () => true;
const isSilent = async () => false;

/** Fails as often as it is told, then answers. */
function part(failures: number) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  return { load, tries: () => tries };
}

describe('a part of the console', () => {
  afterEach(() => setAway(false));

  it('is fetched once', async () => {
    const { load, tries } = part(0);
    assert.equal(await insist(load), 'part');
    assert.equal(tries(), 1);
  });

  it('fails where the server is there', async () => {
    await assert.rejects(insist(part(1).load, answers), PartMissing);
  });

  it('is not asked of a server that is away, and fetched when it is back', async () => {
    const { load, tries } = part(0);
    setAway(true);
    const asked = insist(load, answers);
    assert.equal(await Promise.race([asked, new Promise(setImmediate).then(() => 'nothing yet')]), 'nothing yet');
    assert.equal(tries(), 0);
    setAway(false);
    assert.equal(await asked, 'part');
    assert.equal(tries(), 1);
  });

  it('waits, too, when nobody has noticed yet that the server is away', async () => {
    const { load } = part(1);
    const asked = insist(load, isSilent);
    assert.equal(await Promise.race([asked, new Promise(setImmediate).then(() => 'nothing yet')]), 'nothing yet');
    setAway(true);
    setAway(false);
    assert.equal(await asked, 'part');
  });

  it('that is still not there then, fails', async () => {
    const asked = insist(part(2).load, isSilent);
    await new Promise(setImmediate);
    setAway(true);
    setAway(false);
    await assert.rejects(asked, PartMissing);
  });
});
