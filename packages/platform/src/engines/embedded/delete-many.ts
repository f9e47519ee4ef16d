import type { Subject } from '@skydeck/contract';
import type { Documents } from '../../store/documents.ts';
import type { Tx } from '../../store/store.ts';
import { doesToMany, type Many, namesSeen } from './do-many.ts';
import type { Viewer } from './viewer.ts';

/** `Choices`: what was decided for all of them, where a deletion leaves something to decide. */
interface Deletable<Item extends { id: string }, Choices> {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  documents(tx: Tx): Documents<Item>;
  /** Whose name the viewer may learn. */
  sees(viewer: Viewer, item: Item): boolean;
  /** Deletes one, or throws why not. */
  remove(tx: Tx, viewer: Viewer, id: string, choices?: Choices): Promise<void>;
}

/** Deletes items of one resource in the background: what cannot be deleted is that item's error, and the others go on. */
export const deletesMany = <Item extends { id: string; name: string }, Choices extends object = never>({
  task,
  subject,
  documents,
  sees,
  remove,
}: Deletable<Item, Choices>): Many<Choices> =>
  doesToMany<Choices>({
    task,
    subject,
    method: 'DELETE',
    names: namesSeen(documents, sees),
    act: remove,
  });
