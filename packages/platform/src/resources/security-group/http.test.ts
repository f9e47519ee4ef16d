import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../app/testing/test-platform.ts';

const groups = '/api/v2/compute/security-groups';
const rules = '/api/v2/compute/security-group-rules';
const ssh = { direction: 'ingress', protocol: 'tcp', port_range_min: 22, port_range_max: 22 };

test('security groups over HTTP', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const mia = await signIn('mia.hallberg', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');
  const { json: found } = await call(`${groups}?name=web-public`, { as: jonas });
  const [web] = found.data;
  const one = `${groups}/${web.id}`;
  const rule = web.security_group_rules[0].id;

  await t.test('a viewer reads all and changes nothing', async () => {
    assert.equal((await call(one, { as: otto })).json.name, 'web-public');
    for (const [path, method, subject, body] of [
      [groups, 'POST', 'compute_security_groups', { name: 'x' }],
      [one, 'PATCH', 'compute_security_group', { name: 'x' }],
      [one, 'DELETE', 'compute_security_group', undefined],
      [`${groups}/delete`, 'POST', 'compute_security_group', { ids: [web.id] }],
      [rules, 'POST', 'compute_security_group', { security_group_id: web.id, ...ssh }],
      [`${rules}/${rule}`, 'DELETE', 'compute_security_group', undefined],
      [`${rules}/delete`, 'POST', 'compute_security_group', { ids: [rule] }],
    ] as const) {
      const { status, json } = await call(path, { method, as: otto, body });
      assert.deepEqual(
        [path, status, json?.error.err_code, json?.error.values],
        [path, 403, 'forbidden', { subject, method }],
      );
    }
    assert.deepEqual((await call(one, { as: jonas })).json, web);
  });

  await t.test('a foreign project is not there', async () => {
    assert.equal((await call(one, { as: sara })).status, 404);
    assert.equal(
      (await call(rules, { method: 'POST', as: sara, body: { security_group_id: web.id, ...ssh } })).status,
      404,
    );
    assert.equal((await call(`${rules}/${rule}`, { method: 'DELETE', as: sara })).status, 404);
  });

  await t.test('wrong fields are named, in a group and in a rule', async () => {
    for (const [path, body, problems] of [
      [groups, { name: 'Default' }, { name: 'name_reserved' }],
      [groups, { name: 'fail-name' }, { name: 'name_taken' }],
      [rules, { security_group_id: web.id, ...ssh, port_range_max: 21 }, { port_range_max: 'range_reversed' }],
    ] as const) {
      const { status, json } = await call(path, { method: 'POST', as: jonas, body });
      const codes = Object.entries(json.error.fields).map(([field, problem]) => [
        field,
        (problem as { code: string }).code,
      ]);
      assert.deepEqual([status, Object.fromEntries(codes)], [400, problems]);
    }
  });

  await t.test('two people edit one group: the second is told, and nothing of his is kept', async () => {
    const headers = { 'If-Match': `revision_number=${web.revision_number}` };
    const first = await call(one, { method: 'PATCH', as: jonas, body: { description: 'mine' }, headers });
    assert.deepEqual([first.status, first.json.revision_number], [200, web.revision_number + 1]);
    const second = await call(one, { method: 'PATCH', as: mia, body: { description: 'theirs' }, headers });
    assert.deepEqual([second.status, second.json.error.err_code], [412, 'revision_conflict']);
    assert.equal((await call(one, { as: mia })).json.description, 'mine');
  });
});
