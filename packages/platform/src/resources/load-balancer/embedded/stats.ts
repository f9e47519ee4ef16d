import type { LoadBalancerStats, StatsPeriod, StatsSample } from '@skydeck/contract';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { LoadBalancerRecord, PoolRecord } from '../records.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each period in samples that a chart can show side by side. */
const shapes: Readonly<Record<StatsPeriod, { readonly step: number; readonly count: number }>> = {
  hour: { step: MINUTE, count: 60 },
  six_hours: { step: 5 * MINUTE, count: 72 },
  day: { step: 15 * MINUTE, count: 96 },
  week: { step: 2 * HOUR, count: 84 },
};

/** How one pool's traffic goes: the same for the same pool, wherever and whenever it is asked. */
interface Traffic {
  /** Connections a second, on the average. */
  readonly rate: number;
  /** Where in the day it is busiest, and how much busier than on the average. */
  readonly phase: number;
  readonly swing: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Seconds since the epoch. */
  readonly from: number;
}

const isQuiet = (pool: PoolRecord, balancer: LoadBalancerRecord) =>
  !pool.enabled || !balancer.enabled || pool.members.length === 0 || balancer.amphorae.length === 0;

function trafficOf(pool: PoolRecord, balancer: LoadBalancerRecord): Traffic | null {
  if (isQuiet(pool, balancer)) return null;
  const drawn = stableId('traffic', pool.id).replaceAll('-', '');
  const draw = (at: number) => Number.parseInt(drawn.slice(at * 4, at * 4 + 4), 16) / 0x1_0000;
  return {
    rate: 4 + 36 * draw(0) + 2 * pool.members.length,
    phase: draw(1) * DAY,
    swing: 0.3 + 0.5 * draw(2),
    bytesIn: 400 + Math.floor(1600 * draw(4)),
    bytesOut: 4000 + Math.floor(24_000 * draw(5)),
    from: Date.parse(pool.created_at) / SECOND,
  };
}

/** The waves of traffic: a day's, and a faster one; together never below nothing. */
const waves = [
  { length: DAY, part: 1 },
  { length: 17 * MINUTE, part: 0.18 },
] as const;

/** Connections from the pool's beginning to `at`: what is between two times is the difference. */
function connectionsUntil({ rate, phase, swing, from }: Traffic, at: number): number {
  if (at <= from) return 0;
  const areaOf = (time: number) =>
    time -
    waves.reduce((sum, { length, part }) => {
      const turn = (2 * Math.PI) / length;
      return sum + ((swing * part) / turn) * Math.cos(turn * (time - phase));
    }, 0);
  return rate * (areaOf(at) - areaOf(from));
}

/** A connection is open for so long on the average (Little's law). */
const OPEN_SECONDS = 6;
const ERRORS_IN = 4000;

const errorsUntil = (traffic: Traffic, at: number): number => Math.floor(connectionsUntil(traffic, at) / ERRORS_IN);

function sampleOf(traffics: readonly Traffic[], at: number, step: number): StatsSample {
  let perSecond = 0;
  let bytesIn = 0;
  let bytesOut = 0;
  let errors = 0;
  for (const traffic of traffics) {
    const rate = Math.max(0, connectionsUntil(traffic, at) - connectionsUntil(traffic, at - step)) / step;
    errors += errorsUntil(traffic, at) - errorsUntil(traffic, at - step);
    perSecond += rate;
    bytesIn += rate * traffic.bytesIn;
    bytesOut += rate * traffic.bytesOut;
  }
  return {
    at: new Date(at * SECOND).toISOString(),
    active_connections: Math.round(perSecond * OPEN_SECONDS),
    connections_per_second: Math.round(perSecond * 100) / 100,
    bytes_in_per_second: Math.round(bytesIn),
    bytes_out_per_second: Math.round(bytesOut),
    request_errors: errors,
  };
}

/** The counters of some pools together. Samples stand on whole steps of the clock: asked again, they are the same ones. */
export function statsOf(
  balancer: LoadBalancerRecord,
  pools: readonly PoolRecord[],
  period: StatsPeriod,
  now: Date,
): LoadBalancerStats {
  const { step, count } = shapes[period];
  const seconds = now.getTime() / SECOND;
  const last = Math.floor(seconds / step) * step;
  const traffics = pools.flatMap((pool) => trafficOf(pool, balancer) ?? []);
  const samples = Array.from({ length: count }, (_, at) => sampleOf(traffics, last - (count - 1 - at) * step, step));
  const totals = traffics.map((traffic) => ({ traffic, total: Math.floor(connectionsUntil(traffic, seconds)) }));
  const sum = (of: (entry: (typeof totals)[number]) => number) => totals.reduce((all, entry) => all + of(entry), 0);
  return {
    active_connections: sampleOf(traffics, seconds, MINUTE).active_connections,
    total_connections: sum(({ total }) => total),
    request_errors: traffics.reduce((all, traffic) => all + errorsUntil(traffic, seconds), 0),
    bytes_in: sum(({ total, traffic }) => total * traffic.bytesIn),
    bytes_out: sum(({ total, traffic }) => total * traffic.bytesOut),
    period,
    step,
    samples,
  };
}
