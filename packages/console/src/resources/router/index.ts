export { routerPaths } from './paths.ts';
export { routers } from './router.ts';
