import { proxy } from 'valtio';

/** What becomes of one file that is sent, or of one object that is deleted (spec: upload.status). */
export type TransferStatus = 'pending' | 'progress' | 'done' | 'failed' | 'canceled';

export interface TransferItem {
  /** Unique in its group. */
  readonly id: string;
  readonly name: string;
  status: TransferStatus;
  /** Whole percent; null while there is no telling. */
  progress: number | null;
  /** How many of its parts are over, such as the files of a folder, while nobody knows how many there are. */
  partsDone: number;
  /** Translated; null unless it failed. */
  error: string | null;
}

export interface TransferGroup {
  readonly id: string;
  readonly kind: 'upload' | 'delete';
  /** Where to, or out of what: the bucket's name. */
  readonly place: string;
  items: TransferItem[];
  /** Nothing of it goes on any more. */
  isFinished: boolean;
  readonly canCancel: boolean;
  readonly canRetry: boolean;
}

/** Groups, the newest last. What shows them is `layout/transfers`. */
export const transferStore = proxy({ groups: [] as TransferGroup[] });
