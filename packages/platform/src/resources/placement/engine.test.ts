import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { placementApi } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'placements'>;

/** One suite for each engine behind the port. */
export function describePlacementEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`placements of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    // spec: flavor.seen
    test('are the same for everybody', async () => {
      const [first, ...others] = await Promise.all(
        [cloud.one, cloud.two, cloud.reader].map((scope) => cloud.placements.list(scope, {})),
      );
      assert.ok(placementApi.list.answer?.is(first));
      for (const other of others) assert.deepEqual(other, first);
    });

    test('what is not there, and what a list does not understand', async () => {
      assert.equal((await refusalOf(cloud.placements.read(cloud.one, cloud.one.userId))).status, 404);
      assert.deepEqual(await problemsOfCall(cloud.placements.list(cloud.one, { colour: 'red' })), {
        colour: 'unknown_filter',
      });
    });
  });
}

describePlacementEngine(embedded);
