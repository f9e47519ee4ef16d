import { type Router, routerApi, routerEvent, routerSubjects } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const routers = defineResource<Router, typeof routerApi>({
  name: 'router',
  api: routerApi,
  subjects: routerSubjects,
  event: routerEvent,
  label: (router) => router.name,
  owner: (router) => router,
});

export const routerWords = defineResourceWords<typeof en>(
  'router',
  import.meta.glob('./words/*.json', { import: 'default' }),
);

/** The router whose details page a tab lies in. */
export const useRouter = (): Router => useOutletContext<Router>();
