import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Network, Router, Server } from '@skydeck/contract';
import { found } from './find.rules.ts';
import { type Cloud, graphOf, isEmpty, readKey } from './graph.rules.ts';
import { chipsOf, groupsOf, mostPressing, worstOf } from './groups.rules.ts';
import { bentLine, layoutOf, rowsOf } from './layout.rules.ts';
import { nextInPicture } from './moves.rules.ts';
import { answerTreeKey, rowsInSight, treeOf } from './tree.rules.ts';

const network = (id: string, cidr: string, router_external = false) =>
  ({ id, name: id, router_external, subnets: [{ id: `${id}-s`, cidr }] }) as unknown as Network;
const router = (id: string, gateway: string | null, ...feet: string[]) =>
  ({
    id,
    name: id,
    external_gateway_info: gateway && { network_id: gateway, external_fixed_ips: [{ ip_address: '192.0.2.7' }] },
    interfaces_info: feet.map((at) => ({ network_id: at, fixed_ips: [{ ip_address: `10.0.${at.length}.1` }] })),
  }) as unknown as Router;
const server = (name: string, at: string, status = 'ACTIVE') =>
  ({ id: name, name, status, task_state: null, networks: [{ id: at, ips: ['10.0.9.9'] }] }) as unknown as Server;

const cloud: Cloud = {
  networks: [
    network('alone', '172.16.0.0/24'),
    network('dmz', '10.3.0.0/24'),
    network('core', '10.2.0.0/16'),
    network('wan', '198.51.100.0/24', true),
    network('internet', '192.0.2.0/24', true),
  ],
  routers: [router('inner', null, 'core'), router('edge', 'internet', 'dmz', 'core')],
  servers: [server('web-02', 'core'), server('web-01', 'core', 'ERROR'), server('sftp', 'dmz', 'SHUTOFF')],
};
const graph = graphOf(cloud);
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('the graph', () => {
  it('stands in order: ways out by name, routers by their way out, networks by their first router', () => {
    assert.deepEqual(names(graph.externals), ['internet', 'wan']);
    assert.deepEqual(names(graph.routers), ['edge', 'inner']);
    assert.deepEqual(names(graph.networks), ['core', 'dmz', 'alone']);
    assert.deepEqual(names(graph.routersOf('core')), ['edge', 'inner']);
    assert.deepEqual(names(graph.serversOf('core')), ['web-01', 'web-02']);
  });

  it('is empty when only ways out are left', () => {
    assert.ok(!isEmpty(graph));
    assert.ok(isEmpty(graphOf({ ...cloud, networks: cloud.networks.slice(3), routers: [], servers: [] })));
  });

  for (const [key, expected] of [
    ['router:a', { kind: 'router', id: 'a' }],
    ['volume:a', null],
    ['router:', null],
    [7, null],
  ] as const) {
    it(`reads the key ${key}`, () => assert.deepEqual(readKey(key), expected));
  }
});

describe('what is looked for', () => {
  for (const [text, networks, routers, servers] of [
    ['', ['alone', 'dmz', 'core', 'wan', 'internet'], ['inner', 'edge'], ['web-02', 'web-01', 'sftp']],
    ['SFTP', ['dmz', 'internet'], ['edge'], ['sftp']],
    ['inner', ['core'], ['inner'], []],
    ['10.2.', ['core', 'internet'], ['inner', 'edge'], ['web-02', 'web-01']],
    ['alone', ['alone'], [], []],
    ['nothing', [], [], []],
  ] as const) {
    it(`"${text}" shows what has it and what it hangs on`, () => {
      const part = found(cloud, text);
      assert.deepEqual([names(part.networks), names(part.routers), names(part.servers)], [networks, routers, servers]);
    });
  }
});

describe('groups of servers', () => {
  it('are those whose names differ by a number, with the state of the worst', () => {
    assert.deepEqual(
      groupsOf(graph.serversOf('core')).map(({ name, state, servers }) => [name, state, servers.length]),
      [['web', 'error', 2]],
    );
    assert.deepEqual(names(groupsOf([server('01', 'core'), server('db-1', 'core')])), ['01', 'db-1']);
    assert.equal(worstOf([]), 'unknown');
  });

  it('that need a person come first; of the others the number of servers is left', () => {
    const groups = groupsOf([server('a', 'x'), server('b-1', 'x'), server('b-2', 'x'), server('c', 'x', 'ERROR')]);
    const { shown, hidden } = mostPressing(groups, 1);
    assert.deepEqual([names(shown), hidden], [['c'], 3]);
    assert.deepEqual(chipsOf(graph.serversOf('core')).widths, [6]);
  });
});

describe('the layout', () => {
  const layout = layoutOf(graph, (one) => chipsOf(graph.serversOf(one.id)).widths);

  it('lets nothing lie on another, in three columns', () => {
    assert.deepEqual(layout.columns, [
      ['network:internet', 'network:wan'],
      ['router:edge', 'router:inner'],
      ['network:core', 'network:dmz', 'network:alone'],
    ]);
    for (const column of layout.columns) {
      const boxes = column.map(layout.boxOf);
      boxes.slice(1).forEach((box, at) => {
        const above = boxes[at];
        assert.ok(above && box.y >= above.y + above.height);
      });
      for (const box of boxes) assert.ok(box.x + box.width <= layout.width && box.y + box.height <= layout.height);
    }
  });

  it('has a line for each gateway and each interface', () => {
    assert.deepEqual(
      layout.edges.map(({ kind, key }) => `${kind} ${key}`),
      [
        'gateway router:edge network:internet',
        'interface router:edge network:core',
        'interface router:edge network:dmz',
        'interface router:inner network:core',
      ],
    );
    const ends = layout.edges.filter(({ network: at }) => at === 'network:core').map(({ end }) => end.y);
    assert.equal(new Set(ends).size, 2, 'two routers of a network end at two places');
  });

  it('draws a straight line where nothing is to be climbed', () => {
    assert.equal(bentLine({ x: 0, y: 5 }, { x: 40, y: 5 }, 20), 'M0 5H40');
    assert.match(bentLine({ x: 0, y: 5 }, { x: 40, y: 50 }, 20), /^M0 5H10Q20 5 20 15V40Q20 50 30 50H40$/);
  });

  it('breaks chips into rows', () => {
    assert.deepEqual([[], [5], [20, 20], [60, 60]].map(rowsOf), [0, 1, 2, 2]);
  });

  for (const [from, key, to] of [
    ['network:internet', 'ArrowDown', 'network:wan'],
    ['network:internet', 'ArrowUp', null],
    ['network:internet', 'ArrowRight', 'router:edge'],
    ['router:edge', 'ArrowRight', 'network:core'],
    ['router:inner', 'ArrowRight', 'network:core'],
    ['network:dmz', 'ArrowLeft', 'router:edge'],
    ['network:core', 'End', 'network:alone'],
    ['network:alone', 'Home', 'network:core'],
    ['network:alone', 'ArrowRight', null],
    ['network:alone', 'x', null],
    ['router:gone', 'ArrowDown', null],
  ] as const) {
    it(`${key} leads from ${from} to ${to}`, () => assert.equal(nextInPicture(layout, from, key), to));
  }
});

describe('the tree', () => {
  const nodes = treeOf(graph);
  const lines = (turned: string[] = []) =>
    rowsInSight(nodes, new Set(turned)).map(
      ({ level, node, isOpen }) => `${'  '.repeat(level - 1)}${node.key}${isOpen === null ? '' : isOpen ? ' -' : ' +'}`,
    );

  it('says what the picture shows; servers are folded', () => {
    assert.deepEqual(lines(), [
      'network:internet -',
      '  router:edge -',
      '    network:core +',
      '    network:dmz +',
      'network:wan',
      'router:inner -',
      '  network:core +',
      'network:alone',
    ]);
    const core = '/network:internet/router:edge/network:core';
    assert.deepEqual(lines([core, `${core}/group:web`]).slice(2, 6), [
      '    network:core -',
      '      group:web -',
      '        server:web-01',
      '        server:web-02',
    ]);
  });

  const rows = rowsInSight(nodes, new Set());
  const edge = '/network:internet/router:edge';
  for (const [path, key, expected] of [
    [edge, 'ArrowDown', { go: `${edge}/network:core` }],
    [edge, 'ArrowUp', { go: '/network:internet' }],
    [edge, 'ArrowRight', { go: `${edge}/network:core` }],
    [edge, 'ArrowLeft', { turn: edge }],
    [`${edge}/network:core`, 'ArrowRight', { turn: `${edge}/network:core` }],
    [`${edge}/network:dmz`, 'ArrowLeft', { go: edge }],
    ['/network:wan', 'ArrowRight', {}],
    [edge, 'Home', { go: '/network:internet' }],
    [edge, 'End', { go: '/network:alone' }],
    ['/network:alone', 'ArrowDown', {}],
    [edge, 'a', null],
    ['/gone', 'ArrowDown', null],
  ] as const) {
    it(`${key} at ${path}`, () => assert.deepEqual(answerTreeKey(rows, path, key), expected));
  }
});
