import assert from 'node:assert/strict';
import { it } from 'node:test';
import { signInWindowOf } from '@skydeck/contract';
import { beginAddress, beginInWindow, rememberTarget } from './leave.ts';
import { redirectMemory } from './redirect-memory.ts';

const provider = { id: 'p', name: 'Company login', type: 'oidc', url: '/api/v2/auth/begin/p' } as const;
const nothing = new URLSearchParams();
const to = (redirectUrl: string) => new URLSearchParams({ redirectUrl });

// spec: sign-in.redirect
it('the way to a provider says where to go afterwards, if that is a path of the console', () => {
  assert.equal(beginAddress(provider, to('/compute')), `${provider.url}?redirectUrl=%2Fcompute`);
  assert.equal(beginAddress(provider, to('https://elsewhere.example')), provider.url);
  assert.equal(beginAddress(provider, nothing), provider.url);
});

it('who did not get in goes back to the login page', () => {
  rememberTarget('norrland', to('/compute'));
  assert.equal(redirectMemory.read(nothing).failureRedirect, '/login/norrland');
});

it('in a window it ends where the page that waits hears of it, and leaves nothing behind in that page', () => {
  const opened: string[] = [];
  const { window } = globalThis;
  Object.assign(globalThis, { window: { open: (address: string) => opened.push(address) } });
  beginInWindow('norrland', provider);
  Object.assign(globalThis, { window });
  assert.deepEqual(opened, [`${provider.url}?redirectUrl=%2Fauth%2Fback`]);
  assert.equal(redirectMemory.read(nothing).successRedirect, '');
});

it('but from a frame’s window not into the console', () => {
  const window = signInWindowOf('https://portal.example');
  rememberTarget('norrland', to(window));
  const { successRedirect, failureRedirect } = redirectMemory.read(nothing);
  assert.deepEqual([successRedirect, failureRedirect], [window, window]);
});
