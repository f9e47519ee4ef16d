import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LoadBalancerPoolDraft, type LoadBalancerPool } from '@skydeck/contract';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { cidrsForm } from './cidrs.form.ts';
import { membersForm, membersOf, newMember, withAddresses } from './members.form.ts';
import { blankMonitor, healthForm, monitorTypesIn, toMonitor } from './monitor.form.ts';
import { blankPool, newPool, poolChange, type PoolDraft, poolFieldOf, toPoolBody, withMode } from './pool.form.ts';

const model = newPool({ ip_version: 4, address: '10.0.0.7' });
const draft = (more: Partial<PoolDraft> = {}): PoolDraft => ({ ...blankPool(), name: 'web', ...more });
const codesOf = (problems: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));

const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
const privateKey = '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----';

describe('a new pool', () => {
  const cases: [string, Partial<PoolDraft>, Record<string, string>][] = [
    ['is right as it comes, but for its name', {}, {}],
    ['needs a name', { name: ' ' }, { name: 'required' }],
    ['listens at a port', { port: '' }, { port: 'required' }],
    [
      'listens at a port that there is',
      { port: '70000', backendPort: 'x' },
      { port: 'out_of_range', backendPort: 'out_of_range' },
    ],
    ['has no limit of nobody', { limit: '0' }, { limit: 'out_of_range' }],
    [
      'has members with an address of the right kind',
      { members: [newMember('fd00::1')] },
      { 'members.0.address': 'ipv4_invalid' },
    ],
    [
      'has no member twice',
      { members: [newMember('10.0.0.8'), newMember('10.0.0.8')] },
      { 'members.1.address': 'duplicate' },
    ],
    ['is not its own member', { members: [newMember('10.0.0.7')] }, { 'members.0.address': 'member_is_balancer' }],
    [
      'weighs its members',
      { members: [{ ...newMember('10.0.0.8'), weight: '300' }] },
      { 'members.0.weight': 'out_of_range' },
    ],
    [
      'needs a certificate where it decrypts',
      { mode: 'https_http' },
      { certificate: 'required', privateKey: 'required' },
    ],
    [
      'reads what it is given as one',
      { mode: 'https_http', certificate: 'x!', privateKey },
      { certificate: 'pem_invalid' },
    ],
    [
      'waits less than it pauses',
      { monitor: { ...blankMonitor('http_http'), timeout: '5' } },
      { 'monitor.timeout': 'timeout_not_below_delay' },
    ],
    [
      'asks for a page by a path',
      { monitor: { ...blankMonitor('http_http'), path: 'health' } },
      { 'monitor.path': 'url_path_invalid' },
    ],
    ['lets networks in', { cidrs: ['10.0.0.0/24', 'home'] }, { 'cidrs.1': 'cidr_invalid' }],
  ];
  for (const [name, more, wrong] of cases) {
    test(name, () => assert.deepEqual(codesOf(problemsOfDraft(model, draft(more))), wrong));
  }
});

describe('what is sent', () => {
  test('fits the contract', () => {
    const full = draft({
      mode: 'https_http',
      certificate,
      privateKey,
      limit: '100',
      headers: ['X-Forwarded-For'],
      members: [{ ...newMember('10.0.0.8', 'web-1'), port: '8080' }],
    });
    const body = toPoolBody(full);
    assert.ok(LoadBalancerPoolDraft.is(body));
    assert.equal(body.protocol, 'HTTPS');
    assert.equal(body.backend_protocol, 'HTTP');
    assert.equal(body.connection_limit, 100);
    assert.deepEqual(body.insert_headers, {
      'X-Forwarded-For': true,
      'X-Forwarded-Port': false,
      'X-Forwarded-Proto': false,
    });
    assert.deepEqual(body.members?.[0], {
      name: 'web-1',
      address: '10.0.0.8',
      protocol_port: 8080,
      weight: 1,
      backup: false,
      enabled: true,
    });
  });
  test('has nothing of what the mode cannot do', () => {
    const body = toPoolBody(draft({ mode: 'udp', headers: ['X-Forwarded-For'], proxy: true, certificate, privateKey }));
    assert.equal('insert_headers' in body, false);
    assert.equal('proxy_protocol_enabled' in body, false);
    assert.equal('certificate' in body, false);
    assert.equal('private_key' in body, false);
  });
  test('says that there is no limit, no member and no monitor', () => {
    const body = toPoolBody(draft({ monitor: { ...blankMonitor('tcp'), on: false } }));
    assert.equal(body.connection_limit, -1);
    assert.deepEqual(body.members, []);
    assert.equal(body.healthmonitor, null);
  });
  test('asks for a page only where one is asked for', () => {
    assert.equal('url_path' in (toMonitor({ ...blankMonitor('tcp') }) ?? {}), false);
    assert.equal(toMonitor(blankMonitor('http_http'))?.url_path, '/');
  });
});

describe('another mode', () => {
  test('brings its ports and its check', () => {
    const next = withMode(draft(), 'https_https');
    assert.deepEqual([next.port, next.backendPort, next.monitor.type], ['443', '443', 'HTTPS']);
  });
  test('leaves a port that somebody chose', () => {
    const next = withMode(draft({ port: '8080' }), 'https_http');
    assert.deepEqual([next.port, next.backendPort], ['8080', '80']);
  });
  test('offers the checks that fit', () => {
    assert.ok(monitorTypesIn('udp').includes('UDP-CONNECT'));
    assert.ok(!monitorTypesIn('tcp').includes('UDP-CONNECT'));
  });
});

test('a problem of the body is shown at the field it belongs to', () => {
  const table: Record<string, string> = {
    protocol_port: 'port',
    backend_protocol: 'mode',
    'insert_headers.X-Forwarded-For': 'headers',
    'allowed_cidrs.2': 'cidrs.2',
    'members.1.protocol_port': 'members.1.port',
    'members.1.address': 'members.1.address',
    'healthmonitor.expected_codes': 'monitor.codes',
    healthmonitor: 'monitor.on',
    name: 'name',
  };
  for (const [path, field] of Object.entries(table)) assert.equal(poolFieldOf(path), field);
});

const pool: LoadBalancerPool = {
  id: 'p',
  name: 'web',
  description: '',
  loadbalancer_id: 'l',
  loadbalancer_name: 'front',
  status: 'ACTIVE',
  enabled: true,
  protocol: 'HTTPS',
  protocol_port: 443,
  backend_protocol: 'HTTP',
  backend_protocol_port: 80,
  lb_algorithm: 'SOURCE_IP',
  sticky_session: true,
  connection_limit: -1,
  tls_enabled: false,
  certificate: null,
  proxy_protocol_enabled: false,
  insert_headers: { 'X-Forwarded-For': true },
  allowed_cidrs: ['10.0.0.0/8'],
  members: [
    {
      id: 'm',
      name: 'web-1',
      address: '10.0.0.8',
      protocol_port: 80,
      weight: 2,
      backup: false,
      enabled: true,
      status: 'HEALTHY',
      server_id: null,
      server_name: null,
    },
  ],
  healthmonitor: null,
  project_id: 'x',
  domain_id: 'd',
  revision_number: 1,
  created_at: '',
  updated_at: '',
};

describe('a change', () => {
  const change = poolChange({ ip_version: 4 });
  const from = change.from?.(pool) ?? blankPool();
  test('keeps the certificate that nobody touched', () => {
    assert.deepEqual(problemsOfDraft(change, from), {});
    assert.equal('certificate' in change.toBody(from), false);
  });
  test('takes a certificate only with its key', () => {
    assert.deepEqual(codesOf(problemsOfDraft(change, { ...from, certificate })), { privateKey: 'required' });
  });
  test('says nothing of what a listener cannot change', () => {
    assert.equal('protocol_port' in change.toBody(from), false);
    assert.equal('members' in change.toBody(from), false);
  });
  test('of members keeps what was said of those that stay', () => {
    const next = withAddresses(membersOf(pool.members), ['10.0.0.8', '10.0.0.9'], () => 'web-2');
    assert.deepEqual(
      next.map(({ address, weight, name }) => [address, weight, name]),
      [
        ['10.0.0.8', '2', 'web-1'],
        ['10.0.0.9', '1', 'web-2'],
      ],
    );
  });
  test('of members looks at their addresses', () => {
    const form = membersForm(pool, { ip_version: 4, address: '10.0.0.1' });
    assert.deepEqual(codesOf(problemsOfDraft(form, { members: [newMember('nowhere')] })), {
      'members.0.address': 'ipv4_invalid',
    });
  });
  test('of the monitor can take it away', () => {
    const form = healthForm(pool);
    assert.deepEqual(form.toBody(form.from?.(pool) ?? form.blank()), { healthmonitor: null });
  });
  test('of the networks', () => {
    const form = cidrsForm(4);
    assert.deepEqual(form.from?.(pool), { cidrs: ['10.0.0.0/8'] });
    const wrong = problemsOfDraft(form, { cidrs: ['10.0.0.1/8'] });
    assert.deepEqual(codesOf(wrong), { 'cidrs.0': 'cidr_not_network' });
    assert.deepEqual(wrong['cidrs.0']?.values, { suggestion: '10.0.0.0/8' });
    assert.deepEqual(form.toBody({ cidrs: ['10.0.0.0/8', '10.0.0.5'] }), {
      allowed_cidrs: ['10.0.0.0/8', '10.0.0.5/32'],
    });
  });
});
