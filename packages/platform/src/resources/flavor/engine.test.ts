import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Flavor, type FlavorBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'flavors' | 'placements'>;

/** One suite for each engine behind the port. */
export function describeFlavorEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`flavors of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const make = (name: string, facts: Partial<FlavorBody> = {}) =>
      cloud.flavors.create(cloud.system, { name, vcpus: 2, ram: 4096, ...facts });
    const namesOf = async (query: Readonly<Record<string, string>>, scope = cloud.one) =>
      (await cloud.flavors.list(scope, query)).data.map(({ name }) => name);

    // spec: flavor.seen
    test('one is made without a project, and every project sees it and hears of it', async () => {
      cloud.drainEvents();
      const flavor = await make(' web ');
      assert.deepEqual(Object.keys(flavor).toSorted(), Object.keys(Flavor.schema).toSorted());
      assert.deepEqual([flavor.name, flavor.vcpus, flavor.ram, flavor.swap, flavor.traits], ['web', 2, 4096, 0, []]);
      for (const scope of [cloud.one, cloud.two, cloud.reader])
        assert.deepEqual(await cloud.flavors.read(scope, flavor.id), flavor);
      assert.deepEqual(
        cloud.drainEvents().map(({ type, operation, id }) => [type, operation, id]),
        [['flavor', 'created', flavor.id]],
      );
    });

    // spec: flavor.name, spec: flavor.placement
    test('what is wrong is said at its fields', async () => {
      await make('web');
      assert.deepEqual(await problemsOfCall(make('web')), { name: 'name_taken' });
      assert.deepEqual(await problemsOfCall(make(' ', { traits: [cloud.one.userId] })), {
        name: 'required',
        traits: 'placement_unknown',
      });
      assert.deepEqual(await namesOf({}), ['web']);
    });

    test('of fifty at once with one name, one is kept', async () => {
      const results = await Promise.allSettled(Array.from({ length: 50 }, () => make('same')));
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    });

    test('they are deleted, alone and several by a task', async () => {
      const [one, two] = [await make('one'), await make('two')];
      await cloud.flavors.remove(cloud.system, one.id);
      const { task_id } = await cloud.flavors.removeMany(cloud.system, { ids: [two.id, one.id] });
      const { name, result } = await cloud.ended(task_id);
      assert.deepEqual([name, result?.done], ['compute.flavors.delete_many', [two.id]]);
      assert.equal((await refusalOf(cloud.flavors.read(cloud.one, two.id))).status, 404);
    });

    test('a list is searched, filtered and sorted', async () => {
      await make('beta', { vcpus: 8 });
      await make('alpha', { ram: 512 });
      assert.deepEqual(await namesOf({ sort: 'vcpus:desc' }), ['beta', 'alpha']);
      assert.deepEqual(await namesOf({ sort: 'ram:asc' }), ['alpha', 'beta']);
      assert.deepEqual(await namesOf({ vcpus: '8' }), ['beta']);
      assert.deepEqual(await namesOf({ search: 'lph' }), ['alpha']);
      assert.deepEqual(await namesOf({ traits: `any:${cloud.one.userId}` }), []);
    });
  });
}

describeFlavorEngine(embedded);
