import { type LoadBalancer, loadBalancerApi, loadBalancerEvent, loadBalancerSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const loadBalancers = defineResource<LoadBalancer, typeof loadBalancerApi>({
  name: 'load_balancer',
  api: loadBalancerApi,
  subjects: loadBalancerSubjects,
  event: loadBalancerEvent,
  label: (balancer) => balancer.name,
  owner: (balancer) => balancer,
});
