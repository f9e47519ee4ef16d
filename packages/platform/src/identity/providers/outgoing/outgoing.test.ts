import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { ProviderFault } from '../kind.ts';
import { isInsideAddress, readAllowedTarget } from './addresses.ts';
import { sendOutgoing } from './request.ts';
import { createTargets } from './targets.ts';

const listed = (...texts: readonly string[]) => texts.flatMap((text) => readAllowedTarget(text) ?? []);
const resultOf = async (promise: Promise<unknown>) => {
  try {
    await promise;
    return 'none';
  } catch (error) {
    assert.ok(error instanceof ProviderFault, String(error));
    return error.result;
  }
};

const inside =
  // This machine, its link, a cloud's metadata, and what carries such an address.
  '127.0.0.1 127.255.0.9 0.0.0.0 169.254.169.254 224.0.0.1 255.255.255.255 100.100.100.200 ' +
  '168.63.129.16 ::1 :: fe80::1 ff02::1 fd00:ec2::254 ' +
  '::ffff:127.0.0.1 ::ffff:169.254.169.254 64:ff9b::7f00:1 2002:7f00:1:: ' +
  // Private networks.
  '10.0.0.5 10.255.255.1 192.168.1.4 172.16.3.3 172.31.255.255 100.64.0.1 fd12:3456::1 ::ffff:10.0.0.5 198.18.0.1 198.19.255.255 fec0::1';
for (const address of inside.split(' ')) {
  test(`nobody is led to ${address}`, () => assert.ok(isInsideAddress(address)));
}

for (const address of ['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1']) {
  test(`${address} is a public address`, () => assert.ok(!isInsideAddress(address)));
}

test('a private network is open only where the operator lists it', async () => {
  const find = (address: string, ...texts: readonly string[]) =>
    createTargets(listed(...texts), async () => [address])(new URL('https://id.example.com/'));
  for (const address of ['10.1.2.3', '192.168.1.4', '172.16.3.3', 'fd12:3456::1']) {
    assert.equal(await resultOf(find(address)), 'refused_address', address);
    assert.equal((await find(address, 'id.example.com')).isListed, true, address);
    assert.equal(await resultOf(find(address, '10.9.0.0/16')), 'refused_address', address);
  }
  assert.equal((await find('10.1.2.3', '10.1.0.0/16')).isListed, true);
});

test('a name is looked up first, and each of its addresses must do', async () => {
  const find = (addresses: readonly string[], texts: readonly string[] = []) =>
    createTargets(listed(...texts), async () => addresses)(new URL('https://id.example.com/a'));
  assert.deepEqual(await find(['93.184.216.34', '93.184.216.35']), {
    host: 'id.example.com',
    port: 443,
    address: '93.184.216.34',
    isListed: false,
  });
  assert.equal(await resultOf(find(['93.184.216.34', '127.0.0.1'])), 'refused_address');
  assert.equal(await resultOf(find([])), 'not_resolved');
  assert.equal((await find(['127.0.0.1'], ['id.example.com'])).isListed, true);
  assert.equal(await resultOf(find(['127.0.0.1'], ['id.example.com:8443'])), 'refused_address');
  assert.equal((await find(['169.254.7.7'], ['169.254.0.0/16'])).isListed, true);
});

test('an address written in another way is the same address', async () => {
  const find = createTargets([]);
  for (const host of ['127.1', '0x7f.1', '2130706433', '017700000001', '[::ffff:7f00:1]'])
    assert.equal(await resultOf(find(new URL(`https://${host}/`))), 'refused_address', host);
  // No browser's rules for these: the machine's resolver reads them.
  assert.equal(await resultOf(find(new URL('ldap://127.1/'))), 'refused_address');
});

// spec: provider.outgoing
test('ports are those of the protocol, unless the operator lists the target', async () => {
  const find = createTargets(listed('ds.example.com:1389'), async () => ['93.184.216.34']);
  const port = async (address: string) => (await find(new URL(address))).port;
  assert.deepEqual(
    [await port('ldap://ds.example.com'), await port('ldaps://a.example'), await port('ldap://ds.example.com:1389')],
    [389, 636, 1389],
  );
  for (const address of [
    'https://a.example:22',
    'ldap://a.example:25',
    'ldap://ds.example.com:1390',
    'http://a.example:6379',
  ])
    assert.equal(await resultOf(find(new URL(address))), 'refused_port', address);
});

test('what the operator lists has a form', () => {
  for (const good of ['localhost', 'ds.example.com:389', '10.0.0.1', '10.0.0.0/8', '[::1]:389', '::1', 'fd00::/8'])
    assert.ok(readAllowedTarget(good), good);
  for (const bad of ['', 'a b', 'a:99999', 'https://a', '10.0.0.0/33', '10.0.0/8', 'a/24', '*'])
    assert.ok(!readAllowedTarget(bad), bad);
});

async function serve(t: TestContext, listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const waits = { verify_ssl: true, ca_certificate: '', request_timeout_connect: 1, request_timeout_read: 1 };

test('the connection goes to the address that was checked, under the name that was asked for', async (t) => {
  let host = '';
  const port = await serve(t, (request, response) => {
    host = request.headers.host ?? '';
    response.end('hello');
  });
  let asked = 0;
  const find = createTargets(listed('id.example.com'), async () => {
    asked += 1;
    return ['127.0.0.1'];
  });
  const answer = await sendOutgoing(find, waits, `http://id.example.com:${port}/a`);
  assert.deepEqual([await answer.text(), host, asked], ['hello', `id.example.com:${port}`, 1]);
});

// spec: provider.outgoing
test('redirects are not followed, huge answers not read, slow ones not waited for', async (t) => {
  let drip: NodeJS.Timeout | undefined;
  t.after(() => clearInterval(drip));
  const port = await serve(t, (request, response) => {
    if (request.url === '/away') response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    else if (request.url === '/huge') response.end(Buffer.alloc(2 * 1024 ** 2));
    else if (request.url === '/drip') drip = setInterval(() => response.write('.'), 100);
    // Anything else waits for ever.
  });
  const find = createTargets(listed('127.0.0.1'));
  const ask = (path: string) => sendOutgoing(find, waits, `http://127.0.0.1:${port}${path}`);
  assert.equal((await ask('/away')).status, 302);
  assert.equal(await resultOf(ask('/huge')), 'not_a_provider');
  assert.equal(await resultOf(ask('/slow')), 'timed_out');
  assert.equal(await resultOf(ask('/drip')), 'timed_out');
});

test('http and other protocols only where the operator has listed the target', async () => {
  const find = createTargets([], async () => ['93.184.216.34']);
  for (const address of ['http://id.example.com/', 'ftp://id.example.com/', 'file:///etc/passwd'])
    assert.equal(await resultOf(sendOutgoing(find, waits, address)), 'insecure_address', address);
});
