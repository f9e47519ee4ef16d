import {
  domainPropertyApi,
  isPictureKind,
  type PictureKind,
  problem,
  type ThemePicture,
  themePictureApi,
  themePicturePath,
} from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { compressed } from '../../http/compression.ts';
import type { Exchange } from '../../http/exchange.ts';
import { invalid, notFound, unknownPath } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { serve, servePublic } from '../../http/serve.ts';
import type { Store } from '../../store/store.ts';
import { requireDomain } from './changes.ts';
import { auditProperty, type Author, type DomainProperties } from './properties.ts';
import type { Pictures } from './pictures/pictures.ts';
import { acceptFileBodies } from './pictures/read-body.ts';
import { readerOf } from './reader.ts';
import type { PictureRow } from '../../store/tables/domain-properties.ts';

export const domainPropertyRoutes =
  (store: Store, properties: DomainProperties): Routes =>
  (app) => {
    const readerIn = (exchange: Exchange) => store.read((tx) => readerOf(tx, exchange));

    serve(app, domainPropertyApi.all, async ({ scope }) => ({
      data: await properties.list(scope, null),
    }));
    servePublic(app, domainPropertyApi.list, async ({ params, exchange }) => ({
      data: await properties.list(await readerIn(exchange), params.id),
    }));
    servePublic(app, domainPropertyApi.read, async ({ params, exchange }) =>
      properties.read(await readerIn(exchange), params.id, params.key),
    );
    serve(app, domainPropertyApi.create, ({ scope, params, body, exchange }) =>
      properties.create(authorOf(scope, exchange), params.id, params.key, body),
    );
    serve(app, domainPropertyApi.replace, ({ scope, params, body, exchange }) =>
      properties.replace(authorOf(scope, exchange), params.id, params.key, body),
    );
    serve(app, domainPropertyApi.setAccess, ({ scope, params, body, exchange }) =>
      properties.setAccess(authorOf(scope, exchange), params.id, params.key, body.access),
    );
    serve(app, domainPropertyApi.remove, async ({ scope, params, exchange }) => {
      await properties.remove(authorOf(scope, exchange), params.id, params.key);
      return null;
    });
  };

export const themePictureRoutes =
  (pictures: Pictures): Routes =>
  (app) => {
    acceptFileBodies(app);
    serve(app, themePictureApi.add, async ({ scope, params, body, exchange }) => {
      const kind = readKind(params.kind);
      // What is no file has come as JSON.
      if (!Buffer.isBuffer(body)) throw invalid({ [kind]: problem('required', 'Send the file itself') });
      const row = await pictures.add({ domainId: params.id, kind, bytes: body }, async (tx, name) => {
        await requireDomain(tx, scope, params.id);
        const picture = { kind: 'domain_picture', id: name, name: kind } as const;
        await auditProperty(tx, authorOf(scope, exchange), 'domain_picture_added', picture);
      });
      return pictureAt(row, kind, exchange.basePath);
    });
    // Public, as the theme is whose part they are: the login page shows them. Their names cannot be guessed.
    app.get<{ Params: { name: string } }>('/theme/-/:name', { compress: compressed }, async ({ params }, reply) => {
      const file = await pictures.read(params.name);
      if (!file) throw unknownPath();
      return reply.headers(pictureHeaders).type(file.mediaType).send(file.bytes);
    });
  };

// A picture opened by itself is a document: it must not run anything. Another picture has another name.
const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const authorOf = (scope: Scope, { address }: Exchange): Author => ({ scope, address });

function readKind(text: string): PictureKind {
  if (!isPictureKind(text)) throw notFound('kind of picture');
  return text;
}

const pictureAt = ({ name, media_type, size }: PictureRow, kind: PictureKind, basePath: string): ThemePicture => ({
  name,
  kind,
  media_type,
  size,
  address: `${basePath}${themePicturePath(name)}`,
});
