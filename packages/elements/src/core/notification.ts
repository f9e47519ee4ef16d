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
  /** Milliseconds on the screen; `null` stays until it is dismissed. Left out, it is as long as its type has it. */
  readonly duration?: number | null;
  /** Milliseconds since the epoch; 0 when it is not known. */
  readonly timestamp: number;
  readonly actions?: readonly { readonly id: string; readonly label: string }[];
  /** Names of the things a running task still works on. */
  readonly inProgressItems?: readonly string[];
}

/** Milliseconds a toast stays (spec: notification.duration); `null` until something else becomes of it. */
export const notificationDurations: Readonly<Record<NotificationType, number | null>> = {
  info: 3000,
  success: 3000,
  warning: 5000,
  error: 10_000,
  progress: null,
};

/** A timer cannot wait for more milliseconds. */
const LONGEST = 2_147_483_647;

export function durationOf({ type, duration }: NotificationItem): number | null {
  if (duration === undefined) return notificationDurations[type];
  return duration === null ? null : Math.min(duration, LONGEST);
}
