import { get } from '../http.ts';
import { MetricMatrix, MetricVector } from './model.ts';

export * from './model.ts';
export * from './names.ts';

/** The calls of Prometheus, held to what the caller sees. 422 for what is not among the names and shapes that are known. */
export const metricApi = {
  /** `?query=` is needed; `time`: a moment, now if left out. */
  query: get('/prometheus/api/v1/query', MetricVector),
  /** `?query=`, `start`, `end` and `step` are needed: seconds since 1970 or ISO 8601, and seconds. */
  queryRange: get('/prometheus/api/v1/query_range', MetricMatrix),
} as const;

/** Samples of one series, at most. */
export const METRIC_SAMPLES_MOST = 1000;
