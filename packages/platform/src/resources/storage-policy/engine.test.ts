import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { StoragePolicy, type StoragePolicyBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'storagePolicies'>;

const bodyOf = (name: string, facts: Partial<StoragePolicyBody> = {}): StoragePolicyBody => ({
  name,
  tier: 0,
  redundancy: { type: 'raid1', m: 3, n: 2 },
  failure_domain: 1,
  ...facts,
});

/** One suite for each engine behind the port. */
export function describeStoragePolicyEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`storage policies of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const make = (name: string, facts?: Partial<StoragePolicyBody>) =>
      cloud.storagePolicies.create(cloud.system, bodyOf(name, facts));

    // spec: storage-policy.seen
    test('one is made without a project, and every project sees it and hears of it', async () => {
      cloud.drainEvents();
      const made = await make(' fast ', { qos: { total_iops_sec: 500 } });
      assert.deepEqual(Object.keys(made).toSorted(), Object.keys(StoragePolicy.schema).toSorted());
      assert.deepEqual(
        [made.name, made.redundancy, made.qos],
        ['fast', { type: 'raid1', m: 3, n: 2 }, { total_iops_sec: 500 }],
      );
      for (const scope of [cloud.one, cloud.two, cloud.reader])
        assert.deepEqual(await cloud.storagePolicies.read(scope, made.id), made);
      assert.deepEqual(
        cloud.drainEvents().map(({ type, operation, id }) => [type, operation, id]),
        [['storage_policy', 'created', made.id]],
      );
    });

    // spec: storage-policy.name, spec: storage-policy.redundancy, spec: storage-policy.qos
    test('what is wrong is said at its fields', async () => {
      await make('fast');
      assert.deepEqual(await problemsOfCall(make('fast')), { name: 'name_taken' });
      assert.deepEqual(await problemsOfCall(make(' ', { redundancy: { type: 'raid1', m: 2, n: 3 } })), {
        name: 'required',
        'redundancy.n': 'fewest_copies',
      });
      assert.deepEqual(await problemsOfCall(make('x', { qos: { total_bytes_sec: 1, write_bytes_sec: 1 } })), {
        'qos.total_bytes_sec': 'total_and_parts',
      });
    });

    test('a change sends all of it; who was slower is told so', async () => {
      const made = await make('fast', { qos: { total_iops_sec: 500 } });
      const body = bodyOf('faster', { tier: 2 });
      const changed = await cloud.storagePolicies.update(cloud.system, made.id, body, made.revision_number);
      assert.deepEqual([changed.name, changed.tier, changed.qos], ['faster', 2, {}]);
      const late = cloud.storagePolicies.update(cloud.system, made.id, body, made.revision_number);
      assert.equal((await refusalOf(late)).status, 412);
    });

    test('one is deleted, and a list is filtered and sorted', async () => {
      const made = await make('fast');
      await make('archive', { tier: 3 });
      const namesOf = async (query: Readonly<Record<string, string>>) =>
        (await cloud.storagePolicies.list(cloud.one, query)).data.map(({ name }) => name);
      assert.deepEqual(await namesOf({ sort: 'tier:desc' }), ['archive', 'fast']);
      assert.deepEqual(await namesOf({ tier: '0' }), ['fast']);
      await cloud.storagePolicies.remove(cloud.system, made.id);
      assert.deepEqual(await namesOf({}), ['archive']);
    });
  });
}

describeStoragePolicyEngine(embedded);
