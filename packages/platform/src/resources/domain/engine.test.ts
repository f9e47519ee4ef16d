import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Domain } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'domains'>;

/** One suite for each engine behind the port. */
export function describeDomainEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`domains of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    test('each sees their own as the contract has it, with the number of its projects', async () => {
      for (const scope of [cloud.one, cloud.domainMode]) {
        const { data } = await cloud.domains.list(scope, {});
        assert.deepEqual(
          data.map(({ id }) => id),
          [scope.domainId],
        );
        assert.ok(data.every((domain) => Domain.is(domain) && domain.projects_count >= 2));
        assert.deepEqual(await cloud.domains.read(scope, scope.domainId), data[0]);
      }
      const wrong = await problemsOfCall(cloud.domains.list(cloud.one, { colour: 'red' }));
      assert.deepEqual(Object.keys(wrong), ['colour']);
    });

    test('another one is not there; a system role sees all', async () => {
      assert.equal((await refusalOf(cloud.domains.read(cloud.one, 'elsewhere'))).status, 404);
      assert.equal((await refusalOf(cloud.domains.read(cloud.system, 'elsewhere'))).status, 404);
      const { data } = await cloud.domains.list(cloud.system, {});
      assert.ok(data.some(({ id }) => id === cloud.one.domainId));
    });
  });
}

describeDomainEngine(embedded);
