/**
 * What is measured of a volume, under the names that exporters of libvirt have: the closed list. A counter can only be asked for
 * its rate; of a histogram there are the `_bucket`s by `le`.
 */
// spec: metric.names
export const volumeMetrics = {
  /** Bytes that its contents take. */
  libvirt_domain_block_stats_allocation: 'gauge',
  /** Bytes that it may take. */
  libvirt_domain_block_stats_capacity: 'gauge',
  libvirt_domain_block_stats_read_requests_total: 'counter',
  libvirt_domain_block_stats_write_requests_total: 'counter',
  libvirt_domain_block_stats_read_bytes_total: 'counter',
  libvirt_domain_block_stats_write_bytes_total: 'counter',
  /** Seconds that requests took together, and how many they were. */
  libvirt_domain_block_stats_latency_seconds_sum: 'counter',
  libvirt_domain_block_stats_latency_seconds_count: 'counter',
  libvirt_domain_block_stats_latency_seconds_bucket: 'histogram',
} as const satisfies Readonly<Record<string, 'gauge' | 'counter' | 'histogram'>>;

export type VolumeMetric = keyof typeof volumeMetrics;
export const isVolumeMetric = (name: string): name is VolumeMetric => Object.hasOwn(volumeMetrics, name);

/** What rates are measured over. */
// spec: metric.volume
export const RATE_WINDOW = '5m';

const block = (what: string, volumeId: string) => `libvirt_domain_block_stats_${what}{volume_id="${volumeId}"}`;
const rate = (what: string, volumeId: string) => `rate(${block(what, volumeId)}[${RATE_WINDOW}])`;
const latency = 'latency_seconds';

/** The queries of a volume's page. */
// spec: metric.volume
export const volumeQueries = {
  usage: (id: string) => block('allocation', id),
  latencyAverage: (id: string) => `${rate(`${latency}_sum`, id)} / ${rate(`${latency}_count`, id)}`,
  /** `quantile`: 0.95, 0.99, 1. */
  latency: (id: string, quantile: number) => `histogram_quantile(${quantile}, ${rate(`${latency}_bucket`, id)})`,
  reads: (id: string) => rate('read_requests_total', id),
  writes: (id: string) => rate('write_requests_total', id),
  readBytes: (id: string) => rate('read_bytes_total', id),
  writeBytes: (id: string) => rate('write_bytes_total', id),
} as const;
