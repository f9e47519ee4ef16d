import { array, type Infer, literal, number, record, string, tuple, type } from 'superstruct';

/** A moment, in seconds since 1970, and the value as text: `NaN`, `+Inf` and `-Inf` too. */
const Sample = tuple([number(), string()]);
const Labels = record(string(), string());

/** The answer of Prometheus at one moment. */
export const MetricVector = type({
  status: literal('success'),
  data: type({ resultType: literal('vector'), result: array(type({ metric: Labels, value: Sample })) }),
});
export type MetricVector = Infer<typeof MetricVector>;

/** The same over a time. */
export const MetricMatrix = type({
  status: literal('success'),
  data: type({ resultType: literal('matrix'), result: array(type({ metric: Labels, values: array(Sample) })) }),
});
export type MetricMatrix = Infer<typeof MetricMatrix>;

/** The value in a sample; null: there is none. */
export const readSample = (text: string): number | null => {
  const value = Number(text.replace(/^[+]?Inf$/, 'Infinity').replace('-Inf', '-Infinity'));
  return Number.isFinite(value) ? value : null;
};
