import { s3Api } from '@skydeck/contract';
import { call } from '../../../kit/data/client.ts';
import { saveFrom } from '../../../kit/data/save-file.ts';
import { lastPartOf } from '../wire/names.ts';

/** Long enough for the browser to begin; what is under way goes on. */
const SECONDS = 300;

/** Hands a file to the browser, which saves it by itself: it need not fit into the page. Rejects with a CallError. */
export async function downloadFile(bucket: string, key: string, versionId?: string): Promise<void> {
  const name = lastPartOf(key) || bucket;
  const body = {
    bucket,
    key,
    method: 'GET',
    expires: SECONDS,
    via: 'console',
    download_name: name.slice(0, 255),
    ...(versionId !== undefined && { version_id: versionId }),
  } as const;
  const { url } = await call(s3Api.presign, { body });
  saveFrom(url, name);
}
