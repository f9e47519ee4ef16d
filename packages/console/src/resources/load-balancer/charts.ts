import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

// Pools draw the same; the list, which loads this folder's index for its paths, draws none.
export const StatsCharts = lazyComponent(async () => (await import('./StatsCharts.tsx')).StatsCharts);
export const ChartFrame = lazyComponent(async () => (await import('./ChartFrame.tsx')).ChartFrame);
