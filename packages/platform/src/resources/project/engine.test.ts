import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Project } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'projects'>;

/** One suite for each engine behind the port. */
export function describeProjectEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`projects of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    test('they are as the contract has them, and found by id and name', async () => {
      const { domainId, projectId } = cloud.one;
      const project = await cloud.projects.read(cloud.one, domainId, projectId ?? '');
      assert.ok(Project.is(project));
      assert.deepEqual([project.id, project.domain_id, project.enabled], [projectId, domainId, true]);
      const list = async (query: Record<string, string>) =>
        (await cloud.projects.list(cloud.one, domainId, query)).data.map(({ id }) => id);
      assert.deepEqual(await list({ id: project.id }), [project.id]);
      assert.ok((await list({ search: project.name })).includes(project.id));
      assert.ok((await list({})).includes(cloud.two.projectId ?? ''));
      const wrong = await problemsOfCall(cloud.projects.list(cloud.one, domainId, { colour: 'red' }));
      assert.deepEqual(Object.keys(wrong), ['colour']);
    });

    test('those of another domain, and none at all, are not there', async () => {
      const { domainId } = cloud.one;
      assert.equal((await refusalOf(cloud.projects.list(cloud.one, 'elsewhere', {}))).status, 404);
      assert.equal((await refusalOf(cloud.projects.read(cloud.one, domainId, 'gone'))).status, 404);
    });
  });
}

describeProjectEngine(embedded);
