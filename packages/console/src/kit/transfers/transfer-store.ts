import { proxy } from 'valtio';

/** What becomes of one file that is sent, or of one object that is deleted (spec: upload.status). */
export type TransferStatus = 'pending' | 'progress' | 'done' | 'failed' | 'canceled';

export interface TransferItem {
  /** Unique in its group. */
  readonly id: string;
  readonly name: string;
  /** Of what it is, where that is known: `kind-pdf`. */
  readonly icon: string | null;
  /** The folder it goes to, or lies in. */
  readonly path: string;
  /** Bytes; null where they do not count. */
  readonly size: number | null;
  /** The page that shows it once it is done. */
  readonly to: string | null;
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
  /** Bytes a second; null while nobody knows. */
  speed: number | null;
  /** Seconds until all of it is done; null while nobody knows. */
  secondsLeft: number | null;
  /** Nothing of it begins before a person has it go on. */
  isPaused: boolean;
  /** Nothing of it goes on any more. */
  isFinished: boolean;
  readonly canCancel: boolean;
  readonly canRetry: boolean;
  readonly canPause: boolean;
}

/** Groups, the newest last. What shows them is `layout/transfers`. */
export const transferStore = proxy({ groups: [] as TransferGroup[] });
