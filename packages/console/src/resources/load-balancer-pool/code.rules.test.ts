import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listenerModes } from '@skydeck/contract';
import type { HclBlock } from '../../kit/code/index.ts';
import { poolBlocks } from './code.rules.ts';
import { blankPool, type PoolDraft, toPoolBody } from './pool.form.ts';

/** What may stand behind a listener: `VALID_LISTENER_POOL_PROTOCOL_MAP` of Octavia's octavia/common/constants.py. */
const mayStandBehind: Readonly<Record<string, readonly string[]>> = {
  TCP: ['HTTP', 'HTTPS', 'PROXY', 'PROXYV2', 'TCP'],
  HTTP: ['HTTP', 'PROXY', 'PROXYV2'],
  HTTPS: ['HTTPS', 'PROXY', 'PROXYV2', 'TCP'],
  TERMINATED_HTTPS: ['HTTP', 'PROXY', 'PROXYV2'],
  UDP: ['UDP'],
};

const written = (draft: Partial<PoolDraft>) => {
  const blocks = poolBlocks(toPoolBody({ ...blankPool(), name: 'web', ...draft }), 'balancer');
  return { listener: of(blocks, 'openstack_lb_listener_v2'), pool: of(blocks, 'openstack_lb_pool_v2') };
};
const of = (blocks: readonly HclBlock[], kind: string) =>
  blocks.find(({ labels }) => labels?.[0] === kind)?.attributes ?? {};

describe('a listener and the pool behind it', () => {
  const cases: [Pick<PoolDraft, 'mode' | 'tls' | 'proxy'>, listener: string, pool: string, encryptsAnew?: true][] = [
    [{ mode: 'https_https', tls: false, proxy: false }, 'HTTPS', 'HTTPS'],
    [{ mode: 'https_https', tls: false, proxy: true }, 'HTTPS', 'PROXY'],
    [{ mode: 'https_https', tls: true, proxy: false }, 'TERMINATED_HTTPS', 'HTTP', true],
    [{ mode: 'https_https', tls: true, proxy: true }, 'TERMINATED_HTTPS', 'PROXY', true],
    [{ mode: 'https_http', tls: false, proxy: false }, 'TERMINATED_HTTPS', 'HTTP'],
    [{ mode: 'https_http', tls: false, proxy: true }, 'TERMINATED_HTTPS', 'PROXY'],
    [{ mode: 'http_http', tls: false, proxy: false }, 'HTTP', 'HTTP'],
    [{ mode: 'http_http', tls: false, proxy: true }, 'HTTP', 'PROXY'],
    [{ mode: 'tcp', tls: false, proxy: false }, 'TCP', 'TCP'],
    [{ mode: 'tcp', tls: false, proxy: true }, 'TCP', 'PROXY'],
    [{ mode: 'udp', tls: false, proxy: false }, 'UDP', 'UDP'],
    [{ mode: 'udp', tls: false, proxy: true }, 'UDP', 'UDP'],
  ];
  for (const [draft, listening, behind, encryptsAnew] of cases) {
    const said = `${draft.mode}${draft.tls ? ', encrypted anew' : ''}${draft.proxy ? ', with the PROXY protocol' : ''}`;
    it(`of ${said}`, () => {
      const { listener, pool } = written(draft);
      assert.deepEqual(
        [listener['protocol'], pool['protocol'], pool['tls_enabled']],
        [listening, behind, encryptsAnew],
      );
    });
  }

  it('are ones that Octavia takes, whatever is chosen', () => {
    const both = [false, true];
    const all = listenerModes.flatMap((mode) =>
      both.flatMap((tls) =>
        both.flatMap((proxy) =>
          both.map((sticky) => ({ mode, tls, proxy, sticky, headers: ['X-Forwarded-For'] as const })),
        ),
      ),
    );
    for (const { headers, ...draft } of all) {
      const { listener, pool } = written({ ...draft, headers: [...headers] });
      const [listening, behind] = [String(listener['protocol']), String(pool['protocol'])];
      assert.ok(mayStandBehind[listening]?.includes(behind), `${listening} and ${behind} of ${JSON.stringify(draft)}`);
      const decrypts = listening === 'TERMINATED_HTTPS';
      // A certificate where it is decrypted and nowhere else; only what was decrypted is encrypted anew.
      assert.equal(listener['default_tls_container_ref'] !== undefined, decrypts, JSON.stringify(draft));
      assert.ok(decrypts || pool['tls_enabled'] === undefined, JSON.stringify(draft));
    }
  });
});
