// For resources that stand on this one.
export { periodOf } from './period.ts';
export { refuseIfBlocked, refuseIfPoolBlocked } from './plan.ts';
export { cidrsFrom, headersFrom, keysFrom, membersFrom, monitorFrom, poolFrom, unchecked } from './pool-record.ts';
export { poolViews } from './views.ts';
