import { checkLinkKey, type PresignBody, problem, UPLOAD_SECONDS } from '@skydeck/contract';
import { audit } from '../../audit/audit.ts';
import type { Exchange } from '../../http/exchange.ts';
import { forbidden, invalid, notFound, Refusal } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store, Tx } from '../../store/store.ts';
import { isAllowed } from '../protocol/authorize.ts';
import { S3Error } from '../protocol/errors.ts';
import type { QueryPairs } from '../sigv4/percent.ts';
import { presignedPath } from '../sigv4/presign.ts';
import { type Bucket, findBucket } from '../storage/buckets.ts';
import { REGION } from '../storage/object-storage.ts';
import { attachment } from './attachment.ts';
import type { Endpoint } from './endpoint.ts';
import { platformKey } from './keys.ts';
import { PROXY_HOST, PROXY_PATH } from './proxy-names.ts';
import { requesterOf } from './signers.ts';
import { personOf } from './s3-users.ts';

/**
 * Signs one request in the caller's name, with a key that only the platform knows: the link works as long as the caller
 * may do it themselves. Throws a Refusal: 400, 403, 404.
 */
export async function presign(
  store: Store,
  sealing: Sealing,
  endpoint: Endpoint,
  scope: Scope,
  body: PresignBody,
  exchange: Exchange,
): Promise<{ url: string; expires_at: string }> {
  check(scope, body);
  const { method, bucket, key, expires } = body;
  const isHere = method === 'PUT' || body.via === 'console';
  return store.write(async (tx) => {
    const person = await personOf(tx, scope);
    await requireBucket(tx, scope, body);
    const signing = await platformKey(tx, sealing, person);
    if (isFirst(body))
      await audit(tx, {
        type: 's3_link_made',
        userId: scope.userId,
        account: scope.userName,
        address: exchange.address,
        requestId: scope.requestId,
        object: { kind: 's3_object', id: `${bucket}/${key}`, name: key },
      });
    const path = presignedPath({
      ...signing,
      method,
      host: isHere ? PROXY_HOST : endpoint.host,
      path: `/${bucket}/${key}`,
      query: queryOf(body),
      region: REGION,
      now: tx.now,
      expires,
    });
    const url = isHere ? exchange.basePath + PROXY_PATH + path : endpoint.url + path;
    return { url, expires_at: new Date(tx.now.getTime() + expires * 1000).toISOString() };
  });
}

/** Of the thousands of parts of one file the first tells of all. */
const isFirst = ({ part_number: number = 1 }: PresignBody) => number === 1;

function check(scope: Scope, body: PresignBody): void {
  const { method, key, expires } = body;
  if (!scope.may('s3_enable', method)) throw forbidden('s3_enable', method);
  const wrongKey = checkLinkKey(key);
  if (wrongKey?.code === 'key_has_dots')
    throw new Refusal(400, 'key_has_dots', wrongKey.message, { fields: { key: wrongKey } });
  if (wrongKey) throw invalid({ key: wrongKey });
  if (method === 'PUT' && expires > UPLOAD_SECONDS)
    throw invalid({
      expires: problem('out_of_range', `An upload has ${UPLOAD_SECONDS} seconds`, { least: 1, most: UPLOAD_SECONDS }),
    });
  checkPart(body);
}

/** An address for a whole file must not be what somebody gets who asked for one of a part. */
function checkPart({ method, upload_id: upload, part_number: number }: PresignBody): void {
  const field = upload === undefined ? 'part_number' : 'upload_id';
  if (method === 'GET' && (upload !== undefined || number !== undefined))
    throw invalid({ [field]: problem('unknown_field', 'Only an upload has parts') });
  if (upload === undefined && number !== undefined)
    throw invalid({ upload_id: problem('required', 'A part belongs to an upload') });
  if (upload !== undefined && number === undefined)
    throw invalid({ part_number: problem('required', 'Each part has an address of its own') });
}

async function requireBucket(tx: Tx, scope: Scope, { bucket, key, method }: PresignBody): Promise<void> {
  const found = await findOrNull(tx, bucket);
  const action = method === 'GET' ? 's3:GetObject' : 's3:PutObject';
  if (!found || !isAllowed(requesterOf(scope), found, { action, may: method, key })) throw notFound('s3_bucket');
}

async function findOrNull(tx: Tx, name: string): Promise<Bucket | null> {
  try {
    return await findBucket(tx, name);
  } catch (error) {
    if (error instanceof S3Error) return null;
    throw error;
  }
}

function queryOf({ method, version_id, download_name, upload_id, part_number }: PresignBody): QueryPairs {
  const pairs: [string, string][] = [];
  if (method === 'PUT') {
    if (part_number !== undefined) pairs.push(['partNumber', String(part_number)]);
    if (upload_id !== undefined) pairs.push(['uploadId', upload_id]);
    return pairs;
  }
  if (version_id !== undefined) pairs.push(['versionId', version_id]);
  if (download_name !== undefined) pairs.push(['response-content-disposition', attachment(download_name)]);
  return pairs;
}
