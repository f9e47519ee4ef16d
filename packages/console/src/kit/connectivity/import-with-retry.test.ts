import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pendingImports, importWithRetry, ChunkLoadError } from './import-with-retry.ts';
import { recheckNow, setOffline } from './connectivity.ts';

const isServerReachable = async () => true;
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
  afterEach(() => setOffline(false));

  it('is fetched once', async () => {
    const { load, tries } = part(0);
    assert.equal(await importWithRetry(load), 'part');
    assert.equal(tries(), 1);
  });

  it('is there without a server once it was fetched', async () => {
    const { load, tries } = part(0);
    await importWithRetry(load);
    setOffline(true);
    assert.equal(await importWithRetry(load), 'part');
    assert.equal(tries(), 1);
  });

  it('fails where the server is there', async () => {
    await assert.rejects(importWithRetry(part(1).load, isServerReachable), ChunkLoadError);
  });

  it('is not asked of a server that is away, and fetched when it is back', async () => {
    const { load, tries } = part(0);
    setOffline(true);
    const asked = importWithRetry(load, isServerReachable);
    assert.equal(await Promise.race([asked, new Promise(setImmediate).then(() => 'nothing yet')]), 'nothing yet');
    assert.equal(tries(), 0);
    setOffline(false);
    assert.equal(await asked, 'part');
    assert.equal(tries(), 1);
  });

  it('waits, too, when nobody has noticed yet that the server is away', async () => {
    const { load } = part(1);
    const asked = importWithRetry(load, isSilent);
    assert.equal(await Promise.race([asked, new Promise(setImmediate).then(() => 'nothing yet')]), 'nothing yet');
    setOffline(true);
    setOffline(false);
    assert.equal(await asked, 'part');
  });

  it('that is still not there then, fails', async () => {
    let isThere = false;
    const asked = importWithRetry(part(2).load, async () => isThere);
    await new Promise(setImmediate);
    isThere = true;
    setOffline(true);
    setOffline(false);
    await assert.rejects(asked, ChunkLoadError);
  });

  describe('that is asked for while requests are lost and the live link lives on', () => {
    let isThere: boolean;
    const looks: (() => void)[] = [];
    const dependencies = {
      timer: { after: (_: number, act: () => void) => (looks.push(act), () => {}) },
      isServerReachable: async () => isThere,
    };
    const settled = () => new Promise(setImmediate);
    const look = async () => {
      looks.pop()?.();
      await settled();
    };
    beforeEach(() => {
      isThere = false;
      looks.length = 0;
    });

    it('is known to wait, and comes by itself when they arrive again', async () => {
      const { load, tries } = part(1);
      const asked = importWithRetry(load, dependencies.isServerReachable, dependencies);
      await settled();
      assert.equal(pendingImports.count, 1);
      await look();
      assert.deepEqual([pendingImports.count, tries(), looks.length], [1, 1, 1]);
      isThere = true;
      await look();
      assert.equal(await asked, 'part');
      assert.deepEqual([pendingImports.count, looks.length], [0, 0]);
    });

    it('comes at once when somebody tries again', async () => {
      const asked = importWithRetry(part(1).load, dependencies.isServerReachable, dependencies);
      await settled();
      isThere = true;
      await recheckNow(dependencies);
      assert.equal(await asked, 'part');
    });

    it('goes on waiting when they are lost once more', async () => {
      const asked = importWithRetry(part(2).load, dependencies.isServerReachable, dependencies);
      await settled();
      isThere = true;
      const looked = recheckNow(dependencies);
      isThere = false;
      await looked;
      await settled();
      assert.equal(pendingImports.count, 1);
      isThere = true;
      await look();
      assert.equal(await asked, 'part');
    });

    it('comes, too, where the live link is what is lost', async () => {
      setOffline(true);
      const { load, tries } = part(0);
      const asked = importWithRetry(load, dependencies.isServerReachable, dependencies);
      isThere = true;
      await look();
      assert.deepEqual([await asked, tries()], ['part', 1]);
    });
  });
});
