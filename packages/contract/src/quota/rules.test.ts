import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { is } from 'superstruct';
import { neededOf, ProjectQuota, quotaKinds, quotaMissing, UNLIMITED } from './index.ts';

const free = { limit: UNLIMITED, used: 3 };
const quota: ProjectQuota = {
  compute: { cores: free, ram: free },
  network: {
    network: { limit: 20, used: 19 },
    subnet: { limit: 30, used: 29 },
    port: free,
    router: { limit: 10, used: 10 },
    floatingip: free,
    security_group: { limit: 0, used: 0 },
    security_group_rule: { limit: 100, used: 120 },
    ipsec_site_connection: { limit: 10 },
  },
  lbaas: { loadbalancer: { limit: 10, used: 0 }, pool: free, member: free },
  storage: {
    volumes: free,
    volumes_size: { limit: 100 * 1024 ** 3, used: 90 * 1024 ** 3 },
    storage_policies: { fast: { limit: 20 * 1024 ** 3, used: 19.5 * 1024 ** 3 }, default: free },
    snapshots: free,
    volumes_backups: free,
    backups: free,
    backup_plans: free,
  },
};

// spec: quota.figures, spec: quota.exceeded
describe('what a change takes of the quotas', () => {
  // spec: quota.unlimited
  it('is each kind it adds to, as far as there is a limit and it is told what is used', () => {
    assert.deepEqual(neededOf(quota, { networks: 1, floating_ips: 2, subnets: 0, ipsec_site_connections: 1 }), [
      { kind: 'networks', limit: 20, used: 19, adding: 1 },
      { kind: 'subnets', limit: 30, used: 29, adding: 0 },
    ]);
    assert.deepEqual(neededOf(quota, {}), []);
  });

  for (const [name, need, missing] of [
    ['has room', { networks: 1, subnets: 1 }, null],
    ['needs one too many', { networks: 1, subnets: 2 }, 'subnets'],
    ['names the first of several', { routers: 1, subnets: 2 }, 'routers'],
    ['may have none', { security_groups: 1 }, 'security_groups'],
    ['has too many already, and adds none', { security_group_rules: 0 }, null],
    ['has no limit', { floating_ips: 1000 }, null],
  ] as const)
    it(name, () => assert.equal(quotaMissing(neededOf(quota, need))?.kind ?? null, missing));

  // spec: quota.volumes
  it('is space in GiB, together and by policy', () => {
    assert.deepEqual(neededOf(quota, { gigabytes: 5, policies: { fast: 5, default: 5, none: 5 } }), [
      { kind: 'gigabytes', limit: 100, used: 90, adding: 5 },
      { kind: 'policy_gigabytes', policy: 'fast', limit: 20, used: 20, adding: 5 },
    ]);
  });

  it('is known for every kind that a server refuses', () => {
    for (const kind of quotaKinds) assert.ok(neededOf(quota, { [kind]: 1 }).length <= 1, kind);
  });
});

// spec: quota.usage
it('a newer server may limit more, and tell no usage', () => {
  const { cores } = { cores: { limit: 8 } };
  assert.ok(is({ ...quota, compute: { cores, ram: cores, gpus: cores }, k8saas: { cluster: cores } }, ProjectQuota));
  assert.ok(!is({ ...quota, lbaas: {} }, ProjectQuota));
});
