import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayReadMetrics } from './metrics-access.ts';

const TOKEN = 'a-token-of-thirty-two-characters';
const alone = { token: null, isBehindProxy: false };
const behindProxy = { token: null, isBehindProxy: true };
const withToken = { token: TOKEN, isBehindProxy: true };
const own = { host: 'localhost:8800' };
const bearer = (token: string) => ({ ...own, authorization: `Bearer ${token}` });

// spec: operations.metrics.access
describe('metrics are', () => {
  for (const [expected, who, access, remoteAddress, headers] of [
    [true, 'a program on this machine', alone, '127.0.0.1', own],
    [true, 'a program on this machine, by IPv6', alone, '::1', { host: '[::1]:8800' }],
    [true, 'a program on this machine, by an IPv4 address in IPv6', alone, '::ffff:127.0.0.1', { host: '127.0.0.1' }],
    [false, 'another machine', alone, '192.0.2.7', own],
    [false, 'another machine whose address begins like ours', alone, '::ffff:192.0.2.7', own],
    [false, 'somebody without an address', alone, undefined, own],
    [
      false,
      'a proxy on this machine that says for whom',
      alone,
      '127.0.0.1',
      { ...own, 'x-forwarded-for': '192.0.2.7' },
    ],
    [false, 'a proxy on this machine that says what it is', alone, '127.0.0.1', { ...own, via: '1.1 proxy' }],
    [false, 'a proxy on this machine that passes the host on', alone, '127.0.0.1', { host: 'console.example.com' }],
    [false, 'a name that only begins like this machine', alone, '127.0.0.1', { host: 'localhost.example.com' }],
    [false, 'a request that names no host', alone, '127.0.0.1', {}],
    [false, 'anybody on this machine, where the console is behind a proxy', behindProxy, '127.0.0.1', own],
    [true, 'who has the token', withToken, '192.0.2.7', bearer(TOKEN)],
    [false, 'who has another token', withToken, '192.0.2.7', bearer(`${TOKEN.slice(0, -1)}x`)],
    [false, 'who has the beginning of the token', withToken, '192.0.2.7', bearer(TOKEN.slice(0, -1))],
    [false, 'who shows an empty token', withToken, '192.0.2.7', bearer('')],
    [false, 'who shows a token where there is none', alone, '127.0.0.1', bearer(TOKEN)],
    [false, 'who shows an empty token where there is none', alone, '127.0.0.1', bearer('')],
    [false, 'who shows nothing', withToken, '192.0.2.7', own],
  ] as const) {
    it(`${expected ? 'for' : 'not for'} ${who}`, () =>
      assert.equal(mayReadMetrics({ headers, socket: { remoteAddress } }, access), expected));
  }
});
