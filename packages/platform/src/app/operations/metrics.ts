import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { DiskReserve } from '../start/reserve.ts';
import type { OpenStore } from '../../store/store.ts';

export interface MetricsSources {
  readonly store: OpenStore;
  readonly reserve: DiskReserve;
  readonly liveClients: () => number;
  readonly report: (error: unknown) => void;
}

export interface Metrics {
  /** Begins to measure, which the first `read` does otherwise. */
  begin(): Promise<void>;
  /** What there is now, as Prometheus reads it. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

type Prometheus = typeof import('prom-client');
type Count = (request: FastifyRequest, reply: FastifyReply) => void;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Others are one: whoever sends them must not make a series of each. */
const methods: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/**
 * Measures what the server does. The library costs a start a tenth of a second and watches the process all the time: not where
 * nobody reads what it finds. `docs/operations.md` lists what there is.
 */
export function createMetrics(app: FastifyInstance, sources: MetricsSources): Metrics {
  let opening: Promise<Registry> | null = null;
  let count: Count = () => {};
  app.addHook('onResponse', async (request, reply) => count(request, reply));

  async function open(): Promise<Registry> {
    const prometheus = await import('prom-client');
    const registry = new prometheus.Registry();
    prometheus.collectDefaultMetrics({ register: registry });
    gaugesOf(prometheus, registry, sources);
    count = createCount(prometheus, registry);
    return registry;
  }
  const opened = () => (opening ??= open());

  return {
    async begin() {
      await opened();
    },
    async read() {
      const registry = await opened();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

// spec: operations.metrics.route
function createCount({ Counter, Histogram }: Prometheus, registry: Registry): Count {
  const registers = [registry];
  const requests = new Counter({
    name: 'skydeck_http_requests_total',
    help: 'HTTP requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'skydeck_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  return (request, reply) => {
    const method = methods.has(request.method) ? request.method : 'other';
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method, route, status: reply.statusCode });
    durations.observe({ method, route }, reply.elapsedTime / 1000);
  };
}

function gaugesOf(
  { Gauge }: Prometheus,
  registry: Registry,
  { store, reserve, liveClients, report }: MetricsSources,
): void {
  const registers = [registry];
  const gauge = (name: string, help: string, valueOf: () => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(valueOf() ?? Number.NaN);
      },
    });
  gauge('skydeck_live_clients', 'Clients with a live link', liveClients);
  gauge('skydeck_store_pending_writes', 'Writes of the store that run or wait', store.pendingWrites);
  gauge('skydeck_disk_reserve_kept', '1: the reserve of the disk is there', () => Number(reserve.state().isKept));
  gauge('skydeck_disk_free_bytes', 'Free bytes on the disk of the data folder', () => reserve.state().freeBytes);
  new Gauge({
    name: 'skydeck_tasks',
    help: 'Tasks in the store by state',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      try {
        for (const { state, tasks } of await countTasks(store)) this.set({ state }, tasks);
      } catch (error) {
        // The others are worth reading where the store is not to be read.
        report(error);
      }
    },
  });
}

const countTasks = (store: OpenStore) =>
  store.read(({ tables }) =>
    tables
      .selectFrom('tasks')
      .select(['state', ({ fn }) => fn.countAll<number>().as('tasks')])
      .groupBy('state')
      .execute(),
  );
