import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { connectClient } from '../../kit/data/client.ts';
import { readLimit } from './read-limit.ts';

describe('how long nobody may be there', () => {
  afterEach(() => mock.restoreAll());

  for (const [what, status, answer, logged] of [
    ['is what the server says', 200, 15, 0],
    ['has no meaning where the session is over, which is no fault', 401, null, 0],
    ['nor where the account is disabled', 403, null, 0],
    ['is not known where the server fails, which is logged', 500, null, 1],
  ] as const)
    it(what, async () => {
      const log = mock.method(console, 'error', () => {});
      connectClient({
        basePath: '',
        sessionId: () => null,
        scopedToken: () => null,
        fetch: async () => Response.json({ idle_minutes: 15 }, { status }),
      });
      assert.deepEqual([await readLimit(new AbortController().signal), log.mock.callCount()], [answer, logged]);
    });
});
