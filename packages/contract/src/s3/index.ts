import { array, object } from 'superstruct';
import { get, page, remove, send, TaskRef, sendNoContent } from '../http.ts';
import {
  BucketUsage,
  NewS3Key,
  PresignBody,
  Presigned,
  S3BucketEvent,
  S3DomainEvent,
  S3DomainStatus,
  S3Enabled,
  S3Key,
  S3KeyBody,
  S3PublicAccess,
  S3Service,
  S3User,
  S3UserEvent,
} from './model.ts';

export * from './model.ts';
export * from './rules.ts';

/**
 * All but the two calls of the domain answer with 403 `s3_disabled` where the domain has no object storage, 404
 * `s3_not_found` without a project, and 403 `s3_user_disabled` where the person may not use it.
 */
export const s3Api = {
  /** Answers without a project too; then `enabled` tells of the caller's domain. */
  service: get('/api/v2/s3service', S3Service),
  /** Makes the caller's S3 user in the project when there is none yet. */
  start: send('POST', '/api/v2/s3service', object({}), S3Service),
  user: get('/api/v2/s3service/user', S3User),
  /** For administrators: lets a person of the project in, or keeps them out with all their keys and links. */
  switchUser: sendNoContent('PUT', '/api/v2/s3service/users/{userId}', S3Enabled),
  /** 409 `quota_exceeded` {limit: 2} for the third. */
  createKey: send('POST', '/api/v2/s3service/keys', S3KeyBody, NewS3Key),
  /** The list holds the key alone. */
  switchKey: send('PUT', '/api/v2/s3service/keys/{accessKey}', S3Enabled, array(S3Key)),
  removeKey: remove('/api/v2/s3service/keys/{accessKey}'),
  domain: get('/api/v2/s3service/domain/{domainId}', S3DomainStatus),
  switchDomain: send('PUT', '/api/v2/s3service/domain/{domainId}', S3Enabled, TaskRef),
  /** Not of a project: of all buckets in the domain. */
  publicAccess: get('/api/v2/s3service/domain/{domainId}/public-access', S3PublicAccess),
  blockPublicAccess: send('PUT', '/api/v2/s3service/domain/{domainId}/public-access', S3PublicAccess, S3PublicAccess),
  presign: send('POST', '/api/v2/s3service/presign', PresignBody, Presigned),
  /** All buckets of the project, or one with `?bucket=`; with `&prefix=` only what begins with it. */
  usage: get('/api/v2/s3service/buckets/usage', page(BucketUsage)),
} as const;

export const s3Subjects = { list: 's3_enable', item: 's3_enable' } as const;
/** On the channel `s3`: a bucket was made, deleted, or its objects changed. */
export const s3BucketEvent = { name: 's3_bucket', object: S3BucketEvent } as const;
export const s3DomainEvent = { name: 's3_domain', object: S3DomainEvent } as const;
export const s3UserEvent = { name: 's3_user', object: S3UserEvent } as const;

/** Path-style S3 calls of the console go here, at its own origin; session and token are sent as with every call. */
export const S3_PROXY_PATH = '/s3proxy';
