import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notFound, pluralize, Refusal, refuseInUse } from './refusal.ts';

test('what is not there is called by its name', () => {
  for (const [what, message] of [
    ['router', 'There is no such router'],
    ['floating_ip', 'There is no such floating IP'],
    ['vpn', 'There is no such VPN connection'],
    ['load_balancer_pool', 'There is no such load balancer pool'],
    ['s3_key', 'There is no such S3 key'],
    ['run of a backup plan', 'There is no such run of a backup plan'],
  ] as const) {
    const refusal = notFound(what);
    assert.deepEqual([refusal.message, refusal.values], [message, { what }]);
  }
});

test('a count and its thing go together', () => {
  for (const [count, thing, text] of [
    [0, 'port', '0 ports'],
    [1, 'network', '1 network'],
    [2, 'network', '2 networks'],
    [1, 'address', '1 address'],
    [12, 'address', '12 addresses'],
    [2, 'floating IP', '2 floating IPs'],
  ] as const)
    assert.equal(pluralize(count, thing), text);
});

test('what is in use is refused with what uses it', () => {
  refuseInUse('unused', { name: 'r', count: 0, by: 'ports' });
  assert.throws(
    () => refuseInUse("'r' has 2 ports", { name: 'r', count: 2, by: 'ports' }),
    (error) => {
      assert.ok(error instanceof Refusal);
      assert.deepEqual([error.status, error.code, error.message], [409, 'in_use', "'r' has 2 ports"]);
      assert.deepEqual(error.values, { name: 'r', count: 2, by: 'ports' });
      return true;
    },
  );
});
