import { loadBalancerFlavorApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { LoadBalancerFlavorEngine } from './port.ts';

export const loadBalancerFlavorRoutes =
  (flavors: LoadBalancerFlavorEngine): Routes =>
  (app) => {
    serve(app, loadBalancerFlavorApi.list, () => flavors.list());
    serve(app, loadBalancerFlavorApi.profiles, () => flavors.profiles());
  };
