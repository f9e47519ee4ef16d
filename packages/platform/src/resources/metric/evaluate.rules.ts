import type { VolumeMetric } from '@skydeck/contract';
import type { Operator, Query } from './expression.rules.ts';

/** A curve: its labels, and a value for each moment. */
export interface Curve {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: readonly number[];
}

type Labels = Readonly<Record<string, string>>;

/** Where the curves of a name come from. `seconds`: of a counter, the window of its rate; null of a gauge. */
export type CurvesOf = (
  name: VolumeMetric,
  asked: { readonly labels: Labels; readonly seconds: number | null },
) => readonly Curve[];

/** A number, or curves: what an expression comes to. */
type Value = number | readonly Curve[];

const operations: Readonly<Record<Operator, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

const without = (label: string, labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => name !== label));
const withoutName = (labels: Labels) => without('__name__', labels);
const keyOf = (labels: Labels) => JSON.stringify(Object.entries(labels).toSorted());

export function evaluate(query: Query, curvesOf: CurvesOf): Value {
  switch (query.is) {
    case 'number':
      return query.value;
    case 'gauge':
      return curvesOf(query.name, { labels: query.labels, seconds: null });
    case 'rate':
      return curvesOf(query.name, query).map(({ labels, values }) => ({ labels: withoutName(labels), values }));
    case 'quantile': {
      const of = evaluate(query.of, curvesOf);
      return typeof of === 'number' ? [] : quantilesOf(query.quantile, of);
    }
    case 'operation':
      return operate(operations[query.operator], evaluate(query.left, curvesOf), evaluate(query.right, curvesOf));
  }
}

/** Curves meet those with the same labels, as Prometheus has it; what has no other is left out. */
function operate(act: (one: number, other: number) => number, left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') return act(left, right);
  if (typeof right === 'number') return mapped(left as readonly Curve[], (value) => act(value, right));
  if (typeof left === 'number') return mapped(right, (value) => act(left, value));
  const others = new Map(right.map((curve) => [keyOf(withoutName(curve.labels)), curve]));
  return left.flatMap(({ labels, values }) => {
    const bare = withoutName(labels);
    const other = others.get(keyOf(bare));
    return other
      ? [{ labels: bare, values: values.map((value, at) => act(value, other.values[at] ?? Number.NaN)) }]
      : [];
  });
}

const mapped = (curves: readonly Curve[], act: (value: number) => number): Curve[] =>
  curves.map(({ labels, values }) => ({ labels: withoutName(labels), values: values.map(act) }));

/** Of buckets that have all labels but `le` in common. */
function quantilesOf(quantile: number, buckets: readonly Curve[]): Curve[] {
  const groups = Map.groupBy(buckets, ({ labels }) => keyOf(without('le', labels)));
  return [...groups.values()].map((group) => {
    const sorted = group.toSorted((one, other) => boundOf(one) - boundOf(other));
    const labels = without('le', sorted[0]?.labels ?? {});
    const bounds = sorted.map(boundOf);
    const values = (sorted[0]?.values ?? []).map((_value, at) =>
      quantileOf(
        quantile,
        bounds,
        sorted.map((curve) => curve.values[at] ?? 0),
      ),
    );
    return { labels, values };
  });
}

const boundOf = ({ labels: { le = '' } }: Curve) => (le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le));

/** As Prometheus' histogram_quantile: on a straight line within a bucket, and never above the last bound. */
export function quantileOf(quantile: number, bounds: readonly number[], counts: readonly number[]): number {
  const total = counts.at(-1) ?? 0;
  if (!(total > 0) || Number.isNaN(quantile)) return Number.NaN;
  if (quantile < 0) return Number.NEGATIVE_INFINITY;
  if (quantile > 1) return Number.POSITIVE_INFINITY;
  const rank = quantile * total;
  const at = counts.findIndex((count) => count >= rank);
  const last = bounds.length - 1;
  if (at === last && bounds[last] === Number.POSITIVE_INFINITY) return bounds[last - 1] ?? Number.NaN;
  const [start, end] = [at === 0 ? 0 : (bounds[at - 1] ?? 0), bounds[at] ?? 0];
  const [below, upTo] = [at === 0 ? 0 : (counts[at - 1] ?? 0), counts[at] ?? 0];
  return upTo === below ? end : start + (end - start) * ((rank - below) / (upTo - below));
}
