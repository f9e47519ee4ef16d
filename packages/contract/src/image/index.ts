import { instance } from 'superstruct';
import { readApi, startMany } from '../crud-api.ts';
import { fillPath, get, remove, send, unscoped } from '../http.ts';
import { Image, ImageLink, ImageUpdate } from './model.ts';

export * from './distros.ts';
export * from './formats.ts';
export * from './headers.ts';
export * from './limits.ts';
export * from './model.ts';

const path = '/api/v2/compute/images';

export const imageApi = {
  /** Filters: id, name, status, kind, disk_format, os_distro, visibility, protected, tags, traits (`any:`), project_id, domain_id. */
  ...readApi(path, Image),
  /** The body is the file itself, as `application/octet-stream`, its headers say the rest (`uploadHeaders`): `upload` sends it. */
  upload: send('POST', path, instance(Uint8Array), Image),
  update: send('PATCH', `${path}/{id}`, ImageUpdate, Image),
  remove: remove(`${path}/{id}`),
  /** Deletes each. */
  removeMany: startMany(`${path}/delete`),
  /** Answers with the file itself: `Content-Length`, and `Content-Md5` in hexadecimal digits. */
  download: get(`${path}/{id}/file`, instance(Uint8Array)),
  /** For a browser, which cannot send headers with a download. */
  downloadLink: get(`${path}/{id}/download-link`, ImageLink),
  /** Whoever has such a link has the file, for a minute. */
  downloadFile: unscoped(get('/api/v2/compute/image-files/{ticket}', instance(Uint8Array))),
} as const;

export const imageFilePath = (ticket: string): string => fillPath(imageApi.downloadFile.path, { ticket });

/** `public`: who may make one for every project. */
export const imageSubjects = {
  list: 'compute_images',
  item: 'compute_image',
  public: 'compute_public_images',
} as const;
export const imageEvent = { name: 'image', object: Image } as const;

/** Sort keys the server knows. */
export const imageSorts = [
  'id',
  'name',
  'status',
  'created_at',
  'updated_at',
  'size',
  'disk_format',
  'min_disk',
] as const;
