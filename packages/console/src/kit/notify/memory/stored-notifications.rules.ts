import type { Mute } from '../notices.ts';

/** A task that this browser asked for and that had not ended when it was last heard of. */
export interface RequestedTask {
  readonly task_id: string;
  /** Whose it is; null where an older version did not keep that. */
  readonly user_id: string | null;
}

/** The notification store of a browser (spec: notification.store). */
export interface StoredNotifications {
  readonly version: typeof VERSION;
  readonly mute: Mute;
  /** Toasts on the screen at once. */
  readonly maxItems: number;
  readonly requestedTasks: readonly RequestedTask[];
}

export const VERSION = 1;
const MAX_ITEMS = 3;
const all: Mute = { all: true, error: false, info: false, success: false };
/** More than anybody starts; what is above is the oldest. */
const MOST_TASKS = 50;

type Unknown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

/**
 * What the browser has, in today's shape. Before there were versions the flags lay at the top, or `muted` was one for all,
 * and tasks were ids alone. What a newer console wrote, or nobody of ours, says nothing.
 */
export function readStoredNotifications(text: string | null): StoredNotifications {
  const said = parse(text);
  const { version = 0 } = said;
  const known = version === VERSION || version === 0 ? said : {};
  const { maxItems } = known;
  return {
    version: VERSION,
    mute: muteOf(known),
    maxItems:
      Number.isInteger(maxItems) && (maxItems as number) > 0 ? Math.min(maxItems as number, MAX_ITEMS) : MAX_ITEMS,
    requestedTasks: tasksOf(known['requestedTasks']),
  };
}

function parse(text: string | null): Unknown {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Only what says so clearly is muted. */
function muteOf(said: Unknown): Mute {
  const flags = isRecord(said['mute']) ? said['mute'] : said['version'] === VERSION ? {} : said;
  if (flags['all'] === true || said['muted'] === true) return all;
  return {
    all: false,
    error: flags['error'] === true,
    info: flags['info'] === true,
    success: flags['success'] === true,
  };
}

function tasksOf(said: unknown): RequestedTask[] {
  if (!Array.isArray(said)) return [];
  return said.slice(-MOST_TASKS).flatMap((entry: unknown): RequestedTask[] => {
    if (typeof entry === 'string') return [{ task_id: entry, user_id: null }];
    if (!isRecord(entry) || typeof entry['task_id'] !== 'string') return [];
    return [{ task_id: entry['task_id'], user_id: typeof entry['user_id'] === 'string' ? entry['user_id'] : null }];
  });
}

export const withTask = (
  { requestedTasks, ...rest }: StoredNotifications,
  task: RequestedTask,
): StoredNotifications => ({
  ...rest,
  requestedTasks: [...requestedTasks.filter(({ task_id }) => task_id !== task.task_id), task].slice(-MOST_TASKS),
});

export const withoutTask = ({ requestedTasks, ...rest }: StoredNotifications, taskId: string): StoredNotifications => ({
  ...rest,
  requestedTasks: requestedTasks.filter(({ task_id }) => task_id !== taskId),
});
