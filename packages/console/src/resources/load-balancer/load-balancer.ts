import { type LoadBalancer, loadBalancerApi, loadBalancerEvent, loadBalancerSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const loadBalancers = defineResource<LoadBalancer, typeof loadBalancerApi>({
  name: 'load_balancer',
  api: loadBalancerApi,
  subjects: loadBalancerSubjects,
  event: loadBalancerEvent,
  label: (balancer) => balancer.name,
  owner: (balancer) => balancer,
});

export const loadBalancerWords = defineResourceWords<typeof en>(
  'load-balancer',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
