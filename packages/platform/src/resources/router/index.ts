// For resources that stand on this one.
export { routerViews } from './views.ts';
