import type { Network } from '@skydeck/contract';
import type { Graph, NodeKey } from './graph.rules.ts';
import { keyOf } from './graph.rules.ts';

/** All in pixels of the picture at 100 %. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Edge {
  readonly key: string;
  readonly kind: 'gateway' | 'interface';
  /** The outline of an SVG path. */
  readonly path: string;
  /** Where an interface meets its network. */
  readonly end: { readonly x: number; readonly y: number };
  readonly router: NodeKey;
  readonly network: NodeKey;
}

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
const external = { x: EDGE, width: 148, height: 78 } as const;
const router = { x: external.x + external.width + 44, width: 172, height: 66 } as const;
const network = { x: router.x + router.width + 104, width: 344 } as const;
const HEAD = 58;
const CHIP_ROW = 31;
const FOOT = 12;
const BEND = 10;

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
      middle: middleOf(
        graph.routers
          .filter(({ external_gateway_info: gateway }) => gateway?.network_id === one.id)
          .map(({ id }) => keyOf('router', id)),
      ),
    })),
  );
  const all = [...boxes.values()];
  return {
    width: Math.max(EDGE, ...all.map((box) => box.x + box.width)) + EDGE,
    height: Math.max(EDGE, ...all.map((box) => box.y + box.height)) + EDGE,
    boxOf: (key) => boxes.get(key) ?? { x: 0, y: 0, width: 0, height: 0 },
    edges: edgesOf(graph, boxes),
    columns: [externalKeys, routerKeys, graph.networks.map(({ id }) => keyOf('network', id))],
  };
}

interface Wanted {
  readonly key: NodeKey;
  /** Beside the middle of what it leads to; null: nothing. */
  readonly middle: number | null;
}

/** One column: each as near to its middle as the one above lets it. */
function place(
  boxes: Map<NodeKey, Box>,
  size: { readonly x: number; readonly width: number; readonly height: number },
  column: readonly Wanted[],
): NodeKey[] {
  let free = EDGE;
  for (const { key, middle } of column) {
    const y = Math.max(free, middle === null ? free : middle - size.height / 2);
    boxes.set(key, { ...size, y });
    free = y + size.height + GAP;
  }
  return column.map(({ key }) => key);
}

function edgesOf(graph: Graph, boxes: ReadonlyMap<NodeKey, Box>): Edge[] {
  return graph.routers.flatMap((one) => {
    const routerKey = keyOf('router', one.id);
    const own = boxes.get(routerKey);
    if (!own) return [];
    const join = (kind: Edge['kind'], networkId: string, at: number, of: number): Edge[] => {
      const networkKey = keyOf('network', networkId);
      const other = boxes.get(networkKey);
      if (!other) return [];
      const from = kind === 'gateway' ? middleRight(other) : { x: own.x + own.width, y: share(own, at, of) };
      const end =
        kind === 'gateway' ? { x: own.x, y: own.y + own.height / 2 } : footOf(graph, other, networkId, one.id);
      const path = bentLine(from, end, kind === 'gateway' ? 22 : 26);
      return [{ key: `${routerKey} ${networkKey}`, kind, path, end, router: routerKey, network: networkKey }];
    };
    const gateway = one.external_gateway_info;
    // From top to bottom as their networks stand: then none crosses another.
    const feet = one.interfaces_info
      .map(({ network_id: id }) => id)
      .toSorted((left, right) => topOf(boxes, left) - topOf(boxes, right));
    return [
      ...(gateway ? join('gateway', gateway.network_id, 0, 1) : []),
      ...feet.flatMap((id, at) => join('interface', id, at, feet.length)),
    ];
  });
}

const topOf = (boxes: ReadonlyMap<NodeKey, Box>, networkId: string) => boxes.get(keyOf('network', networkId))?.y ?? 0;
const middleRight = ({ x, y, width, height }: Box) => ({ x: x + width, y: y + height / 2 });
const share = ({ y, height }: Box, at: number, of: number) => y + (height * (at + 1)) / (of + 1);

/** Each router of a network has a place of its own at its edge. */
function footOf(graph: Graph, box: Box, networkId: string, routerId: string) {
  const standing = graph.routersOf(networkId);
  const at = standing.findIndex(({ id }) => id === routerId);
  return { x: box.x, y: box.y + Math.min(36, box.height / 2) + Math.min(at * 18, Math.max(0, box.height - 52)) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Right, up or down, right; with round corners. */
export function bentLine(from: Point, to: Point, turn: number): string {
  const rise = to.y - from.y;
  if (Math.abs(rise) < 1) return `M${from.x} ${from.y}H${to.x}`;
  const bend = Math.min(BEND, Math.abs(rise) / 2);
  const sign = Math.sign(rise);
  const x = from.x + turn;
  return [
    `M${from.x} ${from.y}`,
    `H${x - bend}`,
    `Q${x} ${from.y} ${x} ${from.y + sign * bend}`,
    `V${to.y - sign * bend}`,
    `Q${x} ${to.y} ${x + bend} ${to.y}`,
    `H${to.x}`,
  ].join('');
}
