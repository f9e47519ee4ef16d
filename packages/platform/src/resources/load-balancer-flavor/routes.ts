import { loadBalancerFlavorApi, loadBalancerFlavorSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { LoadBalancerFlavorEngine } from './port.ts';

const subject = loadBalancerFlavorSubjects.list;

export const loadBalancerFlavorRoutes =
  (flavors: LoadBalancerFlavorEngine): Routes =>
  (app) => {
    serve(app, loadBalancerFlavorApi.list, { subject }, () => flavors.list());
    serve(app, loadBalancerFlavorApi.profiles, { subject }, () => flavors.profiles());
  };
