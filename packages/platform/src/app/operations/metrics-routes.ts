import { Refusal } from '../../http/refusal.ts';
import type { Routes } from '../../http/routes.ts';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';
import type { Metrics } from './metrics.ts';

/** For programs that watch the server. No session opens it: what it tells is the machine's. */
export const metricsRoutes =
  (metrics: Metrics, access: MetricsAccess): Routes =>
  (app) => {
    // spec: operations.metrics.access
    app.get('/metrics', async ({ raw }, reply) => {
      if (!mayReadMetrics(raw, access)) throw notForYou();
      const { contentType, text } = await metrics.read();
      return reply.header('Cache-Control', 'no-store').type(contentType).send(text);
    });
  };

const notForYou = () =>
  new Refusal(401, 'unauthorized', 'Metrics need the token of SKYDECK_METRICS_TOKEN', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
