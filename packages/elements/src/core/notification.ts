export type NotificationType = 'info' | 'success' | 'warning' | 'error' | 'progress';

/** One message to the person, as the notification host and the notification centre show it. */
export interface NotificationItem {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message?: string;
  /** 0 to 100; `null` when the end is not known. Only for `type: 'progress'`. */
  readonly progress?: number | null;
  readonly isSeen: boolean;
  readonly showClose: boolean;
  /** Milliseconds on the screen; `null` stays until it is dismissed. */
  readonly duration: number | null;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly actions?: readonly { readonly id: string; readonly label: string }[];
  /** Names of the things a running task still works on. */
  readonly inProgressItems?: readonly string[];
}
