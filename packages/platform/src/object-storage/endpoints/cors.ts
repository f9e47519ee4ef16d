import { readStored } from '../../store/disk-faults.ts';
import type { Answer } from '../protocol/call.ts';
import { corsHeaders, type CorsRule } from '../protocol/cors.ts';
import type { Headers } from '../protocol/headers.ts';
import { elements, errorDocument } from '../protocol/xml.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

async function rulesOf({ store }: ObjectStorage, bucket: string): Promise<readonly CorsRule[]> {
  const row = await store.read(({ tables }) =>
    tables.selectFrom('s3_buckets').select('cors').where('name', '=', bucket).executeTakeFirst(),
  );
  return row?.cors ? readStored<CorsRule[]>(row.cors) : [];
}

/** What an answer to a page of another origin carries besides; nothing when no rule of the bucket lets it. */
export async function grantOf(storage: ObjectStorage, bucket: string, method: string, headers: Headers) {
  const origin = headers.get('origin');
  if (origin === undefined || bucket === '') return {};
  return corsHeaders(await rulesOf(storage, bucket), origin, method, []) ?? {};
}

/** The answer to a browser that asks before it sends. Nobody is signed in for it. */
export async function preflight(storage: ObjectStorage, bucket: string, headers: Headers): Promise<Answer> {
  const origin = headers.get('origin');
  const method = headers.get('access-control-request-method');
  const asked = (headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w-]{1,128}$/.test(name));
  const refusal = (code: string, status: number): Answer => ({
    status,
    body: errorDocument(elements({ Code: code, Message: 'This CORS request is not allowed' })),
  });
  if (origin === undefined || method === undefined) return refusal('BadRequest', 400);
  const granted = corsHeaders(await rulesOf(storage, bucket), origin, method, asked);
  return granted ? { status: 200, headers: granted } : refusal('AccessForbidden', 403);
}
