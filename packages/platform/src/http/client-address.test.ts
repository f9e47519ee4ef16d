import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { addressOf, clientAddressOf, readTrustedProxies } from './client-address.ts';

function from(remoteAddress: string, forwarded?: string | string[]): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded as string;
  return request;
}

test('proxies are addresses and ranges, of both kinds', () => {
  const trusts = readTrustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']);
  const answers = [
    '10.1.2.3',
    '11.0.0.1',
    '192.0.2.7',
    '192.0.2.8',
    '::ffff:10.1.1.1',
    '2001:db8::7',
    '::1',
    '::2',
    'x',
  ];
  assert.deepEqual(
    answers.filter((address) => trusts?.(address)),
    ['10.1.2.3', '192.0.2.7', '::ffff:10.1.1.1', '2001:db8::7', '::1'],
  );
  for (const wrong of ['proxy.example.com', '10.0.0.0/33', '10.0.0.0/x', '10.0.0', '::1/129', ''])
    assert.equal(readTrustedProxies([wrong]), null, wrong);
});

test('the client is the newest address that no proxy of ours has', () => {
  const trusts = readTrustedProxies(['10.0.0.0/8']) ?? assert.fail();
  const cases: readonly (readonly [remote: string, forwarded: string | string[] | undefined, client: string])[] = [
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '198.51.100.1, 203.0.113.7 , 10.0.0.2', '203.0.113.7'],
    ['10.0.0.1', ['198.51.100.1', '203.0.113.7'], '203.0.113.7'],
    ['::ffff:10.0.0.1', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
  ];
  for (const [remote, forwarded, client] of cases)
    assert.equal(clientAddressOf(from(remote, forwarded), trusts), client, `${remote} ${String(forwarded)}`);
});
for (const [ip, counted] of [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
] as const) {
  // spec: limit.address
  test(`${ip} counts as ${counted}`, () => assert.equal(addressOf(ip), counted));
}
