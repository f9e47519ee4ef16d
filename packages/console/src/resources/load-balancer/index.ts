export { BalancerStatus } from './BalancerStatus.tsx';
export { ChartFrame, StatsCharts } from './charts.ts';
export { loadBalancers } from './load-balancer.ts';
export { PageActions } from './PageActions.tsx';
export { loadBalancerPaths } from './paths.ts';
export { tellWalk } from './tell-walk.ts';
export { useAct } from './useAct.ts';
export { useBlocked } from './useBlocked.ts';
export { loadBalancerWords } from './words.ts';
