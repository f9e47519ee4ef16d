import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { curlOf, type RequestCode, shownBody, variablesOf, withoutGaps } from './request.rules.ts';

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

// spec: form.code.complete
describe('what cannot be sent yet', () => {
  for (const [title, body, shown] of [
    ['a text in which nothing is', { name: 'a', network_id: '' }, { name: 'a' }],
    ['a row in which nothing is', { pools: [{ start: '', end: '' }], dns: [] }, { dns: [] }],
    ['a row of several', { rows: [{ a: '' }, { a: 'x', b: '' }, ''] }, { rows: [{ a: 'x' }] }],
    ['what is null, false or 0 is said', { a: null, b: false, c: 0 }, { a: null, b: false, c: 0 }],
    ['nothing at all', { policy: { id: '' } }, {}],
  ] as const)
    it(`leaves out: ${title}`, () => assert.deepEqual(withoutGaps(request({ body })).body, shown));
});

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
  // spec: form.code.session
  it('has the cookies of a session where a token cannot do it', () => {
    const [line = ''] = curlOf(request({ bySession: true }), '').split('\n  --data');
    assert.match(line, /--cookie cookies.txt .*--header 'X-Requested-With: curl'/s);
    assert.doesNotMatch(line, /Authorization/);
  });
  it('fills the holes of the path', () => {
    const put = request({ endpoint: { method: 'PUT', path: '/r/{id}/add' }, params: { id: 'a/b' } });
    assert.match(curlOf(put, ''), /'\/r\/a%2Fb\/add'/);
  });
  for (const name of [
    "it's",
    '$HOME `id` $(id)',
    '\\',
    '"; rm -rf /',
    'BODY',
    '${SKYDECK_TOKEN}',
    '$VPN_PSK',
    '"$VPN_PSK',
    String.raw`\u0000VPN_PSK`,
  ]) {
    it(`a shell hears ${name} as it is`, () => {
      const body = JSON.parse(heard(curlOf(request({ body: { name } }), '')).at(-2) ?? '') as unknown;
      assert.deepEqual(body, { name });
    });
    // spec: form.code.secret
    it(`and beside a secret, which it fills in`, () => {
      const line = curlOf(request({ body: { name, psk: 'hush' }, secrets: { psk: 'VPN_PSK' } }), '');
      assert.doesNotMatch(line, /hush/);
      assert.deepEqual(JSON.parse(heard(line, { VPN_PSK: 'loud' }).at(-1) ?? ''), { name, psk: 'loud' });
    });
  }

  const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const control = Array.from({ length: 31 }, (_, at) => String.fromCodePoint(at + 1)).join('');
  const secrets = {
    'a key of several lines': privateKey,
    'one of another system': privateKey.replaceAll('\n', '\r\n'),
    quotes: `"it's"`,
    backslashes: String.raw`\ \\ \n \" \& \u0041 ends with \\`,
    'what a shell would fill in': '$HOME ${HOME} $(id) `id` $$ $VPN_PSK',
    'what awk would': 'a & b && %s %',
    'signs nobody can see': control,
    'letters of the world': 'Ключ 鍵 مفتاح 🔑',
    nothing: '',
  };
  for (const [title, psk] of Object.entries(secrets)) {
    it(`a secret comes as it is: ${title}`, () => {
      const body = { connection: { psk: 'hush' }, names: [{ key: 'hush' }, { key: null }] };
      const line = curlOf(
        request({ body, secrets: { 'connection.psk': 'VPN_PSK', 'names.0.key': 'KEY_1', 'names.1.key': 'KEY_2' } }),
        '',
      );
      const sent = JSON.parse(heard(line, { VPN_PSK: psk, KEY_1: `1${psk}` }).at(-1) ?? '') as unknown;
      assert.deepEqual(sent, { connection: { psk }, names: [{ key: `1${psk}` }, { key: null }] });
    });
  }
  it('is the plain one where the body has none of its secrets', () => {
    const bare = request({ body: { name: 'web', key: undefined }, secrets: { key: 'KEY' } });
    assert.equal(curlOf(bare, ''), curlOf(request({ body: { name: 'web' } }), ''));
    assert.deepEqual(variablesOf(bare), []);
  });
});

describe('the body', () => {
  it('hides secrets within lists, and leaves what is not there', () => {
    const body = { pools: [{ tls: { key: 'k' } }, { tls: null }], psk: null };
    const hiding = request({ body, secrets: { 'pools.0.tls.key': 'TLS_KEY', psk: 'PSK' } });
    assert.deepEqual(JSON.parse(shownBody(hiding)), {
      pools: [{ tls: { key: '$TLS_KEY' } }, { tls: null }],
      psk: null,
    });
    assert.deepEqual(variablesOf(hiding), ['TLS_KEY']);
  });
});
