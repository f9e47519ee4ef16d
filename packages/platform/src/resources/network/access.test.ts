import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Network, RbacPolicy } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'networks' | 'routers' | 'subnets'>;

const direct = ['access_as_shared'];
const routed = ['access_as_external'];

/** The fourth part of the suite: who may use a network besides its own project. */
export function describeNetworkAccess(harness: EngineHarness<SuiteCloud>): void {
  describe(`access to networks of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let core: Network;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      core = await cloud.networks.createPrivate(cloud.one, {
        name: 'core',
        ipam_enabled: true,
        subnets: [{ cidr: '10.1.0.0/24', ip_version: 4 }],
      });
      cloud.drainEvents();
    });
    const two = () => cloud.two.projectId ?? '';
    const give = (scope: Scope, id: string, ...policies: RbacPolicy[]) =>
      cloud.networks.update(
        scope,
        id,
        { rbac_policies: policies } as Parameters<typeof cloud.networks.update>[2],
        null,
      );
    const statusEvents = () =>
      cloud.drainEvents().map(({ type, operation, projectId }) => [type, operation, projectId]);

    // spec: network.access
    test('a project gains sight, uses the network, and loses sight again', async () => {
      const opened = await give(cloud.one, core.id, { target_project: two(), actions: direct });
      assert.deepEqual(
        [opened.rbac_policies.length, opened.shared, opened.revision_number],
        [1, false, core.revision_number + 1],
      );
      assert.deepEqual(statusEvents(), [
        ['network', 'created', two()],
        ['network', 'updated', two()],
        ['network', 'updated', cloud.one.projectId],
      ]);
      const router = await cloud.routers.create(cloud.two, { name: 'r', interfaces: [{ network_id: core.id }] });
      assert.deepEqual(await problemsOfCall(give(cloud.one, core.id)), { rbac_policies: 'access_in_use' });
      await cloud.routers.removeInterface(cloud.two, router.id, { network_id: core.id });
      cloud.drainEvents();
      await give(cloud.one, core.id);
      assert.deepEqual(statusEvents(), [
        ['network', 'deleted', two()],
        ['network', 'updated', cloud.one.projectId],
      ]);
      assert.equal((await refusalOf(cloud.networks.read(cloud.two, core.id))).status, 404);
    });

    test('a gateway needs routed access, whatever else is open', async () => {
      const { open: external } = cloud.external;
      await cloud.routers.create(cloud.one, { name: 'edge', external_gateway_info: { network_id: external } });
      const all = { target_project: '*' };
      assert.deepEqual(await problemsOfCall(give(cloud.system, external, { ...all, actions: direct })), {
        rbac_policies: 'access_in_use',
      });
      const one = { target_project: cloud.one.projectId ?? '' };
      cloud.drainEvents();
      const narrowed = await give(cloud.system, external, { ...one, actions: routed });
      assert.deepEqual([narrowed.router_external, narrowed.shared], [true, false]);
      assert.deepEqual(statusEvents(), [
        ['network', 'deleted', two()],
        ['network', 'updated', cloud.one.projectId],
        ['network', 'updated', narrowed.project_id],
      ]);
    });

    test('what nobody may route through any more is no external network', async () => {
      const { small } = cloud.external;
      const closed = await give(cloud.system, small, { target_project: '*', actions: direct });
      assert.deepEqual([closed.router_external, closed.shared], [false, true]);
    });

    test('a tenant gives direct access to projects it names, and no more', async () => {
      for (const [policies, problems] of [
        [[{ target_project: '*', actions: direct }], { 'rbac_policies.0.target_project': 'everyone_by_system' }],
        [[{ target_project: two(), actions: routed }], { 'rbac_policies.0.actions': 'routed_needs_physical' }],
        [[{ target_project: core.project_id, actions: direct }], { 'rbac_policies.0.target_project': 'own_project' }],
        [[{ target_project: 'nobody', actions: direct }], { 'rbac_policies.0.target_project': 'unknown_project' }],
      ] as const) {
        const given = policies.map(({ target_project, actions }) => ({ target_project, actions: [...actions] }));
        assert.deepEqual(await problemsOfCall(give(cloud.one, core.id, ...given)), problems);
      }
      const everybody = await give(cloud.system, core.id, { target_project: '*', actions: direct });
      assert.equal(everybody.shared, true);
      assert.equal((await cloud.networks.read(cloud.two, core.id)).shared, true);
    });

    // spec: network.access.domain
    test('a domain gains sight with all its projects, and loses it again', async () => {
      const domain = { target_domain: core.domain_id, actions: direct };
      const opened = await give(cloud.one, core.id, domain);
      assert.deepEqual([opened.rbac_policies, opened.shared], [[domain], false]);
      const gained = statusEvents();
      assert.deepEqual(
        gained.slice(0, 2).map(([, operation]) => operation),
        ['created', 'created'],
      );
      assert.ok(gained.some(([, operation, project]) => operation === 'created' && project === two()));
      assert.deepEqual(gained.at(-1), ['network', 'updated', cloud.one.projectId]);
      const seen = await cloud.networks.read(cloud.two, core.id);
      assert.deepEqual(seen.rbac_policies, [domain], 'the line that reaches it');
      const [subnet] = (await cloud.subnets.list(cloud.two, { network_id: core.id })).data;
      assert.equal(subnet?.cidr, '10.1.0.0/24');
      const elsewhere = { ...cloud.two, domainId: 'another' };
      assert.equal((await refusalOf(cloud.networks.read(elsewhere, core.id))).status, 404);
      const router = await cloud.routers.create(cloud.two, { name: 'r', interfaces: [{ network_id: core.id }] });
      assert.deepEqual(await problemsOfCall(give(cloud.one, core.id)), { rbac_policies: 'access_in_use' });
      await give(cloud.one, core.id, { target_project: two(), actions: direct });
      await cloud.routers.removeInterface(cloud.two, router.id, { network_id: core.id });
      await give(cloud.one, core.id);
      assert.equal((await refusalOf(cloud.networks.read(cloud.two, core.id))).status, 404);
      const nowhere = give(cloud.one, core.id, { target_domain: 'nowhere', actions: direct });
      assert.deepEqual(await problemsOfCall(nowhere), { 'rbac_policies.0.target_domain': 'unknown_domain' });
    });

    test('whom it was opened to does not open it further', async () => {
      await give(cloud.one, core.id, { target_project: two(), actions: direct });
      assert.equal((await refusalOf(give(cloud.two, core.id))).code, 'forbidden');
    });
  });
}

describeNetworkAccess(embedded);
