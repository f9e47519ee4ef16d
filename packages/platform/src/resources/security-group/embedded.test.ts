import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { SecurityGroupRuleBody } from '@skydeck/contract';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';

/** What names and descriptions ask for. */
describe('security groups of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
  });

  const own = (name: string, ...rules: Omit<SecurityGroupRuleBody, 'security_group_id'>[]) =>
    cloud.securityGroups.create(cloud.one, { name, security_group_rules: rules });
  const port = (at: number) =>
    ({ direction: 'ingress', protocol: 'tcp', port_range_min: at, port_range_max: at }) as const;
  const failuresOf = async (taskId: string) => {
    const { result } = await cloud.ended(taskId);
    return { done: result?.done, errors: result?.errors?.map(({ name, err_code }) => [name, err_code]) };
  };

  // spec: name.fault
  test('names that ask for a failure get it, rules included', async () => {
    assert.equal((await refusalOf(own('fail-409-x'))).status, 409);
    const { id } = await own('fail-quota-update-x');
    const rule = { security_group_id: id, ...port(1) };
    assert.equal((await refusalOf(cloud.securityGroups.addRule(cloud.one, rule))).code, 'quota_exceeded');
    await cloud.securityGroups.remove(cloud.one, id);
  });

  // spec: name.fault
  test('one of many that fails stays, and the others go', async () => {
    const [goes, broken] = [await own('goes'), await own('fail-500-delete-x')];
    const groups = await cloud.securityGroups.removeMany(cloud.one, { ids: [broken.id, goes.id] });
    assert.deepEqual(await failuresOf(groups.task_id), {
      done: [goes.id],
      errors: [['fail-500-delete-x', 'server_error']],
    });
    const web = await own('web', port(22), { ...port(443), description: 'fail-409-delete' });
    const idOf = (at: number) => web.security_group_rules.find(({ port_range_min }) => port_range_min === at)?.id ?? '';
    const rules = await cloud.securityGroups.removeRules(cloud.one, [idOf(443), idOf(22)]);
    assert.deepEqual(await failuresOf(rules.task_id), {
      done: [idOf(22)],
      errors: [['ingress IPv4 tcp 443', 'conflict']],
    });
  });
});
