export { routerPaths } from './paths.ts';
export { routers, routerStatus } from './router.ts';
