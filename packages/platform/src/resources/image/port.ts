import { type Image, imageSorts, type ImageUpdate, type ImageUpload } from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type { Scope } from '../../http/scope.ts';
import { filtersOfTagged } from '../../http/tagged-filters.ts';
import type { StoredFile } from '../kit/file-store.ts';

/** The bytes of an upload, as they come. */
export interface ImageSource {
  readonly bytes: AsyncIterable<Buffer>;
  /** How many there will be; null: nobody said. */
  readonly length: number | null;
}

/** A file to be sent. */
export interface ImageFile extends StoredFile {
  readonly name: string;
  readonly disk_format: string;
  readonly md5: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** What a volume or a server is made of. */
export interface UsableImage extends Readonly<
  Pick<Image, 'id' | 'name' | 'disk_format' | 'min_disk' | 'min_ram' | 'os_distro' | 'hw_firmware_type'>
> {
  readonly virtual_size: number;
  /** Where what is made of it may be. */
  readonly traits: readonly string[];
}

/**
 * Images, as one scope sees them: a project has its own and those that are public, a system role without a project has all. Of
 * another project's nothing is changed: 403.
 *
 * `update`: 400 `min_disk_too_small`, `uefi_not_of_iso`, `placement_unknown`; 403 `visibility: public` without the right on
 * `compute_public_images`. `remove`: 409 `protected`, 409 `in_use` while volumes are made of it. One that is being uploaded
 * can be removed: its upload ends with 404.
 */
export interface ImageEngine extends Omit<CrudEngine<Image, never, ImageUpdate>, 'create'> {
  /**
   * The image is `saving` from the first byte to the last, then `active`; of one that fails nothing stays. 400: what `update`
   * refuses, and what `inspectImage` finds wrong with the bytes; `checksum` where they have another one.
   */
  upload(scope: Scope, body: ImageUpload, source: ImageSource): Promise<Image>;
  /** 409 `not_allowed_now` while its bytes are not all there. */
  download(scope: Scope, id: string): Promise<ImageFile>;
  /** A name under which anybody may have the file for a short time, and until when. */
  ticket(scope: Scope, id: string): Promise<{ readonly ticket: string; readonly expires_at: string }>;
  /** 404 for what is none, or not any more. */
  downloadBy(ticket: string): Promise<ImageFile>;
}

/** What each engine answers of a list. */
export const imageListRules: ListRules = {
  sorts: imageSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'kind', 'disk_format', 'os_distro', 'visibility', 'protected'),
    tags: filtersOfTagged.tags,
    traits: 'traits[]',
  },
  search: ['name', 'id', 'tags[]'],
};
