import { checkLinkKey, s3Api, UPLOAD_SECONDS } from '@skydeck/contract';
import { call, currentClient } from '../../../kit/data/client.ts';
import { objectOfPath, withoutDotSegments } from './address.ts';

/** What a signer reads and writes of a request of the SDK. */
interface Signable {
  path: string;
  query?: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
}

/** What the SDK says of itself, which nobody here reads. */
const ofTheSdk = new Set(['user-agent', 'x-amz-user-agent', 'amz-sdk-invocation-id', 'amz-sdk-request']);

const headersOf = ({ headers }: Signable) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheSdk.has(name)));

/** The session and its token, as every call of the console has them, in the place of a signature. */
export const sessionSigner = {
  async sign<Request extends Signable>(request: Request): Promise<Request> {
    return Object.assign(request, {
      path: withoutDotSegments(request.path),
      headers: { ...headersOf(request), ...currentClient().headers(false) },
    });
  },
};

/**
 * spec: s3.link. For a file, or a part of one, that is sent by PUT: the platform signs its address, anew for each try, and no
 * word of the session goes with it.
 */
export const uploadSigner = {
  async sign<Request extends Signable>(request: Request): Promise<Request> {
    const { bucket, key } = objectOfPath(request.path);
    if (checkLinkKey(key) !== null) return sessionSigner.sign(request);
    const { uploadId, partNumber } = request.query ?? {};
    const part = partNumber === undefined ? {} : { upload_id: String(uploadId), part_number: Number(partNumber) };
    const body = { bucket, key, method: 'PUT', expires: UPLOAD_SECONDS, ...part } as const;
    const { url } = await call(s3Api.presign, { body });
    const question = url.indexOf('?');
    return Object.assign(request, {
      path: url.slice(0, question),
      query: Object.fromEntries(new URLSearchParams(url.slice(question))),
      // The platform takes no change from another site's form.
      headers: { ...headersOf(request), 'X-Requested-With': 'XMLHttpRequest' },
    });
  },
};
