import { type Router, routerApi, routerEvent, type RouterInterface, routerSubjects } from '@skydeck/contract';
import { useMemo } from 'react';
import { definePagedResource } from '../../kit/data/resource.ts';
import { statusOf } from '../../kit/list/index.ts';
import { defineResourceWords, partOf } from '../../kit/resource-words.ts';
import { useDistinctName } from '../../kit/text/distinct-name.ts';
import { routerStates } from './router.rules.ts';
import { routerPaths } from './paths.ts';
import type en from './words/en.json';

export const routerWords = defineResourceWords<typeof en>(
  'router',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const routers = definePagedResource<Router, typeof routerApi>({
  name: 'router',
  api: routerApi,
  subjects: routerSubjects,
  event: routerEvent,
  label: (router) => router.name,
  owner: (router) => router,
  words: routerWords,
  paths: routerPaths,
  icon: 'menu-routers',
});

export const interfaceWords = partOf(routerWords, 'interface');
export const routeWords = partOf(routerWords, 'route');

export const routerStatus = statusOf(routerWords, routerStates);

type InterfaceNetwork = Pick<RouterInterface, 'network_id' | 'network_name'>;

const networkOf = ({ network_id: id, network_name: name }: InterfaceNetwork) => ({ id, name });

/** What the network of an interface is called among those of the others. */
export function useInterfaceName(ports: readonly InterfaceNetwork[]): (port: InterfaceNetwork) => string {
  const nameOf = useDistinctName(ports.map(networkOf));
  return useMemo(() => (port) => nameOf(networkOf(port)), [nameOf]);
}
