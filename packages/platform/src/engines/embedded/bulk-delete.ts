import type { Subject } from '@skydeck/contract';
import type { Documents } from '../../store/documents.ts';
import type { Tx } from '../../store/store.ts';
import { type ListedRecords, listedItems } from '../../resources/kit/bulk-items.ts';
import type { BulkTask } from '../../resources/kit/bulk-task.ts';
import { createStoreBulkTask } from './bulk-task.ts';
import type { Actor } from '../../resources/kit/access.ts';

/** `Choices`: what was decided for all of them, where a deletion leaves something to decide. */
interface BulkDeletion<Item extends { id: string; project_id: string }, Choices> extends ListedRecords<Item> {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  documents(tx: Tx): Documents<Item>;
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
  remove,
  ...list
}: BulkDeletion<Item, Choices>): BulkTask<Choices> =>
  createStoreBulkTask<Choices>({ task, subject, method: 'DELETE', items: listedItems(documents, list), act: remove });
