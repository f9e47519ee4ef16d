import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { curlOf, type RequestCode, shownBody } from './request.rules.ts';

const request = (more: Partial<RequestCode> = {}): RequestCode => ({
  endpoint: { method: 'POST', path: '/api/v2/compute/routers' },
  body: { name: 'edge' },
  terraform: null,
  ...more,
});

/** What the program behind a line would be given by a real shell: its arguments, and what it reads. */
function heard(line: string, env: Record<string, string> = {}) {
  const script = `curl() { printf '%s\\0' "$@"; case "$*" in *@-*) cat;; esac; }\n${line}`;
  return execFileSync('sh', ['-c', script], { env: { PATH: process.env['PATH'] ?? '', ...env } })
    .toString()
    .split('\0');
}

describe('the line for a shell', () => {
  it('has the address, a variable for the token, and the body', () => {
    assert.equal(
      curlOf(request(), 'https://cloud.example'),
      `curl --fail-with-body --request POST 'https://cloud.example/api/v2/compute/routers' \\
  --header "Authorization: Bearer $SKYDECK_TOKEN" \\
  --header 'Content-Type: application/json' \\
  --data '{
  "name": "edge"
}'`,
    );
  });
  it('fills the holes of the path', () => {
    const put = request({ endpoint: { method: 'PUT', path: '/r/{id}/add' }, params: { id: 'a/b' } });
    assert.match(curlOf(put, ''), /'\/r\/a%2Fb\/add'/);
  });
  for (const name of ["it's", '$HOME `id` $(id)', '\\', '"; rm -rf /', 'BODY', '${SKYDECK_TOKEN}']) {
    it(`a shell hears ${name} as it is`, () => {
      const body = JSON.parse(heard(curlOf(request({ body: { name } }), '')).at(-2) ?? '') as unknown;
      assert.deepEqual(body, { name });
    });
    it(`and beside a secret, which it fills in`, () => {
      const line = curlOf(request({ body: { name, psk: 'hush' }, secrets: { psk: 'VPN_PSK' } }), '');
      assert.doesNotMatch(line, /hush/);
      assert.deepEqual(JSON.parse(heard(line, { VPN_PSK: 'loud' }).at(-1) ?? ''), { name, psk: 'loud' });
    });
  }
});

describe('the body', () => {
  it('hides secrets within lists, and leaves what is not there', () => {
    const body = { pools: [{ tls: { key: 'k' } }, { tls: null }], psk: null };
    assert.deepEqual(JSON.parse(shownBody(request({ body, secrets: { 'pools.0.tls.key': 'TLS_KEY', psk: 'PSK' } }))), {
      pools: [{ tls: { key: '$TLS_KEY' } }, { tls: null }],
      psk: null,
    });
  });
});
