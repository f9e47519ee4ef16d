import type { Query } from '../protocol/call.ts';
import { S3Error } from '../protocol/errors.ts';
import type { Headers } from '../protocol/headers.ts';
import { operations } from './index.ts';
import type { Operation, PlainOperation } from './operation.ts';

/** Parameters that make another operation of a request: one that is not in the table must not be taken for a plain one. */
const subresources: ReadonlySet<string> = new Set([
  ...operations.map(({ sub }) => sub.split('=')[0] ?? '').filter(Boolean),
  'accelerate',
  'analytics',
  'intelligent-tiering',
  'inventory',
  'metadataTable',
  'metrics',
  'renameObject',
  'restore',
  'select',
  'session',
  'torrent',
]);

export interface Address {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
}

/** Finds the operation of a request. Throws NotImplemented for one that S3 has and we do not, else MethodNotAllowed. */
export function chooseOperation(
  { method, bucket, key }: Address,
  query: Query,
  headers: Headers,
): Operation | PlainOperation {
  const level = bucket === '' ? 'service' : key === '' ? 'bucket' : 'object';
  // `list-type=1` is the plain listing.
  const sub =
    [...query.keys()].find((name) => subresources.has(name) && (name !== 'list-type' || query.get(name) === '2')) ?? '';
  const chosen = operations.find(
    (operation) =>
      operation.level === level &&
      operation.method === method &&
      isSub(operation.sub, sub, query) &&
      (operation.header === undefined || headers.has(operation.header)),
  );
  if (chosen) return chosen;
  const isKnown = sub !== '' || method === 'POST';
  throw isKnown ? new S3Error('NotImplemented') : new S3Error('MethodNotAllowed');
}

function isSub(wanted: string, sub: string, query: Query): boolean {
  const [name = '', value] = wanted.split('=');
  return name === sub && (value === undefined || query.get(name) === value);
}
