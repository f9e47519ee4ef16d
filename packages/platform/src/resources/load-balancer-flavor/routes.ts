import { loadBalancerFlavorApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import type { LoadBalancerFlavorEngine } from './port.ts';

export const loadBalancerFlavorRoutes =
  (flavors: LoadBalancerFlavorEngine): Routes =>
  (app) => {
    serve(app, loadBalancerFlavorApi.list, () => flavors.list());
    serve(app, loadBalancerFlavorApi.profiles, () => flavors.profiles());
  };
