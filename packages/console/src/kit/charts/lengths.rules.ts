/** How far back each range of a chart goes. */
export const lengths = {
  hour: { count: 1, unit: 'hour' },
  six_hours: { count: 6, unit: 'hour' },
  day: { count: 24, unit: 'hour' },
  week: { count: 7, unit: 'day' },
} as const satisfies Record<string, { readonly count: number; readonly unit: 'hour' | 'day' }>;

export type ChartPeriod = keyof typeof lengths;
export const chartPeriods = ['hour', 'six_hours', 'day', 'week'] as const satisfies readonly ChartPeriod[];

const HOUR_MS = 3_600_000;

export function spanOf(period: ChartPeriod): number {
  const { count, unit } = lengths[period];
  return count * (unit === 'day' ? 24 : 1) * HOUR_MS;
}
