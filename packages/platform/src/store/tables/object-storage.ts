import type { Generated } from 'kysely';

/** The object storage's own tables. Times are ISO 8601 in UTC; flags are 0 and 1. */
export interface S3Tables {
  s3_buckets: BucketRow;
  s3_objects: ObjectRow;
  s3_segments: SegmentRow;
  s3_uploads: UploadRow;
  s3_parts: PartRow;
  s3_users: UserRow;
  s3_keys: KeyRow;
  s3_domains: { domain_id: string; enabled: number };
}

export interface BucketRow {
  /** One name space for the whole cloud, as S3 has it. */
  name: string;
  project_id: string;
  domain_id: string;
  created_at: string;
  versioning: 'Off' | 'Enabled' | 'Suspended';
  /** JSON of what `protocol/cors.ts`, `protocol/lifecycle.ts` and `protocol/policy.ts` read. */
  cors: string | null;
  lifecycle: string | null;
  policy: string | null;
}

/** One version of an object, or one delete marker. */
export interface ObjectRow {
  /** Grows: of two versions of a key the one with the greater number is the newer. */
  seq: Generated<number>;
  bucket: string;
  key: string;
  /** `null` for what was written without versioning. */
  version_id: string;
  is_latest: number;
  is_marker: number;
  size: number;
  etag: string;
  modified_at: string;
  /** When a newer version took its place. */
  superseded_at: string | null;
  /** JSON of `StoredHeaders`. */
  headers: string;
  /** JSON: names and values. */
  tags: string;
}

/** An object's bytes: its blobs one after the other. */
export interface SegmentRow {
  object: number;
  position: number;
  blob: string;
  size: number;
}

export interface UploadRow {
  id: string;
  bucket: string;
  key: string;
  started_at: string;
  /** When its newest part came. */
  touched_at: string;
  headers: string;
  tags: string;
}

export interface PartRow {
  upload: string;
  number: number;
  blob: string;
  size: number;
  etag: string;
  modified_at: string;
}

export interface UserRow {
  user_id: string;
  project_id: string;
  enabled: number;
  created_at: string;
}

export interface KeyRow {
  access_key: string;
  user_id: string;
  project_id: string;
  /** The secret, encrypted (`service/keys.ts`). */
  sealed: string;
  /** 1: the platform signs links with it; nobody is told of it. */
  is_platform: number;
  enabled: number;
  description: string;
  created_at: string;
  last_used_at: string | null;
}
