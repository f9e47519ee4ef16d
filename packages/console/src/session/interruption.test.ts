import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type CallError, Denied } from '@skydeck/contract';
import { abilities, can } from '../kit/permissions/abilities.ts';
import { connectClient } from '../kit/data/client.ts';
import { markUnsaved } from '../kit/form/unsaved-changes.ts';
import { storeEnding, consumeStoredEnding } from './stored-ending.ts';
import { followRefusal } from './follow-refusal.ts';
import {
  checkSession,
  dropSession,
  endIdle,
  followSignIn,
  interrupt,
  leave,
  leaveDisabledProject,
  resumeSession,
  setSessionHooks,
  signIn,
} from './session.ts';
import { blankSession, session } from './state.ts';

const subject = 'compute_routers';
const profile = {
  full_name: 'Somebody',
  email: '',
  domain_id: 'd',
  domain_name: 'Domain',
  project_id: 'p',
  roles: [],
  system_permissions: [],
  domain_permissions: [],
  assigned_projects: [],
  identity_provider: null,
  is_superuser: false,
  language: null,
  s3_user_id: null,
};

/** What the server says now. */
let opens: { readonly user: string; readonly project: string | null } | 401 | 403;
let whoami: number;
let asked: unknown[];
let heard: string[];
const globals = { window: globalThis.window, document: globalThis.document, location: globalThis.location };
const credentials = { username: 'ada', password: 'right' };

const answer = (status: number, body: object | null) =>
  new Response(body && JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const refusal = (status: number) => {
  const err_code = status === 403 ? 'access_disabled' : 'unauthorized';
  return answer(status, { error: { err_code, message: 'no', values: { what: 'user' } } });
};

async function serve(url: string, body: unknown): Promise<Response> {
  if (url.includes('/session/open')) {
    asked.push(body);
    if (typeof opens === 'number') return refusal(opens);
    const { user, project } = opens;
    const scope = project && { token: `token of ${user}`, project_id: project, expires_at: '2027-01-01' };
    const projects = [{ id: 'p', name: 'P', enabled: true, domain_id: 'd', domain_name: 'Domain', role: 'viewer' }];
    const allowed = [{ name: subject, methods: ['GET', 'DELETE'] }];
    return answer(200, { profile: { ...profile, id: user, name: user }, projects, scope, allowed });
  }
  if (url.includes('/login')) {
    const { username, password } = body as typeof credentials;
    if (password !== 'right') return refusal(401);
    const { domain_id, domain_name, roles, is_superuser } = profile;
    const user = { user_id: username, name: username, domain_id, domain_name, roles, is_superuser };
    return answer(200, { ...user, token: 't', external_provider: null, scoped_token: null, project_id: null });
  }
  if (url.includes('/logout')) return answer(204, null);
  return whoami === 200 ? answer(200, { ...profile, id: 'ada', name: 'ada' }) : refusal(whoami);
}

describe('a session that is interrupted', () => {
  beforeEach(async () => {
    const window: { parent?: unknown } = {};
    window.parent = window;
    Object.assign(globalThis, { window, document: { querySelector: () => null } });
    [opens, whoami, asked] = [{ user: 'ada', project: 'p' }, 200, []];
    connectClient({
      basePath: '',
      sessionId: () => null,
      scopedToken: () => null,
      fetch: (url, init) => serve(String(url), JSON.parse((init?.body as string | undefined) ?? 'null')),
    });
    Object.assign(session, blankSession());
    await resumeSession(null);
    [heard, asked] = [[], []];
    setSessionHooks({
      onScope: () => {},
      onSignedIn: (goesOn) => heard.push(goesOn ? 'goes on' : 'begins'),
      onInterrupted: () => heard.push('interrupted'),
      onSignedOut: () => heard.push('dropped'),
    });
  });
  afterEach(() => Object.assign(globalThis, globals));

  const page = () => [session.phase, session.profile?.id, session.projectId, session.visit];

  // spec: session.interrupted
  describe('a session that is over while its page is open', () => {
    for (const [what, end, ending] of [
      ['it ran out', () => interrupt('expired'), { why: 'expired', minutes: 0 }],
      ['it was ended elsewhere', () => interrupt('elsewhere'), { why: 'elsewhere', minutes: 0 }],
      ['nobody was there', () => endIdle(15), { why: 'idle', minutes: 15 }],
      [
        'a call was refused',
        () => {
          whoami = 401;
          return checkSession();
        },
        { why: 'expired', minutes: 0 },
      ],
      [
        'the account was disabled',
        () => {
          whoami = 403;
          return checkSession();
        },
        { why: 'disabled', minutes: 0 },
      ],
    ] as const)
      it(`leaves the page, and says why: ${what}`, async () => {
        const { visit } = session;
        await end();
        assert.deepEqual(page(), ['interrupted', 'ada', 'p', visit]);
        assert.deepEqual(session.ending, ending);
        assert.equal(can(subject, 'read') && abilities.state.loaded, true, 'the guard would take the page away');
        assert.deepEqual(heard, ['interrupted']);
      });

    it('is told once; that nobody was there is heard later, too', () => {
      interrupt('elsewhere');
      interrupt('expired');
      assert.equal(session.ending?.why, 'elsewhere');
      interrupt('idle', 15);
      assert.deepEqual(session.ending, { why: 'idle', minutes: 15 });
      assert.deepEqual(heard, ['interrupted']);
    });

    // spec: session.interrupted.same
    it('goes on where it was when the same person signs in', async () => {
      const { visit } = session;
      interrupt('expired');
      await signIn(credentials, null);
      assert.deepEqual(page(), ['signed-in', 'ada', 'p', visit]);
      assert.equal(session.ending, null);
      assert.deepEqual(asked, [{ asked: 'p', last: { user_id: 'ada', project_id: 'p' } }]);
      assert.deepEqual(heard, ['interrupted', 'goes on']);
    });

    for (const [what, who] of [
      ['another person', { user: 'eve', project: 'p' }],
      ['the same one, in another project', { user: 'ada', project: 'q' }],
      ['the same one, without any project', { user: 'ada', project: null }],
    ] as const)
      // spec: session.interrupted.other
      it(`is dropped, page and all: ${what} signs in`, async () => {
        const { visit } = session;
        interrupt('expired');
        opens = who;
        await signIn({ ...credentials, username: who.user }, null);
        assert.equal(session.profile?.id, who.user);
        assert.equal(session.visit, visit + 1);
        assert.deepEqual(heard, ['interrupted', 'dropped', 'begins']);
      });

    it('stays as it is after a wrong password, and while the server thinks', async () => {
      const before = page().slice(1);
      interrupt('expired');
      const wrong = signIn({ ...credentials, password: 'wrong' }, null);
      assert.equal(session.phase, 'interrupted');
      await assert.rejects(wrong);
      assert.deepEqual(page(), ['interrupted', ...before]);
    });

    it('is no news to who has asked for it, though the link may be faster than the answer', async () => {
      const left = leave();
      interrupt('elsewhere');
      await left;
      dropSession();
      assert.deepEqual([session.phase, session.ending, heard], ['signed-out', null, ['dropped']]);
    });

    it('is not asked for by who signs out, whose rights go with it', () => {
      assert.equal(can(subject, 'delete'), true);
      dropSession();
      assert.deepEqual([session.phase, session.ending, session.profile], ['signed-out', null, null]);
      assert.deepEqual([can(subject, 'delete'), abilities.state.loaded], [false, false]);
      interrupt('expired');
      assert.deepEqual([session.phase, session.ending], ['signed-out', null]);
    });
  });

  describe('two tabs', () => {
    // spec: session.tabs.sign-in
    it('come back together: where one is signed in to, the other goes on', async () => {
      interrupt('elsewhere');
      await followSignIn();
      assert.deepEqual([session.phase, heard.at(-1)], ['signed-in', 'goes on']);
      dropSession();
      await followSignIn();
      assert.deepEqual([session.phase, heard.at(-1)], ['signed-in', 'begins'], 'from the login page');
    });

    it('a page of somebody else’s is dropped', async () => {
      interrupt('elsewhere');
      opens = { user: 'eve', project: 'p' };
      await followSignIn();
      assert.deepEqual(heard, ['interrupted', 'dropped', 'begins']);
    });

    it('a sign-in that is not good here changes nothing', async () => {
      interrupt('elsewhere');
      opens = 401;
      await followSignIn();
      assert.deepEqual([session.phase, session.ending?.why], ['interrupted', 'elsewhere']);
    });

    it('one that hears of the end after it has heard of the sign-in goes on by itself', async () => {
      await followSignIn();
      assert.deepEqual(heard, [], 'it is signed in');
      interrupt('elsewhere');
      await new Promise(setImmediate);
      assert.deepEqual(heard, ['interrupted', 'goes on']);
    });
  });

  describe('a project that is disabled while somebody is in it', () => {
    const refused = new Denied('no', { status: 403, code: 'access_disabled', values: { what: 'project' } });
    const follow = (error: CallError) =>
      followRefusal(error, {
        checkSession,
        leaveDisabledProject,
        notifyProjectClosed: async () => void heard.push('told'),
      });

    it('is left for another, which is told', async () => {
      opens = { user: 'ada', project: 'q' };
      await Promise.all([follow(refused), follow(new Denied('no', { status: 403, code: 'forbidden' }))]);
      assert.deepEqual([session.projectId, session.accessDisabled], ['q', null]);
      assert.deepEqual(heard, ['dropped', 'begins', 'told']);
    });

    it('is left where there is no other: then the page itself says so', async () => {
      opens = { user: 'ada', project: null };
      await follow(refused);
      assert.deepEqual([session.phase, session.accessDisabled], ['signed-in', 'project']);
      assert.deepEqual(heard, ['dropped', 'begins']);
    });

    it('is not left with what is written', async () => {
      const letGo = markUnsaved();
      opens = { user: 'ada', project: 'q' };
      await follow(refused);
      assert.deepEqual([session.projectId, asked, heard], ['p', [], []]);
      letGo();
      await follow(refused);
      assert.deepEqual([session.projectId, heard], ['q', ['dropped', 'begins', 'told']]);
    });

    it('is not meant where the account is: that ends the session', async () => {
      whoami = 403;
      await follow(new Denied('no', { status: 403, code: 'access_disabled', values: { what: 'user' } }));
      assert.deepEqual([session.phase, session.ending?.why, asked], ['interrupted', 'disabled', []]);
    });
  });

  describe('the next page of the tab', () => {
    for (const [what, set, next] of [
      ['a session that works, and is over by then', () => {}, { why: 'expired', minutes: 0 }],
      ['one that had ended', () => interrupt('idle', 15), { why: 'idle', minutes: 15 }],
      ['one that somebody has ended', () => dropSession(), null],
    ] as const)
      it(`says what became of the last session: ${what}`, async () => {
        set();
        storeEnding();
        Object.assign(session, blankSession());
        opens = 401;
        await resumeSession(null);
        assert.deepEqual([session.phase, session.ending], ['signed-out', next]);
        assert.equal(consumeStoredEnding(), null, 'once');
      });
  });
});
