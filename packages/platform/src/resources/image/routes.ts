import { imageApi, ImageUpload, imageFilePath, problem, readUploadHeaders } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { invalid } from '../../http/refusal.ts';
import { readModel, serve } from '../../http/serve.ts';
import { serveRead } from '../../http/serve-crud.ts';
import { type AnsweredFile, serveDownload, servePublicDownload, serveUpload } from '../../http/serve-files.ts';
import type { ImageEngine, ImageFile } from './port.ts';

export const imageRoutes =
  (images: ImageEngine): Routes =>
  (app) => {
    serveRead(app, imageApi, images);
    serveUpload(app, imageApi.upload, async ({ scope, file, json }) => {
      if (json !== null) throw notAFile(json);
      return images.upload(scope, readModel(ImageUpload, readUploadHeaders(file.headers)), file);
    });
    serve(app, imageApi.update, ({ scope, params, body, revision }) => images.update(scope, params.id, body, revision));
    serve(app, imageApi.remove, async ({ scope, params }) => {
      await images.remove(scope, params.id);
      return null;
    });
    serve(app, imageApi.removeMany, ({ scope, body }) => images.removeMany(scope, body));
    serveDownload(app, imageApi.download, async ({ scope, params }) =>
      answerOf(await images.download(scope, params.id)),
    );
    serve(app, imageApi.downloadLink, async ({ scope, params, exchange }) => {
      const { ticket, expires_at } = await images.ticket(scope, params.id);
      return { address: exchange.basePath + imageFilePath(ticket), expires_at };
    });
    servePublicDownload(app, imageApi.downloadFile, async ({ params }) =>
      answerOf(await images.downloadBy(params.ticket)),
    );
  };

/** The platform opens no address that somebody names: it could be one of the cloud itself. */
// spec: image.address
function notAFile(json: unknown) {
  const fields = typeof json === 'object' && json !== null ? Object.keys(json) : [];
  const named = fields.find((name) => /url|uri|address|copy_from|location/i.test(name));
  return invalid(
    named === undefined
      ? { file: problem('required', 'Send the file itself') }
      : { [named]: problem('image_address_refused', 'Images are not fetched from an address: send the file itself') },
  );
}

const answerOf = ({ name, disk_format, size, bytes, md5 }: ImageFile): AnsweredFile => ({
  name: `${name}.${disk_format}`,
  size,
  bytes,
  headers: { 'Content-Md5': md5 },
});
