import type { VolumeMetric } from '@skydeck/contract';

/** What is known of Prometheus' language, read. */
export type Operator = '+' | '-' | '*' | '/';
export interface Series {
  readonly name: VolumeMetric;
  /** Label → the value that it has to have. */
  readonly labels: Readonly<Record<string, string>>;
}
export type Query =
  | { readonly is: 'number'; readonly value: number }
  | ({ readonly is: 'gauge' } & Series)
  | ({ readonly is: 'rate'; readonly seconds: number } & Series)
  | { readonly is: 'quantile'; readonly quantile: number; readonly of: Query }
  | { readonly is: 'operation'; readonly operator: Operator; readonly left: Query; readonly right: Query };
