import { type Graph, keyOf, networkIdsOf, type NodeKey } from './graph.rules.ts';

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

const BEND = 10;
/** From a box to the first line that goes up or down. */
const TURN = { gateway: 22, interface: 26 } as const;
/** Between two lines that go up or down side by side. */
const LANE = 9;
/** For the address before a network. */
const TEXT = 78;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line before it is known how far right it turns. */
interface Wire {
  readonly kind: Edge['kind'];
  readonly router: NodeKey;
  readonly network: NodeKey;
  readonly from: Point;
  readonly to: Point;
}

const keyOfWire = ({ router, network }: Pick<Wire, 'router' | 'network'>) => `${router} ${network}`;

/** Each line from what stands left to what stands right. */
export function wiresOf(graph: Graph, boxes: ReadonlyMap<NodeKey, Box>): Wire[] {
  return graph.routers.flatMap((one) => {
    const router = keyOf('router', one.id);
    const own = boxes.get(router);
    if (!own) return [];
    const wire = (kind: Edge['kind'], networkId: string, points: (other: Box) => Pick<Wire, 'from' | 'to'>): Wire[] => {
      const network = keyOf('network', networkId);
      const other = boxes.get(network);
      return other ? [{ kind, router, network, ...points(other) }] : [];
    };
    const gateway = one.external_gateway_info;
    // From top to bottom as their networks stand: then none crosses another.
    const ports = networkIdsOf(one).toSorted((left, right) => topOf(boxes, left) - topOf(boxes, right));
    return [
      ...(gateway
        ? wire('gateway', gateway.network_id, (other) => ({
            from: middleRight(other),
            to: { x: own.x, y: own.y + own.height / 2 },
          }))
        : []),
      ...ports.flatMap((id, at) =>
        wire('interface', id, (other) => ({
          from: { x: own.x + own.width, y: share(own, at, ports.length) },
          to: portPoint(graph, other, id, one.id),
        })),
      ),
    ];
  });
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

const spanOf = ({ from, to }: Wire): Span => ({ top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) });
const isBeside = (one: Span, other: Span) => one.bottom + LANE >= other.top && other.bottom + LANE >= one.top;

interface Lanes {
  readonly laneOf: (wire: Wire) => number;
  /** How many there are between the ways out and the routers, and between those and the networks. */
  readonly count: Readonly<Record<Edge['kind'], number>>;
}

/** Which lines go up or down in which lane, counted from the left: no two that pass each other share one. */
export function lanesOf(wires: readonly Wire[]): Lanes {
  const climbing = wires.filter(({ from, to }) => !isLevel(from, to));
  const gateways = gatewayLanes(climbing.filter(({ kind }) => kind === 'gateway'));
  const interfaces = interfaceLanes(climbing.filter(({ kind }) => kind === 'interface'));
  const found = new Map([...gateways.found, ...interfaces.found]);
  return {
    laneOf: (wire) => found.get(keyOfWire(wire)) ?? 0,
    count: { gateway: gateways.count, interface: interfaces.count },
  };
}

/** Places a span in the first lane, from `first` on, where it passes no other; answers which it is. */
function takeLane(lanes: Span[][], span: Span, first = 0): number {
  let lane = first;
  while (lanes[lane]?.some((other) => isBeside(other, span))) lane += 1;
  lanes[lane] = [...(lanes[lane] ?? []), span];
  return lane;
}

/** The lines of one way out branch off a common one. */
function gatewayLanes(climbing: readonly Wire[]) {
  const lanes: Span[][] = [];
  const found = new Map<string, number>();
  const trunks = [...Map.groupBy(climbing, ({ network }) => network).values()].map((wires) => {
    const spans = wires.map(spanOf);
    const span = {
      top: Math.min(...spans.map(({ top }) => top)),
      bottom: Math.max(...spans.map(({ bottom }) => bottom)),
    };
    return { wires, span };
  });
  for (const { wires, span } of trunks.toSorted((one, other) => lengthOf(other.span) - lengthOf(one.span))) {
    const lane = takeLane(lanes, span);
    for (const wire of wires) found.set(keyOfWire(wire), lane);
  }
  return { found, count: lanes.length };
}

/** Of a router the longest turns first and the others further right, so that they need not cross it. */
function interfaceLanes(climbing: readonly Wire[]) {
  const lanes: Span[][] = [];
  const found = new Map<string, number>();
  for (const own of Map.groupBy(climbing, ({ router }) => router).values()) {
    const placed: { readonly span: Span; readonly lane: number }[] = [];
    for (const wire of own.toSorted(longestFirst)) {
      const span = spanOf(wire);
      const passed = placed.filter((one) => isBeside(one.span, span)).map(({ lane }) => lane);
      const lane = takeLane(lanes, span, Math.max(-1, ...passed) + 1);
      found.set(keyOfWire(wire), lane);
      placed.push({ span, lane });
    }
  }
  return { found, count: lanes.length };
}

const lengthOf = ({ top, bottom }: Span) => bottom - top;
const longestFirst = (one: Wire, other: Wire) => lengthOf(spanOf(other)) - lengthOf(spanOf(one));

/** How much room the lines need between the ways out and the routers, beside that of a single lane. */
export const roomForGateways = (lanes: number): number => Math.max(0, lanes - 1) * LANE;
/** How much room the lines need between the routers and the networks. */
export const roomFor = (lanes: number): number => TURN.interface + Math.max(0, lanes - 1) * LANE + TEXT;

export function edgeOf(wire: Wire, lane: number): Edge {
  const { kind, router, network, from, to: end } = wire;
  return { key: keyOfWire(wire), kind, path: bentLine(from, end, TURN[kind] + lane * LANE), end, router, network };
}

const topOf = (boxes: ReadonlyMap<NodeKey, Box>, networkId: string) => boxes.get(keyOf('network', networkId))?.y ?? 0;
const middleRight = ({ x, y, width, height }: Box) => ({ x: x + width, y: y + height / 2 });
const share = ({ y, height }: Box, at: number, of: number) => y + (height * (at + 1)) / (of + 1);

/** Each router of a network has a place of its own at its edge. */
function portPoint(graph: Graph, box: Box, networkId: string, routerId: string) {
  const attached = graph.routersOf(networkId);
  const at = attached.findIndex(({ id }) => id === routerId);
  return { x: box.x, y: box.y + Math.min(36, box.height / 2) + Math.min(at * 18, Math.max(0, box.height - 52)) };
}

const isLevel = (from: Point, to: Point) => Math.abs(to.y - from.y) < 1;

/** Right, up or down, right; with round corners. */
export function bentLine(from: Point, to: Point, turn: number): string {
  const rise = to.y - from.y;
  if (isLevel(from, to)) return `M${from.x} ${from.y}H${to.x}`;
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
