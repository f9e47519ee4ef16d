import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { connectClient } from '../kit/data/client.ts';
import { resumeSession } from './session.ts';
import { blankSession, session } from './state.ts';

const globals = { window: globalThis.window, document: globalThis.document };

function openPage(meta: readonly string[]) {
  const window: { parent?: unknown } = {};
  window.parent = window;
  const querySelector = (selector: string) => (meta.some((name) => selector === `meta[name="${name}"]`) ? {} : null);
  Object.assign(globalThis, { window, document: { querySelector } });
}

describe('a page that opens', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    Object.assign(session, blankSession());
    connectClient({
      basePath: '',
      sessionId: () => null,
      scopedToken: () => null,
      fetch: async (url) => {
        asked.push(String(url));
        return Response.json({ error: { err_code: 'unauthorized', message: 'Sign in first' } }, { status: 401 });
      },
    });
  });
  afterEach(() => Object.assign(globalThis, globals));

  it('asks nobody where its browser has no session, so that no refusal stands in the console', async () => {
    openPage(['skydeck-session']);
    assert.deepEqual(await resumeSession(null), { failed: null });
    assert.deepEqual([asked, session.phase], [[], 'signed-out']);
  });

  it('asks otherwise, for its session may be over', async () => {
    openPage([]);
    assert.deepEqual(await resumeSession(null), { failed: null });
    assert.deepEqual([asked.length, session.phase], [1, 'signed-out']);
  });
});
