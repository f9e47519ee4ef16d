import { get, page } from '../http.ts';
import { LoadBalancerFlavor, LoadBalancerFlavorProfile } from './model.ts';

export * from './model.ts';

export const loadBalancerFlavorApi = {
  list: get('/api/v2/compute/lbaas/flavors', page(LoadBalancerFlavor)),
  profiles: get('/api/v2/compute/lbaas/flavorprofiles', page(LoadBalancerFlavorProfile)),
} as const;

export const loadBalancerFlavorSubjects = { list: 'compute_lbaas_flavors' } as const;
