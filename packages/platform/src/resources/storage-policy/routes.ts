import { storagePolicyApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { StoragePolicyEngine } from './port.ts';

export const storagePolicyRoutes =
  (policies: StoragePolicyEngine): Routes =>
  (app) =>
    serveCrud(app, storagePolicyApi, policies);
