import { later } from '../../kit/later.tsx';

// Pools draw the same; the list, which loads this folder's index for its paths, draws none.
export const StatsCharts = later(async () => (await import('./StatsCharts.tsx')).StatsCharts);
export const ChartFrame = later(async () => (await import('./ChartFrame.tsx')).ChartFrame);
