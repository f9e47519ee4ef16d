import type { Subject } from '@skydeck/contract';
import type { Documents } from '../../store/documents.ts';
import type { Tx } from '../../store/store.ts';
import { type BulkTask, createBulkTask, visibleNames } from './bulk-task.ts';
import { type Actor, owns } from './access.ts';

/** `Choices`: what was decided for all of them, where a deletion leaves something to decide. */
interface BulkDeletion<Item extends { id: string; project_id: string }, Choices> {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  documents(tx: Tx): Documents<Item>;
  /** Whose name the actor may learn. Left out: a project's own. */
  sees?(actor: Actor, item: Item): boolean;
  /** Deletes one, or throws why not. */
  remove(tx: Tx, actor: Actor, id: string, choices?: Choices): Promise<void>;
}

/** Deletes items of one resource in the background: what cannot be deleted is that item's error, and the others go on. */
export const createBulkDelete = <
  Item extends { id: string; name: string; project_id: string },
  Choices extends object = never,
>({
  task,
  subject,
  documents,
  sees = owns,
  remove,
}: BulkDeletion<Item, Choices>): BulkTask<Choices> =>
  createBulkTask<Choices>({
    task,
    subject,
    method: 'DELETE',
    names: visibleNames(documents, sees),
    act: remove,
  });
