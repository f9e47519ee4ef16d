import type { Routes } from '../../engines/engine.ts';
import { memberRoutes } from './member-routes.ts';
import { ownAccessRoutes } from './own-access-routes.ts';
import type { AccountParts } from './parts.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';

/** What guards an account besides its password: second factor, own sessions, API tokens. */
export const accountRoutes =
  (parts: AccountParts): Routes =>
  (app) => {
    secondFactorRoutes(app, parts);
    ownAccessRoutes(app, parts);
    memberRoutes(app, parts);
  };
