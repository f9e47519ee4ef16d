import { sshKeyApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { SshKeyEngine } from './port.ts';

export const sshKeyRoutes =
  (keys: SshKeyEngine): Routes =>
  (app) => {
    serveRead(app, sshKeyApi, keys);
    serve(app, sshKeyApi.create, ({ scope, body }) => keys.create(scope, body));
    serve(app, sshKeyApi.remove, async ({ scope, params }) => {
      await keys.remove(scope, params.id);
      return null;
    });
    serve(app, sshKeyApi.removeMany, ({ scope, body }) => keys.removeMany(scope, body));
  };
