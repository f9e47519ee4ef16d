import type { MetricMatrix, MetricVector } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** A part of the past: seconds since 1970, and seconds between two samples. */
export interface MetricRange {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/**
 * Measurements, asked in Prometheus' language and held to the volumes that the scope sees. 422 for what is not known of it, and for
 * more than anybody's chart shows.
 */
export interface MetricEngine {
  /** `time`: seconds since 1970; null: now. */
  query(scope: Scope, query: string, time: number | null): Promise<MetricVector>;
  queryRange(scope: Scope, query: string, range: MetricRange): Promise<MetricMatrix>;
}
