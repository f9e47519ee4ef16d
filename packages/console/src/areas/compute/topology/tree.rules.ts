import type { Network } from '@skydeck/contract';
import { type Graph, keyOf, type NodeKey } from './graph.rules.ts';
import { groupsOf, type ServerGroup } from './groups.rules.ts';

export type TreeNode =
  | { readonly kind: 'network' | 'router' | 'server'; readonly key: NodeKey; readonly children: readonly TreeNode[] }
  /** Servers that do the same; chosen are they one by one. */
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: ServerGroup;
      readonly children: readonly TreeNode[];
    };

/** A node as it stands in the list of those in sight. A network with two routers stands in two places. */
export interface TreeRow {
  readonly node: TreeNode;
  /** Tells the places of one node apart. */
  readonly path: string;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  /** null: nothing is below it. */
  readonly isOpen: boolean | null;
}

/** The facts of the picture: ways out with their routers, routers with their networks, networks with their servers. */
export function treeOf(graph: Graph): TreeNode[] {
  const serversIn = (network: Network): TreeNode[] => groupsOf(graph.serversOf(network.id)).map(groupNode);
  const networkNode = (network: Network): TreeNode => ({
    kind: 'network',
    key: keyOf('network', network.id),
    children: serversIn(network),
  });
  const routerNode = (routerId: string): TreeNode => ({
    kind: 'router',
    key: keyOf('router', routerId),
    children: graph.networks
      .filter(({ id }) => graph.routersOf(id).some((one) => one.id === routerId))
      .map(networkNode),
  });
  const isOut = (networkId: string | undefined) => graph.externals.some(({ id }) => id === networkId);
  return [
    ...graph.externals.map((network): TreeNode => {
      const behind = graph.routers.filter(({ external_gateway_info: gateway }) => gateway?.network_id === network.id);
      return {
        kind: 'network',
        key: keyOf('network', network.id),
        children: [...behind.map(({ id }) => routerNode(id)), ...serversIn(network)],
      };
    }),
    ...graph.routers
      .filter(({ external_gateway_info: gateway }) => !isOut(gateway?.network_id))
      .map(({ id }) => routerNode(id)),
    ...graph.networks.filter(({ id }) => graph.routersOf(id).length === 0).map(networkNode),
  ];
}

function groupNode(group: ServerGroup): TreeNode {
  const servers = group.servers.map(({ id }): TreeNode => ({ kind: 'server', key: keyOf('server', id), children: [] }));
  const [only] = servers;
  return only && servers.length === 1 ? only : { kind: 'group', key: `group:${group.name}`, group, children: servers };
}

/** Ways out and routers are open from the start, networks and groups of servers are not. */
const isOpenAtFirst = ({ kind, children }: TreeNode) =>
  kind === 'router' || children.some((child) => child.kind === 'router');

/** Those in sight, from top to bottom. `turned` are the paths that somebody opened or closed. */
export function rowsInSight(nodes: readonly TreeNode[], turned: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (list: readonly TreeNode[], above: string, level: number) => {
    for (const [at, node] of list.entries()) {
      const path = `${above}/${node.key}`;
      const isOpen = node.children.length > 0 ? isOpenAtFirst(node) !== turned.has(path) : null;
      rows.push({ node, path, level, place: at + 1, siblings: list.length, isOpen });
      if (isOpen) walk(node.children, path, level + 1);
    }
  };
  walk(nodes, '', 1);
  return rows;
}

/** Where an arrow key leads from a row, and what it opens or closes (ARIA's tree pattern). `isRtl`: children stand to the left. */
export function answerTreeKey(
  rows: readonly TreeRow[],
  path: string,
  key: string,
  isRtl = false,
): { readonly go?: string; readonly turn?: string } | null {
  const at = rows.findIndex((row) => row.path === path);
  const row = rows[at];
  if (!row) return null;
  const go = (target: TreeRow | undefined) => (target ? { go: target.path } : {});
  if (key === 'ArrowDown') return go(rows[at + 1]);
  if (key === 'ArrowUp') return go(rows[at - 1]);
  if (key === 'Home') return go(rows[0]);
  if (key === 'End') return go(rows.at(-1));
  const [inwards, outwards] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === inwards) return row.isOpen === null ? {} : row.isOpen ? go(rows[at + 1]) : { turn: path };
  if (key !== outwards) return null;
  return row.isOpen ? { turn: path } : go(rows.slice(0, at).findLast(({ level }) => level < row.level));
}
