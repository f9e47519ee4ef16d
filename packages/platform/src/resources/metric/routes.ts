import { METRIC_SAMPLES_MOST, metricApi, outOfRange, problem } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import type { MetricEngine, MetricRange } from './port.ts';

type Asked = Readonly<Record<string, string>>;

export const metricRoutes =
  (metrics: MetricEngine): Routes =>
  (app) => {
    serve(app, metricApi.query, ({ scope, query }) =>
      metrics.query(scope, neededOf(query, 'query'), query['time'] === undefined ? null : momentOf(query, 'time')),
    );
    serve(app, metricApi.queryRange, ({ scope, query }) =>
      metrics.queryRange(scope, neededOf(query, 'query'), rangeOf(query)),
    );
  };

function neededOf(query: Asked, name: string): string {
  const { [name]: value = '' } = query;
  if (value.trim() === '') throw invalid({ [name]: problem('required', 'This is required') });
  return value;
}

/** Seconds since 1970, or ISO 8601. */
function momentOf(query: Asked, name: string): number {
  const text = neededOf(query, name);
  const seconds = /^-?\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : Date.parse(text) / 1000;
  if (!Number.isFinite(seconds)) throw invalid({ [name]: problem('wrong_type', 'This must be a time') });
  return seconds;
}

// spec: metric.limit
function rangeOf(query: Asked): MetricRange {
  const range = { start: momentOf(query, 'start'), end: momentOf(query, 'end'), step: momentOf(query, 'step') };
  if (range.step < 1) throw invalid({ step: outOfRange('step', { least: 1, most: 86_400 }, 'seconds') });
  if (range.end < range.start) throw invalid({ end: problem('range_reversed', 'The end is before the start') });
  const samples = Math.floor((range.end - range.start) / range.step) + 1;
  if (samples > METRIC_SAMPLES_MOST)
    throw invalid({
      step: problem('too_many', `At most ${METRIC_SAMPLES_MOST} samples`, { limit: METRIC_SAMPLES_MOST }),
    });
  return range;
}
