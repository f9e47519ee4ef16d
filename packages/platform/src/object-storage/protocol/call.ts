import type { Method } from '@skydeck/contract';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { Body } from './body.ts';
import { S3Error } from './errors.ts';
import type { Headers } from './headers.ts';

/** Who asks. Anybody without a signature has no project, and may what a bucket's policy opens to everybody. */
export interface Requester {
  readonly userId: string | null;
  /** As they sign in; '' for anybody. */
  readonly userName: string;
  readonly projectId: string | null;
  readonly domainId: string | null;
  /** `arn:aws:iam::<project id>:user/<user id>`; null: anybody. */
  readonly arn: string | null;
  /** Whether the role allows this kind of call on object storage at all. */
  may(method: Method): boolean;
}

export const anonymous: Requester = {
  userId: null,
  userName: '',
  projectId: null,
  domainId: null,
  arn: null,
  may: () => true,
};

export type Query = ReadonlyMap<string, string>;

/** One S3 request, after it is known who asks. */
export interface Call {
  readonly storage: ObjectStorage;
  readonly who: Requester;
  readonly method: string;
  /** '' for the service. */
  readonly bucket: string;
  /** '' for the bucket. */
  readonly key: string;
  readonly query: Query;
  readonly headers: Headers;
  readonly body: Body;
  readonly requestId: string;
  /** The caller's IP address. */
  readonly address: string;
  /** A person at the console, who has to hear that a name is taken; S3 clients repeat what they are not sure of. */
  readonly isConsole: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A document, or bytes. */
  readonly body?: string | AsyncIterable<Buffer>;
  /** Called when the answer is sent, or cannot be. */
  readonly end?: () => void;
}

/** Who made it, as S3 names owners: buckets belong to projects. */
export interface Owner {
  readonly ID: string;
  readonly DisplayName: string;
}

export const ownerOf = (projectId: string): Owner => ({ ID: projectId, DisplayName: projectId });

/** The project that acts. Throws AccessDenied for anybody. */
export function projectOf({ projectId, domainId }: Requester): {
  readonly projectId: string;
  readonly domainId: string;
} {
  if (projectId === null || domainId === null) throw new S3Error('AccessDenied');
  return { projectId, domainId };
}

/** A count in the query: `most` is also what a greater one becomes. Throws InvalidArgument. */
export function countOf(query: Query, name: string, most: number): number {
  const text = query.get(name);
  if (text === undefined || text === '') return most;
  if (!/^\d{1,10}$/.test(text)) throw new S3Error('InvalidArgument', `${name} must be a whole number`);
  return Math.min(Number(text), most);
}
