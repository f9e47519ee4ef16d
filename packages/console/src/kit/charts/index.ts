export { type ChartPeriod, chartPeriods, lengths, spanOf } from './lengths.rules.ts';
export { PeriodPicker } from './PeriodPicker.tsx';
export { usePeriod } from './period.ts';
export type { Threshold, TimeChart } from './time-chart.ts';
export { TimeCharts } from './TimeCharts.tsx';
export { useMeasured } from './useMeasured.ts';
