import { type Router, routerApi, routerEvent, routerSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const routers = defineResource<Router, typeof routerApi>({
  name: 'router',
  api: routerApi,
  subjects: routerSubjects,
  event: routerEvent,
  label: (router) => router.name,
  owner: (router) => router,
});
