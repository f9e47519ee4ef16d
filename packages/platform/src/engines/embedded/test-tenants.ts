import type { UntaggedNetworkBody } from '@skydeck/contract';
import { accountsOf, domainIndexed, projectIndexed } from '../../identity/accounts/documents.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import type { Store } from '../../store/store.ts';
import { createEmbeddedNetworks } from '../../resources/network/embedded/index.ts';
import type { Externals } from '../test-cloud.ts';
import { externalBody, networkIds } from '../../app/embedded/demo-data/network-bodies.ts';
import { openPast } from '../../app/embedded/demo-data/past.ts';
import type { ExternalPlan } from '../../app/embedded/demo-data/plan.ts';
import { scopeOf } from './test-scope.ts';

export const projects = {
  one: stableId('project', 'one'),
  two: stableId('project', 'two'),
  operator: stableId('project', 'operator'),
};

const openAccess = [{ to: '*', actions: ['access_as_external'] }] as const;
const externals: readonly ExternalPlan[] = [
  {
    name: 'open',
    type: 'vlan',
    physical: 'physnet1',
    vlan: 10,
    v4: '203.0.113.0/24',
    v6: '2001:db8:1::/64',
    pool: { start: '203.0.113.10', end: '203.0.113.99' },
    access: openAccess,
  },
  {
    name: 'restricted',
    type: 'flat',
    physical: 'physnet2',
    vlan: null,
    v4: '192.0.2.0/24',
    pool: { start: '192.0.2.10', end: '192.0.2.99' },
    access: [],
  },
  {
    name: 'small',
    type: 'vlan',
    physical: 'physnet1',
    vlan: 11,
    v4: '198.51.100.0/28',
    pool: { start: '198.51.100.2', end: '198.51.100.3' },
    access: [{ to: '*', actions: ['access_as_external', 'access_as_shared'] }],
  },
];

const restrictedAccess = {
  rbac_policies: [
    { target_project: projects.one, actions: ['access_as_external'] },
    { target_project: projects.two, actions: ['access_as_shared'] },
  ],
} satisfies Pick<UntaggedNetworkBody, 'rbac_policies'>;
const operator = scopeOf(projects.operator, 'superuser');

/** The projects of the suites, and what is outside of them. */
export async function seedTenants(store: Store): Promise<Externals> {
  return store.write(async (tx) => {
    const created_at = tx.now.toISOString();
    const domain = { id: 'default', name: 'Default', description: '', enabled: true, theme: null, created_at };
    await accountsOf(tx).domains.insert(domain, domainIndexed(domain));
    for (const [name, id] of Object.entries(projects)) {
      const project = { id, name, description: '', enabled: true, domain_id: 'default', created_at };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
    const past = openPast(store);
    const networks = createEmbeddedNetworks(past.store);
    const ids: Record<string, string> = {};
    for (const plan of externals) {
      const body = { ...externalBody(plan, () => projects.one), ...(plan.name === 'restricted' && restrictedAccess) };
      const network = await past.at(tx.now, networkIds('operator', body), () =>
        plan.vlan === null
          ? networks.createUntagged(operator, body)
          : networks.createVlan(operator, { ...body, vlan_id: plan.vlan }),
      );
      ids[plan.name] = network.id;
    }
    return { open: ids['open'] ?? '', restricted: ids['restricted'] ?? '', small: ids['small'] ?? '' };
  });
}
