import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoDomainId } from '../../identity/accounts/demo-accounts.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { testKeys } from '../../resources/ssh-key/test-keys.ts';
import { type Answer, openTestPlatform } from '../testing/test-platform.ts';

const ATTEMPTS = 50;

/** What is wrong by the catalogue: the code of the error, or of each field. */
function reasonOf({ status, json }: Answer): string {
  const fields = Object.entries(json.error.fields ?? {}) as [string, { readonly code: string }][];
  const said = fields.length > 0 ? fields.map(([field, { code }]) => `${field} ${code}`).join() : json.error.err_code;
  return `${status} ${said}`;
}

// spec: instances.changes
test('of fifty creates of the same at once in three instances one comes through, and the others are told why not', async (t) => {
  const one = await openTestPlatform(t);
  const { dataFolder, databaseUrl } = one.settings;
  const open = () => openTestPlatform(t, { dataFolder, databaseUrl });
  const instances = [one, await open(), await open()];
  const as = await one.signIn('mia.hallberg', 'payments-prod');
  const { json: network } = await one.call('/api/v2/compute/networks/private', {
    method: 'POST',
    as,
    body: { name: 'parallel', ipam_enabled: true, subnets: [] },
  });
  const internet = stableId('network', 'cloud-operations', 'internet');
  const property = `/api/v2/domains/${demoDomainId('Norrland Retail')}/props/parallel`;
  const cases: readonly (readonly [reason: string, path: string, body: (at: number) => object])[] = [
    ['400 name name_taken', '/api/v2/compute/keys', () => ({ name: 'parallel', public_key: testKeys.ed25519.line })],
    ['409 name_taken', property, (at) => ({ data: at, access: 'auth' })],
    [
      '400 cidr cidr_overlaps',
      '/api/v2/compute/subnets',
      (at) => ({ network_id: network.id, ip_version: 4, cidr: `10.77.0.0/${16 + (at % 8)}` }),
    ],
    [
      '400 floating_ip_address address_taken',
      '/api/v2/compute/floating_ips',
      () => ({ floating_network_id: internet, floating_ip_address: '185.44.18.99' }),
    ],
  ];
  for (const [reason, path, body] of cases) {
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, at) =>
        instances[at % instances.length]?.call(path, { method: 'POST', as, body: body(at) }),
      ),
    );
    const said = Object.groupBy(answers, (answer) =>
      answer?.status === 200 ? 'made' : answer ? reasonOf(answer) : '',
    );
    const counts = Object.fromEntries(Object.entries(said).map(([what, those]) => [what, those?.length]));
    assert.deepEqual(counts, { made: 1, [reason]: ATTEMPTS - 1 }, path);
  }
});
