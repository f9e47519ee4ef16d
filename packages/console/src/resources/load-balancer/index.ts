export { BalancerStatus } from './BalancerStatus.tsx';
export { ChartFrame, StatsCharts } from './charts.ts';
export { loadBalancers } from './load-balancer.ts';
export { loadBalancerPaths } from './paths.ts';
export { keepAnswer } from './keep-answer.ts';
export { tellWalk } from './tell-walk.ts';
export { useAct } from './useAct.ts';
export { useBlocked } from './useBlocked.ts';
