import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSignInWindow, signInWindowOf } from './sign-in-window.ts';

const own = signInWindowOf('https://portal.example:8443');

it('names the page that it is for', () =>
  assert.equal(own, '/iframe/sign-in?host=https%3A%2F%2Fportal.example%3A8443'));

for (const [path, isWindow] of [
  [own, true],
  ['/iframe/sign-in', true],
  ['/iframe/sign-in?redirectUrl=/compute', true],
  ['/iframe/sign-in/', false],
  ['/iframe/sign-in/?host=https://portal.example', false],
  ['/iframe/sign%2Din', false],
  ['/iframe/Sign-In', false],
  ['//iframe/sign-in', false],
  ['/iframe/./sign-in', false],
  ['/iframe/sign-in;host', false],
  ['/iframe/sign-in#', false],
  ['/compute?/iframe/sign-in', false],
  ['', false],
] as const)
  it(`takes ${path || 'nothing'} ${isWindow ? 'for the window' : 'for another page'}`, () =>
    assert.equal(isSignInWindow(path), isWindow));
