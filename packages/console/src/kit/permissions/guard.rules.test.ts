import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AreaEntry } from '../module.ts';
import {
  decideAccess,
  checkRequestedProject,
  landingOf,
  listAfterSwitch,
  safeRedirect,
  type SessionFacts,
} from './guard.rules.ts';

const here: SessionFacts = { phase: 'signed-in', accessDisabled: null, domainMode: false, abilitiesLoaded: true };
const guard = { subject: 'compute_routers', action: 'create' } as const;
const yes = () => true;
const no = () => false;
const ofProject = { needsProject: true } as const;

// spec: navigation.guard, spec: navigation.guard.login, spec: navigation.guard.domain-mode
describe('the guard', () => {
  for (const [name, situation, area, can, kind] of [
    ['shows what is allowed', {}, ofProject, yes, 'show'],
    ['asks for a sign-in', { phase: 'signed-out' }, ofProject, yes, 'login'],
    ['waits for the session', { phase: 'starting' }, ofProject, yes, 'wait'],
    [
      'waits for the abilities, even where reading everything is assumed',
      { abilitiesLoaded: false },
      ofProject,
      yes,
      'wait',
    ],
    ['leaves the page of an interrupted session where it is', { phase: 'interrupted' }, ofProject, yes, 'show'],
    ['refuses what the role lacks', {}, ofProject, no, 'denied'],
    [
      'sends the disabled away first',
      { accessDisabled: 'user', phase: 'signed-out' },
      ofProject,
      yes,
      'access-disabled',
    ],
    ['sends domain administrators home from what needs a project', { domainMode: true }, ofProject, yes, 'home'],
    ['leaves them in other areas', { domainMode: true }, {}, yes, 'show'],
    ['leaves them on pages of no area', { domainMode: true }, null, yes, 'show'],
  ] as const) {
    it(name, () => {
      assert.equal(decideAccess({ ...here, ...situation }, area, [{ guard }], can).kind, kind);
    });
  }

  // spec: navigation.guard.denied
  it('names the guard that refused, the outer ones included', () => {
    const outer = { subject: 'compute_routers', action: 'read' } as const;
    const verdict = decideAccess(
      here,
      ofProject,
      [undefined, { guard: outer }, { guard }],
      ({ action }) => action === 'read',
    );
    assert.deepEqual(verdict, { kind: 'denied', guard });
  });
});

// spec: navigation.landing
describe('landing', () => {
  const nothing = { domainMode: false, settingsPath: null, hasCompute: false, hasS3: false };
  for (const [name, facts, path] of [
    [
      'the overview where there is compute',
      { hasCompute: true, hasS3: true, settingsPath: '/settings/theme' },
      '/monitoring',
    ],
    ['object storage where there is no compute', { hasS3: true }, '/s3-storage'],
    ['nowhere where there is neither', { settingsPath: '/settings/theme' }, '/no-service'],
    ['the first settings in domain mode', { domainMode: true, settingsPath: '/settings/theme' }, '/settings/theme'],
    ['nowhere in domain mode with none', { domainMode: true }, '/no-service'],
  ] as const) {
    it(`is ${name}`, () => assert.equal(landingOf({ ...nothing, ...facts }), path));
  }
});

// spec: session.project.query
describe('an address that names a project', () => {
  const projects = [
    { id: 'a', enabled: true },
    { id: 'b', enabled: true },
    { id: 'c', enabled: false },
  ];
  for (const [asked, current, expected] of [
    [null, 'a', 'nothing'],
    ['a', 'a', 'here'],
    ['b', 'a', 'another'],
    ['b', null, 'another'],
    ['c', 'a', 'closed'],
    ['d', 'a', 'closed'],
    ['', 'a', 'closed'],
  ] as const) {
    it(`${asked} in ${current}: ${expected}`, () =>
      assert.equal(checkRequestedProject(asked, current, projects), expected));
  }
});

// spec: sign-in.redirect
describe('a redirect after sign-in', () => {
  for (const [raw, safe] of [
    ['/compute/routers?page=2#top', '/compute/routers?page=2#top'],
    [null, '/'],
    ['', '/'],
    ['compute', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    // A URL parser takes the dots out and leaves two slashes at the start: another host to a browser.
    ['/..//evil.example', '/'],
    ['/.//evil.example', '/'],
  ] as const) {
    it(`${raw} → ${safe}`, () => assert.equal(safeRedirect(raw), safe));
  }
});

// spec: navigation.switch
describe('somebody who changes the project', () => {
  const entry = (path: string, needed: AreaEntry['guard'] = null) => ({ path, guard: needed }) as AreaEntry;
  const areas = [
    { path: 'monitoring', entries: [], needsProject: true as const },
    {
      path: 'compute',
      needsProject: true as const,
      entries: [entry('routers', { subject: 'compute_routers', action: 'read' }), entry('vpn'), entry('vpn/endpoints')],
    },
    { path: 'settings', entries: [entry('tokens')], isAboveProjects: true as const },
  ];
  const goesOn = (pathname: string, domainMode = false, can = true) =>
    listAfterSwitch(pathname, areas, { projectId: domainMode ? null : 'p', domainMode, can: () => can });

  for (const [from, to] of [
    ['/compute/routers', '/compute/routers'],
    ['/compute/routers/1/routes', '/compute/routers'],
    ['/compute/routers/add', '/compute/routers'],
    ['/compute/routers-of-old', '/'],
    ['/compute/vpn/endpoints/7', '/compute/vpn/endpoints'],
    ['/monitoring', '/'],
    ['/error403', '/'],
    ['/settings/tokens', '/'],
  ] as const)
    it(`at ${from} goes on at ${to}`, () => assert.equal(goesOn(from), to));

  it('begins anew where the list is not open to them', () => {
    assert.equal(goesOn('/compute/routers', false, false), '/');
  });

  it('begins anew in a domain, which has no such lists', () => {
    assert.equal(goesOn('/compute/vpn', true), '/');
    assert.equal(goesOn('/settings/tokens', true), '/settings/tokens');
  });
});
