// For resources that stand on this one.
export { cidrsFrom, headersFrom, keysFrom, membersFrom, monitorFrom, poolFrom, unchecked } from './pool-record.ts';
export { poolViews } from './views.ts';
