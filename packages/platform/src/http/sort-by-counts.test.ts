import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  BackupPlan,
  LoadBalancer,
  LoadBalancerPool,
  Network,
  Router,
  SecurityGroup,
  SecurityGroupRule,
} from '@skydeck/contract';
import { openTestPlatform } from '../app/testing/test-platform.ts';

const rulesOf =
  (wanted: string) =>
  ({ security_group_rules: rules }: SecurityGroup) =>
    rules.filter(({ direction }: SecurityGroupRule) => direction === wanted).length;

/** The list, the order, and the number that an item shows. */
const lists = [
  ['networks', 'subnets_count', ({ subnets }: Network) => subnets.length],
  ['networks', 'ports_count', (network: Network) => network.ports_count],
  ['routers', 'interfaces_count', (router: Router) => router.interfaces_info.length],
  ['routers', 'routes_count', ({ routes }: Router) => routes.length],
  ['security-groups', 'ingress_count', rulesOf('ingress')],
  ['security-groups', 'egress_count', rulesOf('egress')],
  ['security-groups', 'ports_count', (group: SecurityGroup) => group.ports_count],
  ['lbaas/loadbalancers', 'pools_count', ({ pools }: LoadBalancer) => pools.length],
  ['lbaas/loadbalancers', 'members_count', (balancer: LoadBalancer) => balancer.members_count],
  ['lbaas/pools', 'members_count', (pool: LoadBalancerPool) => pool.members.length],
  ['backup_plans', 'volumes_count', ({ volumes }: BackupPlan) => volumes.length],
  ['backup_plans', 'recovery_points_count', (plan: BackupPlan) => plan.recovery_points_count],
] as const;

// spec: list.sort.counts
test('lists are sorted by the numbers they show, over their pages, too', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const admin = await signIn('admin');
  const jonas = await signIn('jonas.lind', 'payments-prod');
  for (const [path, sort, numberOf] of lists)
    for (const [as, direction] of [
      [admin, 'desc'],
      [jonas, 'asc'],
    ] as const) {
      const list = async (query: string) => {
        const { status, json, text } = await call(`/api/v2/compute/${path}?sort=${sort}:${direction}&${query}`, { as });
        assert.equal(status, 200, text);
        return json;
      };
      const all: { id: string }[] = (await list('limit=-1')).data;
      assert.ok(all.length > 1, path);
      const numbers = all.map((item) => numberOf(item as never));
      const step = direction === 'asc' ? 1 : -1;
      assert.deepEqual(
        numbers,
        numbers.toSorted((one, other) => step * (one - other)),
        `${path} ${sort}`,
      );
      const paged: string[] = [];
      let marker: string | null = '';
      do {
        const page = await list(
          `limit=${Math.ceil(all.length / 3)}${marker && `&marker=${encodeURIComponent(marker)}`}`,
        );
        paged.push(...page.data.map(({ id }: { id: string }) => id));
        marker = page.next_marker;
      } while (marker);
      assert.deepEqual(
        paged,
        all.map(({ id }) => id),
        `${path} ${sort}`,
      );
    }
});
