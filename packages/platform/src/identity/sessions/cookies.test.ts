import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endedCookie,
  frameCookie,
  readFrameCookie,
  readSessionCookie,
  readWindowCookie,
  sessionCookie,
} from './cookies.ts';

const prefix = '/api/agent_direct/7/lca';

// spec: session.cookie, spec: session.cookie.prefix
test('the session’s cookie belongs to where the console is served', () => {
  const cases = [
    [false, '', 'skydeck_session=x; Path=/; HttpOnly; SameSite=Lax'],
    [false, prefix, `skydeck_session=x; Path=${prefix}/; HttpOnly; SameSite=Lax`],
    [true, '', '__Host-skydeck_session=x; Path=/; HttpOnly; SameSite=Lax; Secure'],
    [true, prefix, `__Secure-skydeck_session=x; Path=${prefix}/; HttpOnly; SameSite=Lax; Secure`],
  ] as const;
  for (const [isSecure, basePath, cookie] of cases) {
    assert.equal(sessionCookie('x', { isSecure, basePath }), cookie);
    assert.equal(endedCookie({ isSecure, basePath }), `${cookie.replace('=x', '=')}; Max-Age=0`);
  }
});

test('so does a frame’s, under the strictest name that its place allows', () => {
  const rest = 'HttpOnly; SameSite=None; Secure; Partitioned';
  const at = (basePath: string) => frameCookie('x', { basePath });
  assert.equal(at(''), `__Host-skydeck_frame=x; Path=/; ${rest}`);
  assert.equal(at(prefix), `__Secure-skydeck_frame=x; Path=${prefix}/; ${rest}`);
});

test('what goes before the session of the tabs is read by the one name that it is given there', () => {
  const frames = 'skydeck_frame=plain; __Secure-skydeck_frame=secure; __Host-skydeck_frame=host';
  assert.equal(readFrameCookie(frames, { basePath: '' }), 'host');
  assert.equal(readFrameCookie(frames, { basePath: prefix }), 'secure');
  const windows = frames.replaceAll('frame', 'window');
  const at = (isSecure: boolean, basePath: string) => readWindowCookie(windows, { isSecure, basePath });
  assert.deepEqual(
    [at(true, ''), at(true, prefix), at(false, ''), at(false, prefix)],
    ['host', 'secure', 'plain', 'plain'],
  );
  assert.equal(readFrameCookie('skydeck_frame=planted', { basePath: '' }), null);
  assert.equal(readWindowCookie('skydeck_window=planted', { isSecure: true, basePath: '' }), null);
});

test('an address cannot write attributes into it', () => {
  for (const id of ['a;Domain=evil.example', 'a, b', 'a\r\nX: y', 'ü']) {
    const cookie = sessionCookie('x', { isSecure: false, basePath: `/api/agent_direct/${id}/lca` });
    assert.equal(cookie, 'skydeck_session=x; Path=/; HttpOnly; SameSite=Lax', id);
  }
});

test('of several cookies the one that nobody can have planted counts', () => {
  const cases: [string | undefined, string | null][] = [
    [undefined, null],
    ['', null],
    ['language=de', null],
    ['skydeck_session=', null],
    ['skydeck_session=a', 'a'],
    ['language=de; skydeck_session=a', 'a'],
    ['skydeck_session=a; __Secure-skydeck_session=b', 'b'],
    ['skydeck_session=a; __Secure-skydeck_session=b; __Host-skydeck_session=c', 'c'],
    ['xskydeck_session=a', null],
    ['skydeck_session=planted; skydeck_session=a', null],
    ['skydeck_session=a; language=de; skydeck_session=a', null],
    ['skydeck_session=; skydeck_session=a', null],
    ['skydeck_session=planted; skydeck_session=a; __Host-skydeck_session=c', 'c'],
    ['__Host-skydeck_session=b; __Host-skydeck_session=c', null],
    ['__Secure-skydeck_session=planted; __Secure-skydeck_session=b; skydeck_session=planted', null],
  ];
  for (const [header, id] of cases) assert.equal(readSessionCookie(header), id, header);
});
