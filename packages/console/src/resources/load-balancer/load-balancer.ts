import { type LoadBalancer, loadBalancerApi, loadBalancerEvent, loadBalancerSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { loadBalancerPaths } from './paths.ts';
import type en from './words/en.json';

export const loadBalancerWords = defineResourceWords<typeof en>(
  'load-balancer',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const loadBalancers = definePagedResource<LoadBalancer, typeof loadBalancerApi>({
  name: 'load_balancer',
  api: loadBalancerApi,
  subjects: loadBalancerSubjects,
  event: loadBalancerEvent,
  label: (balancer) => balancer.name,
  owner: (balancer) => balancer,
  words: loadBalancerWords,
  paths: loadBalancerPaths,
  icon: 'menu-load-balancers',
});
