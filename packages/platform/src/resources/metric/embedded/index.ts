import type { MetricMatrix, MetricVector } from '@skydeck/contract';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Store } from '../../../store/store.ts';
import { ownedBy } from '../../kit/access.ts';
import { volumeRecords } from '../../volume/records.ts';
import { curvesOfVolumes } from '../curves.ts';
import { type Curve, evaluate } from '../evaluate.rules.ts';
import type { MetricEngine } from '../port.ts';
import type { Query } from '../expression.rules.ts';
import { readQuery, unknownQuery } from '../query.ts';

/** Volumes times samples: a second of the processor. */
const VALUES_MOST = 20_000;

export const createEmbeddedMetrics = (store: Store): MetricEngine => ({
  async query(scope, text, time) {
    const { curves, moments } = await ask(store, scope, text, (now) => [time ?? now]);
    const result: MetricVector['data']['result'] = curves.map(({ labels, values: [value = Number.NaN] }) => ({
      metric: { ...labels },
      value: [moments[0] ?? 0, spell(value)],
    }));
    return { status: 'success', data: { resultType: 'vector', result } };
  },
  async queryRange(scope, text, { start, end, step }) {
    const count = Math.floor((end - start) / step) + 1;
    const { curves, moments } = await ask(store, scope, text, () =>
      Array.from({ length: count }, (_, at) => start + at * step),
    );
    const result: MetricMatrix['data']['result'] = curves.map(({ labels, values }) => ({
      metric: { ...labels },
      values: values.map((value, at) => [moments[at] ?? 0, spell(value)]),
    }));
    return { status: 'success', data: { resultType: 'matrix', result } };
  },
});

/** What an expression comes to for the volumes that the scope sees. A number is a curve without labels. */
async function ask(store: Store, scope: Scope, text: string, momentsAt: (now: number) => readonly number[]) {
  const query = readQuery(text);
  const { volumes, now } = await store.read(async (tx) => ({
    now: tx.now.getTime() / 1000,
    volumes: await volumeRecords.in(tx).all([...ownedBy(scope), ...volumeIn(query)]),
  }));
  const moments = momentsAt(now);
  if (volumes.length * moments.length > VALUES_MOST) throw unknownQuery('Name a volume: these are too many values');
  const value = evaluate(query, curvesOfVolumes(volumes, moments));
  const curves: readonly Curve[] =
    typeof value === 'number' ? [{ labels: {}, values: moments.map(() => value) }] : value;
  return { curves, moments };
}

/** The volume that an expression names, where all of it names the same. */
function volumeIn(query: Query) {
  const ids = new Set(idsIn(query));
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? [{ field: 'id', equals: id.toLowerCase() }] : [];
}

function idsIn(query: Query): (string | undefined)[] {
  switch (query.is) {
    case 'number':
      return [];
    case 'quantile':
      return idsIn(query.of);
    case 'operation':
      return [...idsIn(query.left), ...idsIn(query.right)];
    default:
      return [query.labels['volume_id']];
  }
}

/** As Prometheus writes numbers. */
const spell = (value: number) =>
  Number.isFinite(value) || Number.isNaN(value) ? String(value) : value > 0 ? '+Inf' : '-Inf';

export const embeddedMetrics: EmbeddedResource<MetricEngine> = { open: ({ store }) => createEmbeddedMetrics(store) };
