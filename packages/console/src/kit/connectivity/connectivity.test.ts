import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { Offline } from '@skydeck/contract';
import { ANSWER_WITHIN_MS, isServerReachable, refuseWhileOffline, setOffline, whenOnline } from './connectivity.ts';

describe('the way to the server', () => {
  const { document } = globalThis;
  afterEach(() => {
    setOffline(false);
    mock.restoreAll();
    Object.assign(globalThis, { document });
  });

  describe('a change', () => {
    it('is not asked about while the link is there', async () => {
      await refuseWhileOffline(() => assert.fail('nobody was to be asked'));
    });

    // spec: form.away
    it('is refused with its reason while the server is away', async () => {
      setOffline(true);
      await assert.rejects(
        refuseWhileOffline(async () => false),
        (error) => error instanceof Offline && error.code === 'away',
      );
    });

    it('goes through where the link alone is broken', async () => {
      setOffline(true);
      await refuseWhileOffline(async () => true);
    });
  });

  it('a question that is taken and never answered counts as none: there is a next one', async () => {
    const limit = new AbortController();
    const timeout = mock.method(AbortSignal, 'timeout', () => limit.signal);
    mock.method(
      globalThis,
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    Object.assign(globalThis, { document: { baseURI: 'http://there/' } });
    const asked = isServerReachable();
    limit.abort();
    assert.equal(await asked, false);
    assert.deepEqual(timeout.mock.calls[0]?.arguments, [ANSWER_WITHIN_MS]);
  });

  it('whoever waits goes on when the server is back', async () => {
    setOffline(true);
    const back = whenOnline().then(() => 'back');
    setOffline(false);
    assert.equal(await back, 'back');
  });
});
