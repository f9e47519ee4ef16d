import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Volume } from '@skydeck/contract';
import type { EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { type BackupCloud, embeddedBackups } from '../backup-plan/test-backups.ts';

/** One suite for each engine behind the port. */
export function describeVolumeEngine(harness: EngineHarness<BackupCloud>): void {
  describe(`volumes of the ${harness.engine} engine`, () => {
    test('they are as the contract has them', async (t) => {
      const cloud = await harness.open(t);
      const [id = ''] = await cloud.addVolumes('ledger');
      const volume = await cloud.volumes.read(cloud.one, id);
      assert.ok(Volume.is(volume));
      assert.deepEqual([volume.name, volume.project_id], ['ledger', cloud.one.projectId]);
    });

    test('they are found by name, status and backup plan, and name their plans', async (t) => {
      const cloud = await harness.open(t);
      const [ledger = '', vault = ''] = await cloud.addVolumes('ledger', 'vault');
      await cloud.breakVolume(vault);
      const plan = await cloud.plan({ volumes: [ledger] });
      const names = async (query: Record<string, string>) =>
        (await cloud.volumes.list(cloud.one, query)).data.map(({ name }) => name);
      assert.deepEqual(await names({ sort: 'name:desc' }), ['vault', 'ledger']);
      assert.deepEqual(await names({ status: 'error' }), ['vault']);
      assert.deepEqual(await names({ search: 'ledg' }), ['ledger']);
      assert.deepEqual(await names({ backup_plan_id: plan.id }), ['ledger']);
      const { backup_plans } = await cloud.volumes.read(cloud.one, ledger);
      assert.deepEqual(backup_plans, [{ id: plan.id, name: plan.name }]);
      const wrong = await problemsOfCall(cloud.volumes.list(cloud.one, { colour: 'red', sort: 'mtu:asc' }));
      assert.deepEqual(Object.keys(wrong).toSorted(), ['colour', 'sort']);
    });

    // spec: list.scope
    test('a project sees its own; a system role sees all', async (t) => {
      const cloud = await harness.open(t);
      const [id = ''] = await cloud.addVolumes('ledger');
      assert.deepEqual((await cloud.volumes.list(cloud.two, {})).data, []);
      assert.equal((await refusalOf(cloud.volumes.read(cloud.two, id))).status, 404);
      assert.equal((await cloud.volumes.read(cloud.reader, id)).id, id);
    });
  });
}

describeVolumeEngine(embeddedBackups);
