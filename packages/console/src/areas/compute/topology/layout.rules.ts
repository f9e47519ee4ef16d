import type { Network, Router } from '@skydeck/contract';
import type { Graph, NodeKey } from './graph.rules.ts';
import { type Box, type Edge, edgeOf, lanesOf, roomFor, roomForGateways, wiresOf } from './edges.rules.ts';
import { keyOf } from './graph.rules.ts';

export interface Layout {
  readonly width: number;
  readonly height: number;
  boxOf(key: NodeKey): Box;
  readonly edges: readonly Edge[];
  /** From left to right, each from top to bottom: the ways of the arrow keys. */
  readonly columns: readonly (readonly NodeKey[])[];
}

const EDGE = 20;
const GAP = 28;
/** Wide enough for the CIDR of an IPv6 network. */
const external = { x: EDGE, width: 176 } as const;
const router = { x: external.x + external.width + 44, width: 172 } as const;
const network = { x: router.x + router.width, width: 344 } as const;
const HEAD = 58;
const CHIP_ROW = 31;
const FOOT = 12;

/** How many rows of chips a network has: `widths` are those of its chips, in signs. */
export function rowsOf(widths: readonly number[]): number {
  const room = network.width - 40;
  let rows = widths.length > 0 ? 1 : 0;
  let used = 0;
  for (const signs of widths) {
    const width = Math.min(signs * 7 + 42, room);
    if (used > 0 && used + width > room) {
      rows += 1;
      used = 0;
    }
    used += width;
  }
  return rows;
}

/** A line for what it is, and one for each of its subnets; where servers stand in it, one for them. */
const heightOfExternal = ({ subnets }: Network, servers: number) =>
  60 + 18 * Math.max(1, subnets.length + (servers > 0 ? 1 : 0));

/** As high as its lines need to be told apart. */
const heightOfRouter = ({ interfaces_info: ports }: Router) => Math.max(66, 12 * (ports.length + 1));

/** Where everything stands. `chipsOf` are the lengths of what a network shows of its servers. */
export function layoutOf(graph: Graph, chipsOf: (network: Network) => readonly number[]): Layout {
  const boxes = new Map<NodeKey, Box>();
  let y = EDGE;
  for (const one of graph.networks) {
    const height = HEAD + rowsOf(chipsOf(one)) * CHIP_ROW + FOOT;
    boxes.set(keyOf('network', one.id), { x: network.x, y, width: network.width, height });
    y += height + GAP;
  }
  const middleOf = (keys: readonly NodeKey[]) => {
    const known = keys.flatMap((key) => boxes.get(key) ?? []);
    const ends = known.flatMap((box) => [box.y, box.y + box.height]);
    return ends.length > 0 ? (Math.min(...ends) + Math.max(...ends)) / 2 : null;
  };
  const routerKeys = place(
    boxes,
    router,
    graph.routers.map((one) => ({
      key: keyOf('router', one.id),
      height: heightOfRouter(one),
      middle: middleOf(
        graph.networks.filter(({ id }) => graph.routersOf(id)[0]?.id === one.id).map(({ id }) => keyOf('network', id)),
      ),
    })),
  );
  const externalKeys = place(
    boxes,
    external,
    graph.externals.map((one) => ({
      key: keyOf('network', one.id),
      height: heightOfExternal(one, graph.serversOf(one.id).length),
      middle: middleOf(
        graph.routers
          .filter(({ external_gateway_info: gateway }) => gateway?.network_id === one.id)
          .map(({ id }) => keyOf('router', id)),
      ),
    })),
  );
  const lanes = lanesOf(wiresOf(graph, boxes));
  const move = (keys: readonly NodeKey[], by: number) => {
    for (const key of keys) {
      const box = boxes.get(key);
      if (box) boxes.set(key, { ...box, x: box.x + by });
    }
  };
  const room = roomForGateways(lanes.count.gateway);
  const networkKeys = graph.networks.map(({ id }) => keyOf('network', id));
  move(routerKeys, room);
  move(networkKeys, room + roomFor(lanes.count.interface));
  const all = [...boxes.values()];
  return {
    width: Math.max(EDGE, ...all.map((box) => box.x + box.width)) + EDGE,
    height: Math.max(EDGE, ...all.map((box) => box.y + box.height)) + EDGE,
    boxOf: (key) => boxes.get(key) ?? { x: 0, y: 0, width: 0, height: 0 },
    edges: wiresOf(graph, boxes).map((wire) => edgeOf(wire, lanes.laneOf(wire))),
    columns: [externalKeys, routerKeys, networkKeys],
  };
}

interface Wanted {
  readonly key: NodeKey;
  readonly height: number;
  /** Beside the middle of what it leads to; null: nothing. */
  readonly middle: number | null;
}

/** One column: each as near to its middle as the one above lets it. */
function place(
  boxes: Map<NodeKey, Box>,
  size: { readonly x: number; readonly width: number },
  column: readonly Wanted[],
): NodeKey[] {
  let free = EDGE;
  for (const { key, height, middle } of column) {
    const y = Math.max(free, middle === null ? free : middle - height / 2);
    boxes.set(key, { ...size, height, y });
    free = y + height + GAP;
  }
  return column.map(({ key }) => key);
}
