import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { PlatformSettings } from '../start/settings.ts';
import { healthRoutes } from './health-routes.ts';
import { createMetrics, type MetricsSources } from './metrics.ts';
import { metricsRoutes } from './metrics-routes.ts';

/** What is told of a server while it runs. */
export interface WatchedParts extends Pick<MetricsSources, 'liveClients' | 'report'> {
  readonly isEnding: () => boolean;
}

interface OperationsParts extends MetricsSources, WatchedParts {
  readonly clock: Clock;
  readonly settings: Pick<PlatformSettings, 'metricsToken' | 'publicOrigin' | 'trustedProxies'>;
}

/** What an operator's programs ask of this server, and the measuring of all that is served from now on. */
export function addOperationsRoutes(app: FastifyInstance, { settings, ...parts }: OperationsParts): void {
  const { metricsToken, publicOrigin, trustedProxies } = settings;
  const isBehindProxy = publicOrigin !== null || trustedProxies.length > 0;
  const metrics = createMetrics(app, parts);
  // Then somebody will read them.
  if (metricsToken !== null) metrics.begin().catch(parts.report);
  void healthRoutes(parts)(app);
  void metricsRoutes(metrics, { token: metricsToken, isBehindProxy })(app);
}
