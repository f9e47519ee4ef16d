import { later } from '../../kit/later.tsx';

export { routerPaths } from './paths.ts';
export { routers } from './router.ts';

// The picture of the networks has these forms too.
export const InterfaceAdd = later(async () => (await import('./InterfaceAdd.tsx')).InterfaceAdd);
export const RouterCreate = later(async () => (await import('./RouterCreate.tsx')).RouterCreate);
