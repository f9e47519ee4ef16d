import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

// The page of a volume is there before its curves are drawn.
export const VolumeCharts = lazyComponent(async () => (await import('./VolumeCharts.tsx')).VolumeCharts);
