import { array, type Infer, number, string, type } from 'superstruct';

export const statsPeriods = ['hour', 'six_hours', 'day', 'week'] as const;
export type StatsPeriod = (typeof statsPeriods)[number];

/** What happened in the `step` seconds before `at`. */
export const StatsSample = type({
  /** ISO 8601, UTC. */
  at: string(),
  active_connections: number(),
  connections_per_second: number(),
  /** Bytes a second: from the clients, and to them. */
  bytes_in_per_second: number(),
  bytes_out_per_second: number(),
  /** Requests that failed in this step. */
  request_errors: number(),
});
export type StatsSample = Infer<typeof StatsSample>;

/** Octavia's counters since the beginning, and the samples of one period, the oldest first. */
export const LoadBalancerStats = type({
  active_connections: number(),
  total_connections: number(),
  request_errors: number(),
  bytes_in: number(),
  bytes_out: number(),
  period: string(),
  /** Seconds. */
  step: number(),
  samples: array(StatsSample),
});
export type LoadBalancerStats = Infer<typeof LoadBalancerStats>;
