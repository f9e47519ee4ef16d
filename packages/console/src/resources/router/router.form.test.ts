import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Router, RouterBody, RouterUpdate } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { newInterface } from './interface.form.ts';
import { routeForm } from './route.form.ts';
import { fieldOf, newRouter, routerChange, type RouterDraft } from './router.form.ts';
import { keyOfRoute } from './router.rules.ts';

const draft = (more: Partial<RouterDraft> = {}): RouterDraft => ({ ...newRouter.blank(), name: 'edge', ...more });
const problems = (found: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(found).map(([path, { code }]) => [path, code]));

describe('a new router', () => {
  it('sends a body the contract takes', () => {
    const body = newRouter.toBody(
      draft({ name: ' edge ', hasGateway: true, networkId: 'ext', snat: false, interfaces: ['a', 'b'] }),
    );
    assert.ok(is(body, RouterBody));
    assert.deepEqual(body, {
      name: 'edge',
      external_gateway_info: { network_id: 'ext', enable_snat: false },
      interfaces: [{ network_id: 'a' }, { network_id: 'b' }],
    });
  });
  // spec: router.gateway.address
  it('has the address for its gateway that somebody chose', () => {
    const chosen = draft({ hasGateway: true, networkId: 'ext', hasAddress: true, address: ' 203.0.113.9 ' });
    const body = newRouter.toBody(chosen);
    assert.ok(is(body, RouterBody));
    assert.deepEqual(body.external_gateway_info?.external_fixed_ips, [{ ip_address: '203.0.113.9' }]);
    assert.equal(newRouter.toBody({ ...chosen, hasGateway: false }).external_gateway_info, null);
  });
  it('has no gateway unless one is wanted, whatever was chosen before', () => {
    assert.equal(newRouter.toBody(draft({ networkId: 'ext' })).external_gateway_info, null);
  });
  for (const [name, value, found] of [
    ['needs a name', draft({ name: '' }), { name: 'required' }],
    ['needs more than blanks for a name', draft({ name: '  ' }), { name: 'required' }],
    ['needs a network for its gateway', draft({ hasGateway: true }), { networkId: 'required' }],
    [
      'needs the address for its gateway that was to be chosen',
      draft({ hasGateway: true, networkId: 'ext', hasAddress: true }),
      { address: 'required' },
    ],
    ['needs no address without a gateway', draft({ hasAddress: true }), {}],
    ['is fine', draft(), {}],
  ] as const) {
    it(name, () => assert.deepEqual(problems(problemsOfDraft(newRouter, value)), found));
  }
});

describe('a changed router', () => {
  const router = {
    name: 'edge',
    external_gateway_info: {
      network_id: 'ext',
      network_name: 'public',
      enable_snat: false,
      external_fixed_ips: [{ ip_address: '203.0.113.9' }],
    },
    tags: ['a'],
  } as unknown as Router;
  it('starts from what is there, and sends only what it shows', () => {
    const start = routerChange.from?.(router) as RouterDraft;
    assert.deepEqual(start, {
      name: 'edge',
      hasGateway: true,
      networkId: 'ext',
      snat: false,
      hasAddress: false,
      address: '203.0.113.9',
      interfaces: [],
      description: '',
      tags: ['a'],
    });
    const body = routerChange.toBody(start);
    assert.ok(is(body, RouterUpdate));
    assert.deepEqual(body, {
      name: 'edge',
      external_gateway_info: { network_id: 'ext', enable_snat: false },
      description: '',
      tags: ['a'],
    });
  });
  it('gives its gateway up, or has another one', () => {
    const start = routerChange.from?.(router) as RouterDraft;
    assert.equal(routerChange.toBody({ ...start, hasGateway: false }).external_gateway_info, null);
    const other = routerChange.toBody({ ...start, networkId: 'wan', snat: true });
    assert.deepEqual(other.external_gateway_info, { network_id: 'wan', enable_snat: true });
    assert.deepEqual(problems(problemsOfDraft(routerChange, { ...start, networkId: '' })), { networkId: 'required' });
  });
});

describe('where the server’s problems show', () => {
  for (const [path, field] of [
    ['name', 'name'],
    ['external_gateway_info', 'networkId'],
    ['external_gateway_info.network_id', 'networkId'],
    ['external_gateway_info.enable_snat', 'snat'],
    ['external_gateway_info.external_fixed_ips.0.ip_address', 'address'],
    ['tags.0', 'tags.0'],
    ['interfaces.1.network_id', 'interfaces.1'],
    ['interfaces.0', 'interfaces.0'],
  ] as const) {
    it(`${path} → ${field}`, () => assert.equal(fieldOf(path), field));
  }
});

describe('a static route', () => {
  const old = { destination: '10.1.0.0/16', nexthop: '10.0.0.2' };
  const router = { routes: [old, { destination: '10.2.0.0/16', nexthop: '10.0.0.3' }] };
  it('replaces the one that is edited', () => {
    const form = routeForm(router, keyOfRoute(old));
    assert.deepEqual(form.toBody({ destination: ' 10.9.0.0/16', nexthop: '10.0.0.9 ' }).routes, [
      { destination: '10.9.0.0/16', nexthop: '10.0.0.9' },
      router.routes[1],
    ]);
  });
  for (const [name, key, value, found] of [
    ['may stay as it is', keyOfRoute(old), old, {}],
    [
      'has a destination and a next hop',
      null,
      { destination: '', nexthop: ' ' },
      { destination: 'required', nexthop: 'required' },
    ],
    ['may not be there twice', null, old, { destination: 'duplicate' }],
    [
      'has a network as its destination',
      null,
      { destination: '10.5.0.1/16', nexthop: '10.0.0.2' },
      { destination: 'cidr_not_network' },
    ],
    [
      'has a hop of the same family',
      null,
      { destination: 'fd00::/64', nexthop: '10.0.0.2' },
      { nexthop: 'ipv6_invalid' },
    ],
    [
      'has a hop outside its destination',
      null,
      { destination: '10.5.0.0/16', nexthop: '10.5.0.2' },
      { nexthop: 'hop_in_destination' },
    ],
  ] as const) {
    it(name, () => assert.deepEqual(problems(problemsOfDraft(routeForm(router, key), value)), found));
  }
  it('shows a problem of its row at its own fields', () => {
    assert.equal(routeForm(router, null).fieldOf?.('routes.2.nexthop', old), 'nexthop');
  });
});

describe('a new interface', () => {
  it('leaves the address to the server unless one is wanted', () => {
    assert.deepEqual(newInterface.toBody({ networkId: 'n', hasAddress: false, address: '10.0.0.9' }), {
      network_id: 'n',
    });
    assert.deepEqual(newInterface.toBody({ networkId: 'n', hasAddress: true, address: ' 10.0.0.9 ' }), {
      network_id: 'n',
      ip_address: '10.0.0.9',
    });
  });
  for (const [name, value, found] of [
    ['needs a network', { networkId: '', hasAddress: false, address: '' }, { networkId: 'required' }],
    [
      'needs the address that is to be chosen',
      { networkId: 'n', hasAddress: true, address: ' ' },
      { address: 'required' },
    ],
    ['needs a real address', { networkId: 'n', hasAddress: true, address: '10.0.0' }, { address: 'ip_invalid' }],
  ] as const) {
    it(name, () => assert.deepEqual(problems(problemsOfDraft(newInterface, value)), found));
  }
  it('shows an address that is taken at the network while none was chosen', () => {
    assert.equal(newInterface.fieldOf?.('ip_address', { networkId: 'n', hasAddress: false, address: '' }), 'networkId');
  });
});
