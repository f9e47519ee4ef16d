import { subnetApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serveItems } from '../../http/serve-crud.ts';
import type { SubnetEngine } from './port.ts';

export const subnetRoutes =
  (subnets: SubnetEngine): Routes =>
  (app) => {
    serveItems(app, subnetApi, subnets);
  };
