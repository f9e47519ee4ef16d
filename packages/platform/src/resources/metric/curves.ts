import type { VolumeMetric } from '@skydeck/contract';
import type { VolumeRecord } from '../volume/records.ts';
import type { Curve, CurvesOf } from './evaluate.rules.ts';
import { bytesUsed, capacityOf, latencyBounds, type Load, loadAt, SCRAPE_SECONDS, shareWithin } from './load.rules.ts';

/** How fast each counter counts, under a load. */
const paces: Readonly<Partial<Record<VolumeMetric, (load: Load) => number>>> = {
  libvirt_domain_block_stats_read_requests_total: ({ reads }) => reads,
  libvirt_domain_block_stats_write_requests_total: ({ writes }) => writes,
  libvirt_domain_block_stats_read_bytes_total: ({ reads, readSize }) => reads * readSize,
  libvirt_domain_block_stats_write_bytes_total: ({ writes, writeSize }) => writes * writeSize,
  libvirt_domain_block_stats_latency_seconds_sum: ({ reads, writes, latency }) => (reads + writes) * latency,
  libvirt_domain_block_stats_latency_seconds_count: ({ reads, writes }) => reads + writes,
};
const BUCKET: VolumeMetric = 'libvirt_domain_block_stats_latency_seconds_bucket';

/** The curves of volumes at some moments, in seconds since 1970. */
export const curvesOfVolumes =
  (volumes: readonly VolumeRecord[], moments: readonly number[]): CurvesOf =>
  (name, { labels, seconds }) =>
    volumes.flatMap((volume) => curvesOf(volume, name, seconds, moments)).filter((curve) => has(curve, labels));

const has = ({ labels }: Curve, asked: Readonly<Record<string, string>>) =>
  Object.entries(asked).every(([label, value]) => (labels[label] ?? '') === value);

function curvesOf(
  volume: VolumeRecord,
  name: VolumeMetric,
  seconds: number | null,
  moments: readonly number[],
): Curve[] {
  const labels = labelsOf(volume, name);
  if (seconds === null) {
    const measure = name === 'libvirt_domain_block_stats_capacity' ? () => capacityOf(volume) : bytesUsed;
    return [{ labels, values: moments.map((moment) => measure(volume, moment)) }];
  }
  const rates = (pace: (load: Load) => number) => moments.map((moment) => rateAt(volume, moment, seconds, pace));
  const pace = paces[name];
  if (name !== BUCKET) return pace ? [{ labels, values: rates(pace) }] : [];
  return [...latencyBounds, Number.POSITIVE_INFINITY].map((bound) => ({
    labels: { ...labels, le: bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound) },
    values: rates((load) => (load.reads + load.writes) * shareWithin(load, bound)),
  }));
}

function labelsOf({ id, project_id, attachments: [attachment] }: VolumeRecord, name: VolumeMetric) {
  const place = attachment && {
    server_id: attachment.server_id,
    target_device: attachment.device.replace('/dev/', ''),
  };
  return { __name__: name, volume_id: id, project_id, ...place };
}

/** What a counter has counted a second, on average of the measurements in a window before a moment. */
function rateAt(volume: VolumeRecord, moment: number, seconds: number, pace: (load: Load) => number): number {
  const steps = Math.max(1, Math.floor(seconds / SCRAPE_SECONDS));
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum += pace(loadAt(volume, moment - step * SCRAPE_SECONDS));
  return sum / steps;
}
