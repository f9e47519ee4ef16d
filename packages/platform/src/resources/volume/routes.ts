import { volumeApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { VolumeEngine } from './port.ts';

export const volumeRoutes =
  (volumes: VolumeEngine): Routes =>
  (app) => {
    serveCrud(app, volumeApi, volumes);
    serve(app, volumeApi.extend, ({ scope, params, body }) => volumes.extend(scope, params.id, body.size));
    serve(app, volumeApi.resetState, ({ scope, params }) => volumes.resetState(scope, params.id));
    serve(app, volumeApi.clone, ({ scope, params, body }) => volumes.clone(scope, params.id, body));
    serve(app, volumeApi.uploadToImage, ({ scope, params, body }) => volumes.uploadToImage(scope, params.id, body));
    serve(app, volumeApi.ofServer, ({ scope, params }) => volumes.ofServer(scope, params.serverId));
    serve(app, volumeApi.attach, ({ scope, params, body }) =>
      volumes.attach(scope, { serverId: params.serverId, id: body.volume_id }),
    );
    serve(app, volumeApi.detach, async ({ scope, params, body }) => {
      await volumes.detach(scope, { ...params, force: body.force ?? false });
      return null;
    });
    serve(app, volumeApi.transfer, ({ scope, params, body }) => volumes.transfer(scope, params.id, body));
    serve(app, volumeApi.acceptTransfer, ({ scope, params, body }) =>
      volumes.acceptTransfer(scope, params.id, body.auth_key),
    );
    serve(app, volumeApi.cancelTransfer, async ({ scope, params }) => {
      await volumes.cancelTransfer(scope, params.id);
      return null;
    });
  };
