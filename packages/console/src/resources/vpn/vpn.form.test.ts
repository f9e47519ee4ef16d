import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkVpn, type Vpn, VpnBody, VpnUpdate } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft, problemsOfFields } from '../../kit/form/model.ts';
import { blankVpn, fieldOf, type VpnDraft } from './vpn.draft.ts';
import { newVpn, toBody, vpnChange } from './vpn.form.ts';

const cidrs: Readonly<Record<string, string>> = { s1: '10.0.0.0/24', s6: 'fd00::/64' };
const cidrOf = (id: string) => cidrs[id] ?? '';
const model = newVpn(cidrOf);

const draft = (more: Partial<VpnDraft> = {}): VpnDraft => ({
  ...blankVpn(),
  name: ' office ',
  router: 'r1',
  subnets: ['s1'],
  peer: '198.51.100.7',
  cidrs: ['192.168.0.0/24'],
  psk: 'correct horse',
  ...more,
});
const codes = (found: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(found).map(([path, { code }]) => [path, code]));
const ike = (more: Partial<VpnDraft['ike']>) => draft({ ike: { ...blankVpn().ike, ...more } });
const dpd = (more: Partial<VpnDraft['dpd']>) => draft({ dpd: { ...blankVpn().dpd, ...more } });

describe('a new connection', () => {
  // spec: vpn.options.hash, spec: vpn.options.encryption, spec: vpn.options.groups, spec: vpn.options.initiator
  // spec: vpn.options.lifetime
  it('sends a body the contract takes, with every option', () => {
    const body = toBody(draft({ peerId: ' gw.example ', description: ' why ' }));
    assert.ok(is(body, VpnBody));
    assert.deepEqual(checkVpn(body), {});
    assert.deepEqual(body.ipsec_site_connection, {
      name: 'office',
      description: 'why',
      peer_address: '198.51.100.7',
      peer_id: 'gw.example',
      initiator: 'bi-directional',
      mtu: 1500,
      dpd: { action: 'hold', interval: 30, timeout: 120 },
      admin_state_up: true,
      psk: 'correct horse',
    });
    assert.deepEqual(body.ipsecpolicy, {
      transform_protocol: 'esp',
      encapsulation_mode: 'tunnel',
      auth_algorithm: 'sha256',
      encryption_algorithm: 'aes-256',
      pfs: 'group14',
      lifetime: { value: 3600 },
    });
  });
  it('writes an address alone as the network that it is', () => {
    assert.deepEqual(
      toBody(draft({ cidrs: ['192.168.0.0/24', ' 192.168.9.7 ', '2001:DB8::7'] })).peer_ep_group.endpoints,
      ['192.168.0.0/24', '192.168.9.7/32', '2001:db8::7/128'],
    );
  });
  it('names a policy that is there, and nothing else of it', () => {
    const body = toBody(ike({ known: 'k1', lifetime: 'nonsense' }));
    assert.deepEqual(body.ikepolicy, { id: 'k1' });
    assert.deepEqual(problemsOfDraft(model, ike({ known: 'k1', lifetime: 'nonsense' })), {});
  });
  it('has a phase 1 mode with IKEv1 alone', () => {
    assert.equal(toBody(ike({ version: 'v2', mode: 'aggressive' })).ikepolicy.phase1_negotiation_mode, undefined);
    assert.equal(toBody(ike({ version: 'v1', mode: 'aggressive' })).ikepolicy.phase1_negotiation_mode, 'aggressive');
  });
  it('has no times for questions that nobody asks', () => {
    const quiet = dpd({ action: 'disabled', interval: '', timeout: 'x' });
    assert.deepEqual(toBody(quiet).ipsec_site_connection.dpd, { action: 'disabled' });
    assert.deepEqual(problemsOfDraft(model, quiet), {});
  });
  for (const [name, value, found] of [
    ['is fine', draft(), {}],
    [
      'is blank',
      blankVpn(),
      {
        name: 'required',
        router: 'required',
        subnets: 'required',
        peer: 'required',
        cidrs: 'required',
        psk: 'required',
      },
    ],
    ['has no such peer', draft({ peer: '10.0.0' }), { peer: 'peer_address_invalid' }],
    ['has an odd peer network', draft({ cidrs: ['192.168.0.7/24'] }), { 'cidrs.0': 'cidr_not_network' }],
    ['has an address alone', draft({ cidrs: ['192.168.0.7'] }), {}],
    [
      'has one network at both ends',
      draft({ cidrs: ['192.168.0.0/24', '10.0.0.0/8'] }),
      { 'cidrs.1': 'cidr_overlaps' },
    ],
    ['mixes IP versions', draft({ subnets: ['s6'] }), { 'cidrs.0': 'cidr_wrong_version' }],
    ['has a subnet nobody knows yet', draft({ subnets: ['s9'], cidrs: ['10.0.0.0/8'] }), {}],
    ['has keys that hardly live', ike({ lifetime: '59' }), { 'ike.lifetime': 'out_of_range' }],
    ['has no number', draft({ mtu: 'x' }), { mtu: 'out_of_range' }],
    ['has too small an MTU for IPv6', draft({ peer: '2001:db8::7', mtu: '1000' }), { mtu: 'out_of_range' }],
    ['gives up too early', dpd({ interval: '120' }), { 'dpd.timeout': 'dpd_timeout_short' }],
    ['asks at no time', dpd({ interval: '' }), { 'dpd.interval': 'out_of_range' }],
  ] as const) {
    it(name, () => assert.deepEqual(codes(problemsOfDraft(model, value)), found));
  }
  it('is judged step by step', () => {
    assert.deepEqual(codes(problemsOfFields(model, blankVpn(), ['peer', 'peerId', 'cidrs'])), {
      peer: 'required',
      cidrs: 'required',
    });
    assert.deepEqual(problemsOfFields(model, blankVpn(), ['ike']), {});
  });
});

describe('a changed connection', () => {
  const vpn = {
    name: 'office',
    description: '',
    local_endpoints: [{ subnet_id: 's1', cidr: '10.0.0.0/24', network_id: 'n', network_name: 'net' }],
    peer_address: '198.51.100.7',
    peer_id: '198.51.100.7',
    peer_cidrs: ['192.168.0.0/24'],
    initiator: 'response-only',
    mtu: 1400,
    dpd: { action: 'clear', interval: 10, timeout: 60 },
    admin_state_up: false,
  } as unknown as Vpn;
  const change = vpnChange(cidrOf);
  const start = change.from?.(vpn);
  assert.ok(start);

  it('starts from what is there, and keeps the key that nobody may read', () => {
    assert.deepEqual([start.peerId, start.psk, start.on, start.initiator], ['', '', false, 'response-only']);
    const body = change.toBody(start);
    assert.ok(is(body, VpnUpdate));
    assert.deepEqual(body.ipsec_site_connection, {
      name: 'office',
      description: '',
      peer_address: '198.51.100.7',
      peer_id: '',
      initiator: 'response-only',
      mtu: 1400,
      dpd: { action: 'clear', interval: 10, timeout: 60 },
      admin_state_up: false,
    });
    assert.deepEqual(problemsOfDraft(change, start), {});
  });
  it('sends a new key', () => {
    assert.equal(change.toBody({ ...start, psk: 'new' }).ipsec_site_connection?.psk, 'new');
  });
  it('is judged as a new one is', () => {
    const wrong = { ...start, name: ' ', subnets: [], cidrs: ['x'], peer: '' };
    assert.deepEqual(codes(problemsOfDraft(change, wrong)), {
      name: 'required',
      subnets: 'required',
      peer: 'required',
      'cidrs.0': 'cidr_invalid',
    });
  });
});

describe('where the server’s problems show', () => {
  for (const [path, field] of [
    ['vpnservice.router_id', 'router'],
    ['local_ep_group.endpoints', 'subnets'],
    ['local_ep_group.endpoints.2', 'subnets.2'],
    ['peer_ep_group.endpoints.0', 'cidrs.0'],
    ['ipsec_site_connection.name', 'name'],
    ['ipsec_site_connection.peer_address', 'peer'],
    ['ipsec_site_connection.peer_id', 'peerId'],
    ['ipsec_site_connection.psk', 'psk'],
    ['ipsec_site_connection.dpd.timeout', 'dpd.timeout'],
    ['ipsec_site_connection.admin_state_up', 'on'],
    ['ikepolicy.id', 'ike.known'],
    ['ikepolicy.phase1_negotiation_mode', 'ike.mode'],
    ['ipsecpolicy.lifetime.value', 'ipsec.lifetime'],
    ['ipsecpolicy.transform_protocol', 'ipsec.protocol'],
    ['ipsecpolicy.name', 'ipsec.name'],
  ] as const) {
    it(`${path} → ${field}`, () => assert.equal(fieldOf(path), field));
  }
});
