import type { Generated } from 'kysely';

type CannedAcl = 'private' | 'public-read' | 'public-read-write' | 'authenticated-read';

/** The object storage's own tables. Times are ISO 8601 in UTC; flags are 0 and 1. */
export interface S3Tables {
  s3_buckets: BucketRow;
  s3_objects: ObjectRow;
  s3_segments: SegmentRow;
  s3_uploads: UploadRow;
  s3_parts: PartRow;
  s3_users: UserRow;
  s3_keys: KeyRow;
  s3_domains: DomainRow;
  s3_completed_uploads: CompletedUploadRow;
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
  /** The region that was named when it was made; null: ours. */
  location: string | null;
  /** JSON: names and values; null: none were put. */
  tags: string | null;
  /** As `protocol/acl.ts` reads it; null: private. */
  acl: CannedAcl | null;
  /** JSON of what `protocol/object-lock.ts` reads; null: without. */
  object_lock: string | null;
}

export interface DomainRow {
  domain_id: string;
  enabled: number;
  /** 0: policies and access control lists may open buckets to everybody; null is as 1. */
  public_access_block: number | null;
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
  /** As `protocol/acl.ts` reads it; null: private. */
  acl: CannedAcl | null;
  /** Until when it must not be deleted, and how strictly; null: it may. */
  lock_mode: 'GOVERNANCE' | 'COMPLIANCE' | null;
  lock_until: string | null;
  /** 1: it must not be deleted as long as this stands. */
  legal_hold: Generated<number>;
}

/** An object's bytes: its blobs one after the other. */
export interface SegmentRow {
  object: number;
  position: number;
  blob: string;
  size: number;
  /** Of a part: JSON of algorithm and value; null: none was kept. */
  checksum: string | null;
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
  /** For the object: as its own columns. */
  acl: CannedAcl | null;
  /** JSON of the algorithm and how it is made of those of the parts; null: none was asked for. */
  checksum: string | null;
  /** JSON of what was asked for; null: what the bucket says. */
  object_lock: string | null;
}

/** An upload that became an object: a client whose answer was lost completes it again. */
export interface CompletedUploadRow {
  id: string;
  bucket: string;
  key: string;
  version_id: string;
  etag: string;
  /** JSON of algorithm, value and type; null: none. */
  checksum: string | null;
  completed_at: string;
}

export interface PartRow {
  upload: string;
  number: number;
  blob: string;
  size: number;
  etag: string;
  modified_at: string;
  /** JSON of algorithm and value; null: none was sent, and none was asked for. */
  checksum: string | null;
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
