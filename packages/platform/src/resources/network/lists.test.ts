import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { PrivateNetworkBody } from '@skydeck/contract';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';

const body = (name: string, more: Partial<PrivateNetworkBody> = {}): PrivateNetworkBody => ({
  name,
  ipam_enabled: true,
  ...more,
});
const v4 = (cidr: string) => ({ cidr, ip_version: 4 as const });

/** The second half of the suite: what is seen, and by whom. */
export function describeNetworkLists(name: string, open: () => Promise<TestCloud>): void {
  describe(`lists of networks of the ${name} engine`, () => {
    let cloud: TestCloud;
    beforeEach(async () => {
      cloud = await open();
    });
    afterEach(() => cloud.close());

    describe('who sees what', () => {
      // spec: list.scope
      test('a project sees its own and those opened to it', async () => {
        const own = await cloud.networks.createPrivate(cloud.one, body('own'));
        const names = async (scope: TestCloud['one']) =>
          (await cloud.networks.list(scope, {})).data.map((network) => network.name);
        assert.deepEqual(await names(cloud.one), ['open', 'own', 'restricted', 'small']);
        assert.deepEqual(await names(cloud.two), ['open', 'restricted', 'small']);
        assert.deepEqual(await names(cloud.system), ['open', 'own', 'restricted', 'small']);
        assert.deepEqual(await names(cloud.domainMode), []);
        for (const outsider of [cloud.two, cloud.domainMode]) {
          assert.equal((await refusalOf(cloud.networks.read(outsider, own.id))).status, 404);
          assert.equal((await refusalOf(cloud.networks.update(outsider, own.id, { mtu: 9000 }, null))).status, 404);
          assert.equal((await refusalOf(cloud.networks.remove(outsider, 'vxlan', own.id))).status, 404);
        }
      });

      test('what others opened may be used, not changed', async () => {
        const { open: external } = cloud.external;
        assert.equal(
          (await refusalOf(cloud.networks.update(cloud.one, external, { mtu: 9000 }, null))).code,
          'forbidden',
        );
        assert.equal((await refusalOf(cloud.networks.remove(cloud.one, 'vlan', external))).code, 'forbidden');
        assert.equal((await cloud.networks.update(cloud.system, external, { mtu: 9000 }, null)).mtu, 9000);
      });

      // spec: network.access.owner
      test("the policies that open it to others are the owner's to know", async () => {
        const seen = await cloud.networks.read(cloud.one, cloud.external.restricted);
        assert.deepEqual(seen.rbac_policies, [
          { target_project: cloud.one.projectId, actions: ['access_as_external'] },
        ]);
        assert.equal((await cloud.networks.read(cloud.system, cloud.external.restricted)).rbac_policies.length, 2);
        await cloud.networks.update(cloud.system, cloud.external.restricted, { mtu: 2000 }, null);
        const statusEvents = cloud
          .drainEvents()
          .map(({ projectId, object }) => [projectId, (object['rbac_policies'] as object[]).length]);
        // The owner's comes last: a system role hears all of them, and must end with the whole.
        assert.deepEqual(statusEvents, [
          [cloud.one.projectId, 1],
          [cloud.two.projectId, 1],
          [seen.project_id, 2],
        ]);
        await cloud.networks.update(cloud.system, cloud.external.open, { mtu: 2000 }, null);
        assert.deepEqual(
          cloud.drainEvents().map(({ projectId }) => projectId),
          [null, seen.project_id],
        );
      });
    });

    describe('list', () => {
      // spec: list.paging
      test('pages by a marker that stands still when others are added', async () => {
        for (const letter of ['b', 'd', 'f', 'h']) await cloud.networks.createPrivate(cloud.one, body(letter));
        const own = { project_id: cloud.one.projectId ?? '' };
        const first = await cloud.networks.list(cloud.one, { ...own, limit: '2', with_count: 'true' });
        assert.deepEqual([first.data.map((network) => network.name), first.count], [['b', 'd'], 4]);
        await cloud.networks.createPrivate(cloud.one, body('a'));
        const second = await cloud.networks.list(cloud.one, { ...own, limit: '2', marker: first.next_marker ?? '' });
        assert.deepEqual(
          [second.data.map((network) => network.name), second.next_marker, second.count],
          [['f', 'h'], null, undefined],
        );
      });

      // spec: list.filter.text
      test('filters, in both encodings', async () => {
        const web = await cloud.networks.createPrivate(cloud.one, body('web-core', { subnets: [v4('10.7.0.0/24')] }));
        await cloud.networks.createPrivate(cloud.one, body('db'));
        const names = async (query: Record<string, string>) =>
          (await cloud.networks.list(cloud.one, query)).data.map((network) => network.name);
        assert.deepEqual(await names({ name: 'contains:CORE' }), ['web-core']);
        assert.deepEqual(await names({ name: 'in:db,open' }), ['db', 'open']);
        assert.deepEqual(await names({ search: '10.7.0' }), ['web-core']);
        assert.deepEqual(await names({ search: 'WEB-' }), ['web-core']);
        assert.deepEqual(await names({ search: web.id.slice(4, 23) }), ['web-core']);
        assert.deepEqual(await names({ router_external: 'True', shared: 'false' }), ['open', 'restricted']);
        assert.deepEqual(await names({ type: 'vxlan', sort: 'name:desc' }), ['web-core', 'db']);
        assert.deepEqual(await names({ params: JSON.stringify({ filters: { type: 'vxlan', name: 'contains:d' } }) }), [
          'db',
        ]);
      });

      test('names what it does not understand', async () => {
        const fields = await problemsOfCall(
          cloud.networks.list(cloud.one, { colour: 'red', sort: 'colour:asc', limit: '0' }),
        );
        assert.deepEqual(Object.keys(fields).sort(), ['colour', 'limit', 'sort']);
        assert.deepEqual(Object.keys(await problemsOfCall(cloud.networks.list(cloud.one, { marker: 'gone' }))), [
          'marker',
        ]);
      });
    });
  });
}

describeNetworkLists('embedded', openEmbeddedCloud);
