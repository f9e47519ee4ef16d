import { array, boolean, type Infer, number, object, optional, record, string, type } from 'superstruct';
import { enums, size, within } from '../structs.ts';

/** The object storage as the caller's project reaches it. */
export const S3Service = type({
  /** What S3 clients are given: `http://localhost:8890`. */
  endpoint: string(),
  /** Buckets are reached as `<endpoint>/<bucket>` and as `<bucket>.<domain>`. */
  domain: string(),
  /** `http` or `https`; open. */
  protocol: string(),
  region: string(),
  enabled: boolean(),
  /** Whether buckets can keep versions. */
  versioning: boolean(),
});
export type S3Service = Infer<typeof S3Service>;

/** A key pair without its secret. */
export const S3Key = type({
  acc_key: string(),
  enabled: boolean(),
  description: string(),
  /** ISO 8601, UTC. */
  created_at: string(),
  /** To the minute; missing as long as it was never used. */
  last_used_at: optional(string()),
});
export type S3Key = Infer<typeof S3Key>;

/** The answer to making a key: the only time that `sec_key` is told. */
export const NewS3Key = type({ ...S3Key.schema, sec_key: string() });
export type NewS3Key = Infer<typeof NewS3Key>;

/**
 * A person in a project: keys are theirs, buckets are the project's. `arn` names them in bucket policies:
 * `arn:aws:iam::<project id>:user/<user id>`; `arn:aws:iam::<project id>:root` is everybody of the project.
 */
export const S3User = type({ arn: string(), enabled: boolean(), keys: array(S3Key) });
export type S3User = Infer<typeof S3User>;

export const S3KeyBody = object({ description: optional(size(string(), 0, 255)) });
export type S3KeyBody = Infer<typeof S3KeyBody>;

export const S3Enabled = object({ enabled: boolean() });
export type S3Enabled = Infer<typeof S3Enabled>;

/** By domain id: whether its projects have object storage. */
export const S3DomainStatus = record(string(), boolean());
export type S3DomainStatus = Infer<typeof S3DomainStatus>;

/**
 * Whether the domain keeps its buckets closed to everybody: then access control lists and statements of policies that open
 * something to all have no effect, and new ones are refused.
 */
export const S3PublicAccess = object({ blocked: boolean() });
export type S3PublicAccess = Infer<typeof S3PublicAccess>;

/** Seconds that an upload address lives (spec: s3.link). */
export const UPLOAD_SECONDS = 3600;
/** Parts that an upload has at most, as S3 has it. */
export const MOST_PARTS = 10_000;
/** Seconds that a link lives at most: seven days, as S3 has it. */
export const MOST_LINK_SECONDS = 604_800;

/**
 * `PUT` gives an address at this origin (`/s3proxy/…`) that takes one file, or one part of one, for an hour at most. `GET` gives a link for
 * whoever has it: at the S3 endpoint, or with `via: 'console'` at this origin, where the answer is always a download.
 */
export const PresignBody = object({
  bucket: size(string(), 3, 63),
  key: size(string(), 1, 1024),
  method: enums(['GET', 'PUT']),
  /** Seconds; for `PUT` at most `UPLOAD_SECONDS`, for `GET` at most `MOST_LINK_SECONDS`. */
  expires: within({ least: 1, most: MOST_LINK_SECONDS }),
  /** `GET` only. */
  version_id: optional(size(string(), 1, 64)),
  /** `GET` only: the name under which a browser saves it. */
  download_name: optional(size(string(), 1, 255)),
  /** `GET` only; `s3` if left out. */
  via: optional(enums(['s3', 'console'])),
  /** `PUT` only, with `part_number`: the address takes that part of this upload. */
  upload_id: optional(size(string(), 1, 128)),
  /** From 1; with `upload_id` only. */
  part_number: optional(within({ least: 1, most: MOST_PARTS })),
});
export type PresignBody = Infer<typeof PresignBody>;

export const Presigned = type({
  /** Absolute at the S3 endpoint, else a path of this origin with the prefix under which the call came. */
  url: string(),
  /** ISO 8601, UTC. */
  expires_at: string(),
});
export type Presigned = Infer<typeof Presigned>;

/** Current objects of a bucket and their bytes, and what older versions and unfinished uploads take besides. */
export const BucketUsage = type({
  bucket: string(),
  objects: number(),
  bytes: number(),
  hidden_bytes: number(),
});
export type BucketUsage = Infer<typeof BucketUsage>;

/** What events of a bucket carry. `changed_at` moves with each change of its objects, told at most once a second. */
export const S3BucketEvent = type({
  id: string(),
  name: string(),
  changed_at: string(),
  /** Not only its objects: versioning, rules for other sites, lifecycle or policy. */
  settings_changed: boolean(),
});
export type S3BucketEvent = Infer<typeof S3BucketEvent>;

/** A domain was given object storage, or lost it. */
export const S3DomainEvent = type({ id: string(), enabled: boolean() });
export type S3DomainEvent = Infer<typeof S3DomainEvent>;

/** Something changed for a person in a project: a key, or whether they are let in. `id` is the user's. */
export const S3UserEvent = type({ id: string() });
export type S3UserEvent = Infer<typeof S3UserEvent>;
