import { volumeSnapshotApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { VolumeSnapshotEngine } from './port.ts';

export const volumeSnapshotRoutes =
  (snapshots: VolumeSnapshotEngine): Routes =>
  (app) => {
    serveCrud(app, volumeSnapshotApi, snapshots);
    serve(app, volumeSnapshotApi.revert, ({ scope, params }) => snapshots.revert(scope, params.id));
    serve(app, volumeSnapshotApi.uploadToImage, ({ scope, params, body }) =>
      snapshots.uploadToImage(scope, params.id, body),
    );
    serve(app, volumeSnapshotApi.resetState, ({ scope, params }) => snapshots.resetState(scope, params.id));
  };
