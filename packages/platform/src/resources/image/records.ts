import { type Image, imageSubjects, type ImageKind, type Method, type Subject } from '@skydeck/contract';
import { forbidden } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { type Actor, owns } from '../kit/access.ts';
import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import { seesImage } from './visibility.rules.ts';

type Shown = Omit<Image, keyof RevisedRecord | 'file' | 'os_type'>;

export interface ImageRecord extends RevisedRecord, Readonly<Shown> {
  readonly status: string;
  readonly kind: ImageKind;
  /** Where its bytes lie; null until all have come, and for an empty disk, whose bytes follow from its size. */
  readonly blob: string | null;
}

export const imageRecords = revisedCollection<ImageRecord>('image', { sees: seesImage });

/** Who changes images: that every project sees one is a right of its own. */
export interface ImageEditor extends Actor {
  may(subject: Subject, method: Method): boolean;
}

/** Throws 404, and 403 for one that is another project's: it may be used, not changed. */
export async function findOwnImage(tx: Tx, actor: Actor, id: string, method: Method): Promise<ImageRecord> {
  const image = await imageRecords.find(tx, actor, id);
  if (!owns(actor, image)) throw forbidden(imageSubjects.item, method);
  return image;
}
