import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Network, Router, Server } from '@skydeck/contract';
import { found } from './find.rules.ts';
import { type Cloud, type Graph, graphOf, isEmpty, readKey, withDistinctNames } from './graph.rules.ts';
import { chipsOf, groupsOf, mostPressing, worstOf } from './groups.rules.ts';
import { colourOfWayOut } from './colour.rules.ts';
import { bentLine } from './edges.rules.ts';
import { layoutOf, rowsOf } from './layout.rules.ts';
import { nextInPicture } from './moves.rules.ts';
import { answerTreeKey, rowsInSight, treeOf } from './tree.rules.ts';

const network = (id: string, cidr: string, router_external = false) =>
  ({ id, name: id, router_external, subnets: [{ id: `${id}-s`, cidr }] }) as unknown as Network;
const router = (id: string, gateway: string | null, ...ports: string[]) =>
  ({
    id,
    name: id,
    external_gateway_info: gateway && { network_id: gateway, external_fixed_ips: [{ ip_address: '192.0.2.7' }] },
    interfaces_info: ports.map((at) => ({ network_id: at, fixed_ips: [{ ip_address: `10.0.${at.length}.1` }] })),
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

  it('has a router with several ports in a network there once', () => {
    const twice = graphOf({ ...cloud, routers: [router('edge', null, 'core', 'core')] });
    assert.deepEqual(names(twice.routersOf('core')), ['edge']);
    assert.equal(layoutOf(twice, () => []).edges.length, 1);
  });

  it('tells networks and routers of one name apart, wherever one is named', () => {
    const twin = (id: string) => ({ ...network(id, '10.4.0.0/24'), name: 'lan' });
    const named = (one: Router) => ({
      ...one,
      name: 'gate',
      interfaces_info: one.interfaces_info.map((port) => ({ ...port, network_name: 'lan' })),
    });
    const [one, other] = ['11111111-a', '22222222-b'];
    const apart = withDistinctNames({
      networks: [twin(one), twin(other), network('alone', '10.5.0.0/24')],
      routers: [named(router('33333333-c', null, one)), named(router('44444444-d', null, other))],
      servers: [server('web', other)],
    });
    assert.deepEqual(names(apart.networks), ['lan · 11111111', 'lan · 22222222', 'alone']);
    assert.deepEqual(names(apart.routers), ['gate · 33333333', 'gate · 44444444']);
    assert.deepEqual(
      apart.routers.flatMap(({ interfaces_info: ports }) => ports.map((port) => port.network_name)),
      ['lan · 11111111', 'lan · 22222222'],
    );
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
    assert.deepEqual(groupsOf(graph.serversOf('core'))[0]?.states, [
      { state: 'healthy', count: 1 },
      { state: 'error', count: 1 },
    ]);
    assert.deepEqual(names(groupsOf([server('01', 'core'), server('db-1', 'core')])), ['01', 'db-1']);
    assert.equal(worstOf([]), 'unknown');
  });

  it('that need a person come first; of the others the number of servers is left', () => {
    const groups = groupsOf([server('a', 'x'), server('b-1', 'x'), server('b-2', 'x'), server('c', 'x', 'ERROR')]);
    const { shown, hidden } = mostPressing(groups, 1);
    assert.deepEqual([names(shown), hidden], [['c'], 3]);
    assert.deepEqual(chipsOf(graph.serversOf('core')).widths, [9]);
    assert.deepEqual(chipsOf([server('b-1', 'x'), server('b-2', 'x')]).widths, [4]);
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

  describe('of lines that climb', () => {
    const ten = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const internet = network('internet', '192.0.2.0/24', true);
    const star = graphOf({
      networks: [
        ...ten.map((id) => network(id, '10.9.0.0/24')),
        // So high that its lines pass those of the next one.
        { ...internet, subnets: Array.from({ length: 100 }, () => internet.subnets[0]) } as Network,
        network('wan', '198.51.100.0/24', true),
      ],
      routers: [router('star', 'internet', ...ten), router('other', 'internet', 'a', 'e', 'j'), router('third', 'wan')],
      servers: [],
    });
    const drawn = layoutOf(star, () => []);
    /** Where the path goes up or down, and from which height to which. */
    const climbOf = (path: string) => {
      const [, x, from] = /Q([\d.]+) [\d.]+ [\d.]+ ([\d.]+)V/.exec(path) ?? [];
      const [, to] = /V([\d.]+)/.exec(path) ?? [];
      return x
        ? { x: Number(x), top: Math.min(Number(from), Number(to)), bottom: Math.max(Number(from), Number(to)) }
        : null;
    };
    const interfaces = drawn.edges.filter(({ kind }) => kind === 'interface');
    const climbing = (edges: typeof drawn.edges) =>
      edges.flatMap(({ path, kind, network: to }) => {
        const climb = climbOf(path);
        return climb ? [{ ...climb, kind, to }] : [];
      });
    const climbs = climbing(interfaces);

    it('no two lie on each other, but those that branch off one way out', () => {
      const all = climbing(drawn.edges);
      assert.ok(climbs.length >= 10, `${climbs.length} lines climb`);
      const gateways = new Set(all.flatMap(({ kind, to }) => (kind === 'gateway' ? [to] : [])));
      assert.deepEqual([...gateways].toSorted(), ['network:internet', 'network:wan']);
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1))
          assert.ok(
            (one.kind === 'gateway' && one.to === other.to) ||
              one.x !== other.x ||
              one.bottom < other.top ||
              other.bottom < one.top,
            `${JSON.stringify(one)} on ${JSON.stringify(other)}`,
          );
    });

    it('those of each of several ways out have a colour of their own, and the only one has none', () => {
      const of = (at: Graph) => at.externals.map(({ id }) => colourOfWayOut(at, id, 8));
      assert.deepEqual(of(star), [7, 6]);
      assert.deepEqual(of(graphOf({ networks: [network('wan', '198.51.100.0/24', true)], routers: [], servers: [] })), [
        null,
      ]);
    });

    it('leave each column its room', () => {
      const gateways = climbing(drawn.edges.filter(({ kind }) => kind === 'gateway'));
      const right = drawn.boxOf('network:internet').x + drawn.boxOf('network:internet').width;
      for (const { x } of gateways) assert.ok(x > right && x < drawn.boxOf('router:star').x, `${x}`);
    });

    it('none of a router crosses another of it', () => {
      const own = interfaces
        .filter(({ router: of }) => of === 'router:star')
        .map(({ path, end }) => ({ climb: climbOf(path), end }));
      for (const { climb } of own)
        for (const { end } of own)
          if (climb && end.y > climb.top && end.y < climb.bottom) {
            const crossing = own.find((one) => one.end === end)?.climb;
            assert.ok(crossing && crossing.x > climb.x, `a line ends at ${end.y} across one at ${climb.x}`);
          }
    });

    it('leave the address before each network its room', () => {
      for (const { x } of climbs) for (const { end } of interfaces) assert.ok(x <= end.x - 78, `${x} of ${end.x}`);
    });
  });

  it('gives an external network a line for each of its subnets', () => {
    const both = { ...network('wan', '198.51.100.0/24', true) };
    both.subnets = [...both.subnets, { ...both.subnets[0], cidr: '2001:db8::/64' }] as typeof both.subnets;
    const heightOf = (one: Network) =>
      layoutOf(graphOf({ networks: [one], routers: [], servers: [] }), () => []).boxOf(`network:${one.id}`).height;
    assert.ok(heightOf(both) > heightOf(network('wan', '198.51.100.0/24', true)));
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

  it('is walked the other way round where text runs from right to left', () => {
    for (const [from, to] of [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowDown', 'ArrowDown'],
    ] as const)
      assert.deepEqual(answerTreeKey(rows, edge, from, true), answerTreeKey(rows, edge, to));
  });
});
