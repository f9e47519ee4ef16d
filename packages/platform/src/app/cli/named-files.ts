import { statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { shardOf } from '../../object-storage/storage/bin.ts';

/** A file that a row of the database names. */
export interface NamedFile {
  /** Where it lies in a data folder; the first one is its own place. */
  readonly paths: readonly [string, ...string[]];
  readonly size: number;
  /** Whose it is, for people. */
  readonly owner: string;
}

interface Row {
  readonly name: string;
  readonly size: number;
  readonly owner: string;
}

const blobRows = `
  select segment.blob as name, segment.size, 'the object ' || object.bucket || '/' || object.key as owner
  from s3_segments segment join s3_objects object on object.seq = segment.object
  union all
  select part.blob, part.size, 'a part of the upload ' || part.upload from s3_parts part
  union all
  select json_extract(image.body, '$.blob'), json_extract(image.body, '$.size'), 'the image ' || image.name
  from documents image where image.kind = 'image' and json_extract(image.body, '$.blob') is not null`;
const pictureRows = `select name, size, 'a picture of the domain ' || domain_id as owner from domain_pictures`;

// What a row names may lie in the bin, from which whoever reads it gets it back.
const blobPaths = (name: string) => ['blobs', 'bin'].map((place) => join('s3', place, shardOf(name), name));

/** All files that the rows of a database name; nothing where these are in another S3. */
export function* namedFiles(database: Database.Database, hasObjects = true): Generator<NamedFile, void> {
  if (!hasObjects) return;
  for (const { name, size, owner } of database.prepare<[], Row>(blobRows).iterate()) {
    const [own = '', ...others] = blobPaths(name);
    yield { paths: [own, ...others], size, owner };
  }
  for (const { name, size, owner } of database.prepare<[], Row>(pictureRows).iterate())
    yield { paths: [join('pictures', name)], size, owner };
}

/** Where in a folder a file lies whole; null: nowhere. */
export const findNamed = (folder: string, { paths, size }: NamedFile): string | null =>
  paths.find((path) => sizeOf(join(folder, path)) === size) ?? null;

/** null where there is no such file. */
export const sizeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.size ?? null;
