import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { abilities } from '../kit/permissions/abilities.ts';
import { connectClient } from '../kit/data/client.ts';
import { loadAbilities, refreshProjects } from './session.ts';
import { blankSession, session } from './state.ts';

let asked: string[];
let waits: { ms: number; act: () => void; stopped: boolean }[];

/** Lets those go that wait. */
async function goOn(all: Promise<unknown>) {
  const due = waits.filter(({ stopped }) => !stopped);
  assert.deepEqual([asked.length, due.map(({ ms }) => ms)], [0, [300]]);
  due[0]?.act();
  await all;
  assert.equal(asked.length, 1);
}

describe('of several in a row the last one is sent, once', () => {
  beforeEach(() => {
    [asked, waits] = [[], []];
    connectClient({
      basePath: '',
      sessionId: () => null,
      scopedToken: () => 'token',
      timer: {
        now: () => 0,
        after(ms, act) {
          const wait = { ms, act, stopped: false };
          waits.push(wait);
          return () => void (wait.stopped = true);
        },
      },
      fetch: async (url) => {
        asked.push(String(url));
        return Response.json({
          data: String(url).endsWith('/meta') ? [{ name: 'compute_routers', methods: ['GET'] }] : [],
        });
      },
    });
  });

  it('question for the rights, which changed', async () => {
    await goOn(Promise.all([loadAbilities(), loadAbilities(), loadAbilities()]));
    assert.deepEqual(Object.keys(abilities.state.allowed), ['compute_routers']);
    abilities.reset();
  });

  it('question for the projects', async () => {
    const old = { id: 'p', name: 'P', enabled: true, domain_id: 'd', domain_name: 'D', role: 'viewer' } as const;
    Object.assign(session, { phase: 'signed-in', projects: [old] });
    await goOn(Promise.all([refreshProjects(), refreshProjects()]));
    assert.deepEqual(session.projects, []);
    Object.assign(session, blankSession());
  });
});
