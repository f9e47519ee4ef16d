export { ChartFrame, StatsCharts } from './charts.ts';
export { loadBalancers } from './load-balancer.ts';
export { loadBalancerPaths } from './paths.ts';
export { balancerStatus } from './status.ts';
export { trackTransition } from './track-transition.ts';
export { useRunAction } from './useRunAction.ts';
export { useBlockedText } from './useBlockedText.ts';
export { loadBalancerWords } from './load-balancer.ts';
