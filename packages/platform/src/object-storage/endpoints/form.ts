import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_DRAINED } from '../../http/slow-clients.ts';
import { receive } from '../protocol/body.ts';
import { type Answer, anonymous, type Requester } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import { handle, type Identified } from '../protocol/handle.ts';
import { type Headers, plainNames } from '../protocol/headers.ts';
import { checkPostPolicy, readPostPolicy, type SizeLimits } from '../protocol/post-policy.ts';
import { readTagDocument } from '../protocol/tags.ts';
import { elements, xmlDocument } from '../protocol/xml.ts';
import type { Signers } from '../service/signers.ts';
import { encodePath, encodePercent } from '../sigv4/percent.ts';
import { readCredential } from '../sigv4/read-claim.ts';
import { ALGORITHM, signingKey, signText } from '../sigv4/signature.ts';
import { isSameSignature, mismatch } from '../sigv4/verify.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { S3Address } from './address.ts';

/** What S3 has for all fields of a form together. */
const MAX_FIELD = 20 * 1024;
const MAX_FIELDS = 100;

/** Whether a request is an upload by an HTML form (AWS, "POST Object"). */
export const isForm = (method: string, { bucket, key, query }: S3Address, headers: Headers) =>
  method === 'POST' &&
  bucket !== '' &&
  key === '' &&
  query.length === 0 &&
  /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');

export interface FormParts {
  readonly storage: ObjectStorage;
  readonly signers: Signers;
}

type ArrivedForm = Omit<Identified, 'who' | 'seed' | 'form'>;

interface Form {
  /** By lower-case name: those before the file; S3 does not look at those behind it. */
  readonly fields: ReadonlyMap<string, string>;
  readonly file: Readable;
  readonly filename: string;
  /** Reads what still comes and throws it away: else the answer would be lost. */
  discard(): void;
}

/** Who sends a form is known by the signature of its policy; without one it is anybody. */
export async function answerForm(parts: FormParts, arrived: ArrivedForm): Promise<Answer> {
  arrived.begin();
  const { fields, file, filename, discard } = await readForm(arrived, parts.storage);
  try {
    const key = (fields.get('key') ?? '').replaceAll('${filename}', filename);
    if (key === '') throw new S3Error('InvalidArgument', 'The field key is needed');
    const signed = await identify(parts, arrived, fields);
    const answer = await handle(parts.storage, {
      ...arrived,
      key,
      headers: headersOf(fields),
      who: signed?.who ?? anonymous,
      seed: null,
      form: { method: 'PUT', source: within(file, signed?.limits ?? null) },
    });
    return told(answer, arrived, key, fields, signed !== null);
  } catch (error) {
    discard();
    throw error;
  }
}

function readForm({ request, headers }: ArrivedForm, { clock }: ObjectStorage): Promise<Form> {
  const found = Promise.withResolvers<Form>();
  const fields = new Map<string, string>();
  const parser = openParser(headers.get('content-type') ?? '');
  let opened: Readable | null = null;
  let isDiscarded = false;
  const refuse = () => {
    isDiscarded = true;
    found.reject(new S3Error('MaxPostPreDataLengthExceededError'));
  };
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) refuse();
    fields.set(name.toLowerCase(), value);
  });
  parser.on('fieldsLimit', refuse);
  parser.on('file', (name, file, filename) => {
    if (name.toLowerCase() !== 'file' || opened || isDiscarded) return void file.resume();
    opened = file;
    // Whoever reads it gets the error; before that nobody may.
    file.on('error', () => {});
    const discard = () => {
      isDiscarded = true;
      file.resume();
    };
    found.resolve({ fields, file, filename: filename ?? '', discard });
  });
  async function* source() {
    let discarded = 0;
    for await (const piece of receive(request, clock)) {
      if (isDiscarded) discarded += piece.length;
      if (discarded > MAX_DRAINED) request.destroy();
      yield piece;
    }
  }
  pipeline(Readable.from(source()), parser).then(
    () => found.reject(new S3Error('InvalidArgument', 'A form has one file, in the field file')),
    (error: unknown) => {
      const reason = error instanceof S3Error ? error : new S3Error('MalformedPOSTRequest');
      opened?.destroy(reason);
      found.reject(reason);
    },
  );
  return found.promise;
}

function openParser(type: string): BusboyInstance {
  try {
    const limits = { fieldNameSize: 256, fieldSize: MAX_FIELD, fields: MAX_FIELDS };
    // Scripts leave out the name of the file.
    const isPartAFile = (name: string | undefined, _: string | undefined, filename: string | undefined) =>
      name?.toLowerCase() === 'file' || filename !== undefined;
    return new Busboy({ headers: { 'content-type': type }, limits, isPartAFile });
  } catch {
    throw new S3Error('MalformedPOSTRequest');
  }
}

interface Signed {
  readonly who: Requester;
  readonly limits: SizeLimits;
}

/** Null: the form has no policy. Throws AccessDenied, InvalidPolicyDocument, SignatureDoesNotMatch. */
async function identify(
  { storage, signers }: FormParts,
  { bucket, requestId }: ArrivedForm,
  fields: ReadonlyMap<string, string>,
): Promise<Signed | null> {
  const text = fields.get('policy');
  if (text === undefined) return null;
  if (fields.get('x-amz-algorithm') !== ALGORITHM)
    throw new S3Error('InvalidRequest', `The field x-amz-algorithm must be ${ALGORITHM}`);
  const malformed = (message: string) => new S3Error('InvalidArgument', message);
  const moment = fields.get('x-amz-date') ?? '';
  const { accessKey, scope } = readCredential(fields.get('x-amz-credential') ?? '', moment, malformed);
  const { secret, who } = await signers.find(accessKey, requestId);
  const signature = fields.get('x-amz-signature') ?? '';
  if (!isSameSignature(signText(signingKey(secret, scope), text), signature))
    throw mismatch(accessKey, signature, { StringToSign: text });
  const limits = checkPostPolicy(readPostPolicy(text), new Map([...fields, ['bucket', bucket]]), storage.clock.now());
  signers.recordUse(accessKey);
  return { who, limits };
}

const kept = [...plainNames, 'x-amz-storage-class'];
const keptPrefixes = ['x-amz-meta-', 'x-amz-checksum-', 'x-amz-object-lock-', 'x-amz-server-side-encryption'];

/** The fields as the headers that a PUT has for them. */
function headersOf(fields: ReadonlyMap<string, string>): Headers {
  const headers = new Map(
    [...fields].filter(([name]) => kept.includes(name) || keptPrefixes.some((prefix) => name.startsWith(prefix))),
  );
  const acl = fields.get('acl') ?? fields.get('x-amz-acl');
  if (acl !== undefined) headers.set('x-amz-acl', acl);
  const tagging = fields.get('tagging');
  if (tagging !== undefined) {
    const pairs = Object.entries(readTagDocument(tagging)).map((pair) => pair.map(encodePercent).join('='));
    headers.set('x-amz-tagging', pairs.join('&'));
  }
  return headers;
}

/** Throws EntityTooLarge, EntityTooSmall, and what became of the request. */
async function* within(file: Readable, limits: SizeLimits | null): AsyncGenerator<Buffer, void> {
  let size = 0;
  // Destroyed, it would hold up what comes behind it.
  for await (const piece of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += piece.length;
    if (limits && size > limits.most) throw new S3Error('EntityTooLarge');
    yield piece;
  }
  if (limits && size < limits.least) throw new S3Error('EntityTooSmall', 'The file is smaller than the policy allows');
}

/** As the fields ask for it; only a policy can send the browser elsewhere. */
function told(
  { headers = {} }: Answer,
  { bucket, headers: asked }: ArrivedForm,
  key: string,
  fields: ReadonlyMap<string, string>,
  isSigned: boolean,
): Answer {
  const etag = headers['ETag'] ?? '';
  const path = `/${bucket}/${encodePath(key)}`;
  const redirect = isSigned ? redirectOf(fields.get('success_action_redirect') ?? fields.get('redirect')) : null;
  if (redirect) {
    for (const [name, value] of Object.entries({ bucket, key, etag })) redirect.searchParams.set(name, value);
    return { status: 303, headers: { ...headers, Location: redirect.href } };
  }
  const status = fields.get('success_action_status');
  const Location = `http://${asked.get('host') ?? ''}${path}`;
  if (status === '201') {
    const body = xmlDocument('PostResponse', elements({ Location, Bucket: bucket, Key: key, ETag: etag }));
    return { status: 201, headers: { ...headers, Location }, body };
  }
  return { status: status === '200' ? 200 : 204, headers: { ...headers, Location } };
}

function redirectOf(text: string | undefined): URL | null {
  const url = text === undefined ? null : URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
}
