import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FieldProblems } from '../errors.ts';
import { LARGEST_INT32 } from '../rules/numbers.ts';
import { HealthMonitorBody, LoadBalancerPoolDraft, LoadBalancerPoolUpdate, type MemberBody } from './model.ts';
import {
  areExpectedCodes,
  checkAllowedCidrs,
  checkMembers,
  checkMonitor,
  checkPem,
  checkPool,
  checkPoolDrafts,
  checkPoolUpdate,
  isUrlPath,
  listenerModes,
  modeOf,
  monitorTypesOf,
  pemOf,
  protocolsOf,
  reduceCidrs,
  sharesPort,
} from './index.ts';

const codesOf = (problems: FieldProblems) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));

const certificate = '-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----';
const private_key = '-----BEGIN PRIVATE KEY-----\nQUJD\n-----END PRIVATE KEY-----';

const http: LoadBalancerPoolDraft = {
  name: 'web',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
};
const of = (mode: keyof typeof protocolsOf): LoadBalancerPoolDraft => ({
  ...http,
  protocol: protocolsOf[mode][0],
  backend_protocol: protocolsOf[mode][1],
});

// spec: pool.modes, spec: pool.certificate, spec: pool.headers, spec: pool.proxy-protocol
describe('checkPool', () => {
  const cases: [string, LoadBalancerPoolDraft, Record<string, string>][] = [
    ['HTTP', http, {}],
    ['HTTPS passed through', of('https_https'), {}],
    ['TCP', of('tcp'), {}],
    ['UDP', of('udp'), {}],
    ['HTTPS decrypted', { ...of('https_http'), certificate, private_key }, {}],
    ['HTTPS encrypted anew', { ...of('https_https'), tls_enabled: true, certificate, private_key }, {}],
    ['a name of spaces', { ...http, name: ' ' }, { name: 'required' }],
    ['HTTP to UDP', { ...http, backend_protocol: 'UDP' }, { backend_protocol: 'protocols_unfit' }],
    ['HTTP to HTTPS', { ...http, backend_protocol: 'HTTPS' }, { backend_protocol: 'protocols_unfit' }],
    ['encrypted anew without HTTPS', { ...http, tls_enabled: true }, { tls_enabled: 'no_encryption_here' }],
    ['no certificate where one is needed', of('https_http'), { certificate: 'required', private_key: 'required' }],
    ['no key', { ...of('https_http'), certificate }, { private_key: 'required' }],
    ['a certificate where nothing is decrypted', { ...http, certificate }, { certificate: 'no_certificate_here' }],
    ['a key there', { ...of('https_https'), private_key }, { private_key: 'no_certificate_here' }],
    [
      'the two exchanged',
      { ...of('https_http'), certificate: private_key, private_key: certificate },
      { certificate: 'pem_no_certificate', private_key: 'pem_no_key' },
    ],
    ['a limit', { ...http, connection_limit: 5000 }, {}],
    ['no limit', { ...http, connection_limit: -1 }, {}],
    ['a limit of nobody', { ...http, connection_limit: 0 }, { connection_limit: 'limit_zero' }],
    ['PROXY with TCP', { ...of('tcp'), proxy_protocol_enabled: true }, {}],
    ['PROXY with UDP', { ...of('udp'), proxy_protocol_enabled: true }, { proxy_protocol_enabled: 'no_proxy_protocol' }],
    ['headers', { ...http, insert_headers: { 'X-Forwarded-For': true } }, {}],
    ['headers that are off, anywhere', { ...of('tcp'), insert_headers: { 'X-Forwarded-For': false } }, {}],
    [
      'headers in what stays encrypted',
      { ...of('https_https'), insert_headers: { 'X-Forwarded-Port': true } },
      { 'insert_headers.X-Forwarded-Port': 'no_headers_here' },
    ],
    [
      'all at once',
      {
        ...http,
        allowed_cidrs: ['10.0.0.1/8'],
        members: [{ address: 'x' }],
        healthmonitor: { type: 'UDP-CONNECT', delay: 2, timeout: 2 },
      },
      {
        'allowed_cidrs.0': 'cidr_not_network',
        'members.0.address': 'ip_invalid',
        'healthmonitor.type': 'monitor_type_unfit',
        'healthmonitor.timeout': 'timeout_not_below_delay',
      },
    ],
  ];
  for (const [name, draft, wrong] of cases) {
    test(name, () => {
      assert.ok(LoadBalancerPoolDraft.is(draft));
      assert.deepEqual(codesOf(checkPool(draft)), wrong);
    });
  }
});

describe('checkPoolUpdate', () => {
  const decrypting = { ...of('https_http'), tls_enabled: false };
  const cases: [string, LoadBalancerPoolUpdate, LoadBalancerPoolDraft, Record<string, string>][] = [
    ['nothing', {}, decrypting, {}],
    ['a new certificate', { certificate, private_key }, decrypting, {}],
    ['half of it', { certificate }, decrypting, { private_key: 'required' }],
    ['the other half', { private_key }, decrypting, { certificate: 'required' }],
    ['one for HTTP', { certificate, private_key }, http, { certificate: 'no_certificate_here' }],
    ['an empty name', { name: '  ' }, http, { name: 'required' }],
    ['headers, where HTTP is read', { insert_headers: { 'X-Forwarded-Proto': true } }, decrypting, {}],
    [
      'members by the new port',
      { backend_protocol_port: 9000, members: [{ address: '10.0.0.1' }, { address: '10.0.0.1', protocol_port: 9000 }] },
      http,
      { 'members.1.address': 'duplicate' },
    ],
    ['no monitor', { healthmonitor: null }, http, {}],
  ];
  for (const [name, update, pool, wrong] of cases)
    test(name, () => assert.deepEqual(codesOf(checkPoolUpdate(update, pool)), wrong));
  // spec: pool.modes
  test('what is spoken stays', () => assert.ok(!LoadBalancerPoolUpdate.is({ protocol: 'TCP' })));
});

// spec: pool.members
describe('checkMembers', () => {
  const place = { ip_version: 4, address: '10.0.0.5', protocol_port: 80, backend_protocol_port: 8080 } as const;
  const cases: [string, MemberBody[], Record<string, string>][] = [
    ['none', [], {}],
    ['two', [{ address: '10.0.0.6' }, { address: '10.0.0.7' }], {}],
    ['one address, two ports', [{ address: '10.0.0.6' }, { address: '10.0.0.6', protocol_port: 81 }], {}],
    ['one twice', [{ address: '10.0.0.6' }, { address: '10.0.0.6' }], { 'members.1.address': 'duplicate' }],
    [
      'one twice, by its default port',
      [{ address: '10.0.0.6' }, { address: '10.0.0.6', protocol_port: 8080 }],
      { 'members.1.address': 'duplicate' },
    ],
    ['of the other version', [{ address: 'fd00::1' }], { 'members.0.address': 'ipv4_invalid' }],
    ['no address', [{ address: 'web-01' }], { 'members.0.address': 'ipv4_invalid' }],
    ...['127.0.0.1', '224.0.0.9', '169.254.169.254', '0.0.0.0', '255.255.255.255'].map(
      (address): [string, MemberBody[], Record<string, string>] => [
        `what no host can have: ${address}`,
        [{ address }],
        { 'members.0.address': 'address_reserved' },
      ],
    ),
    [
      'the load balancer itself',
      [{ address: '10.0.0.5', protocol_port: 80 }],
      { 'members.0.address': 'member_is_balancer' },
    ],
    ['another port of its address', [{ address: '10.0.0.5' }], {}],
  ];
  for (const [name, members, wrong] of cases)
    test(name, () => assert.deepEqual(codesOf(checkMembers(members, place)), wrong));
});

// spec: pool.monitor.time, spec: pool.monitor.types
describe('checkMonitor', () => {
  const cases: [string, HealthMonitorBody, keyof typeof protocolsOf, Record<string, string>][] = [
    ['a page', { type: 'HTTP', url_path: '/health?full=1', http_method: 'HEAD', expected_codes: '200-204' }, 'tcp', {}],
    ['by its defaults', { type: 'PING' }, 'http_http', {}],
    ['UDP', { type: 'UDP-CONNECT' }, 'udp', {}],
    ['a page for UDP', { type: 'HTTP' }, 'udp', {}],
    ['TLS', { type: 'TLS-HELLO' }, 'https_https', {}],
    ['UDP for TCP', { type: 'UDP-CONNECT' }, 'tcp', { 'healthmonitor.type': 'monitor_type_unfit' }],
    ['a ping for UDP', { type: 'PING' }, 'udp', { 'healthmonitor.type': 'monitor_type_unfit' }],
    ['too slow', { type: 'TCP', delay: 5, timeout: 5 }, 'tcp', { 'healthmonitor.timeout': 'timeout_not_below_delay' }],
    ['slower than usual', { type: 'TCP', delay: 3 }, 'tcp', { 'healthmonitor.timeout': 'timeout_not_below_delay' }],
    ['a path for TCP', { type: 'TCP', url_path: '/' }, 'tcp', { 'healthmonitor.url_path': 'http_only' }],
    ['no path for TCP', { type: 'TCP', url_path: null, expected_codes: null }, 'tcp', {}],
    ['no slash', { type: 'HTTP', url_path: 'health' }, 'tcp', { 'healthmonitor.url_path': 'url_path_invalid' }],
    ['odd codes', { type: 'HTTP', expected_codes: '2xx' }, 'tcp', { 'healthmonitor.expected_codes': 'codes_invalid' }],
  ];
  for (const [name, monitor, mode, wrong] of cases) {
    test(name, () => {
      assert.ok(HealthMonitorBody.is(monitor));
      assert.deepEqual(codesOf(checkMonitor(monitor, of(mode))), wrong);
    });
  }
});

test('each mode is found by its two protocols, and has a monitor for each of its types', () => {
  for (const mode of listenerModes) {
    assert.equal(modeOf(of(mode)), mode);
    for (const type of monitorTypesOf(of(mode))) assert.deepEqual(codesOf(checkMonitor({ type }, of(mode))), {});
  }
});

// spec: pool.monitor.page
test('expected codes and paths', () => {
  for (const good of ['200', '200,202,204', '200-299', '100', '599-599']) assert.ok(areExpectedCodes(good), good);
  for (const bad of [
    '',
    '20',
    '2000',
    '200-',
    '204-200',
    '200,',
    '200-202-204',
    '200, 202',
    '600',
    '099',
    '200-202,204',
  ])
    assert.ok(!areExpectedCodes(bad), bad);
  for (const good of ['/', '/health', '/a/b?c=d&e=%20']) assert.ok(isUrlPath(good), good);
  for (const bad of ['', 'health', 'http://a/', '/a b', '/ä', '/a\n', '/<x>']) assert.ok(!isUrlPath(bad), bad);
});

// spec: pool.allowed-cidrs, spec: value.cidr.bare
test('allowed CIDRs: networks and bare addresses of one version', () => {
  assert.deepEqual(codesOf(checkAllowedCidrs(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])), {});
  assert.deepEqual(codesOf(checkAllowedCidrs(['10.0.0.1/8', 'x', '', '2001:db8::1', '2001:db8::/32'], 4)), {
    'allowed_cidrs.0': 'cidr_not_network',
    'allowed_cidrs.1': 'cidr_invalid',
    'allowed_cidrs.2': 'required',
    'allowed_cidrs.3': 'cidr_wrong_version',
    'allowed_cidrs.4': 'cidr_wrong_version',
  });
});

// spec: value.cidr.reduce, spec: pool.allowed-cidrs
describe('reduceCidrs', () => {
  const cases: [string[], string[]][] = [
    [[], []],
    [['10.0.0.1'], ['10.0.0.1/32']],
    [['10.1.0.0/16', '10.0.0.0/8', '10.2.3.4'], ['10.0.0.0/8']],
    [['10.0.0.0/8', '10.0.0.0/8'], ['10.0.0.0/8']],
    [
      ['10.0.0.0/9', '10.128.0.0/9'],
      ['10.0.0.0/9', '10.128.0.0/9'],
    ],
    [
      ['2001:db8::1', '2001:db8::/32', '10.0.0.0/8'],
      ['2001:db8::/32', '10.0.0.0/8'],
    ],
    [
      ['0.0.0.0/0', '10.0.0.0/8', '::/0'],
      ['0.0.0.0/0', '::/0'],
    ],
  ];
  for (const [texts, reduced] of cases)
    test(texts.join(' ') || 'nothing', () => assert.deepEqual(reduceCidrs(texts), reduced));
});

// spec: pool.certificate
test('PEM, as it is and in Base64', () => {
  assert.equal(pemOf(`\n${certificate}\n`), certificate);
  assert.equal(pemOf(btoa(certificate)), certificate);
  assert.equal(pemOf(btoa('something else')), null);
  assert.equal(pemOf('something else'), null);
  assert.equal(checkPem(certificate, 'certificate'), null);
  assert.equal(checkPem(private_key.replaceAll('PRIVATE', 'EC PRIVATE'), 'key'), null);
  assert.equal(checkPem(private_key.replaceAll('PRIVATE', 'ENCRYPTED PRIVATE'), 'key')?.code, 'key_encrypted');
  assert.equal(checkPem('x', 'key')?.code, 'pem_invalid');
});

// spec: pool.ports
test('a port belongs to one pool; UDP has its own', () => {
  assert.ok(sharesPort(http, { ...of('https_https'), protocol_port: 80 }));
  assert.ok(!sharesPort(http, of('udp')));
  assert.deepEqual(codesOf(checkPoolDrafts([http, of('udp'), { ...of('tcp'), name: '' }])), {
    'pools.2.name': 'required',
    'pools.2.protocol_port': 'port_taken',
  });
});

// spec: pool.connections, spec: value.integer.most
test('a limit of connections is -1 or a number of 32 bits', () => {
  const limits = [-2, -1, 1, LARGEST_INT32, LARGEST_INT32 + 1];
  assert.deepEqual(
    limits.map((connection_limit) => LoadBalancerPoolUpdate.is({ connection_limit })),
    [false, true, true, true, false],
  );
});
