import { any, array, boolean, type Infer, nullable, number, optional, record, string, type } from 'superstruct';
import { enums } from '../structs.ts';

export const taskStates = [
  'starting',
  'running',
  'cancelling',
  'paused',
  'success',
  'failed',
  'cancelled',
  'aborted',
  'scheduled',
] as const;
export const TaskState = enums(taskStates);
export type TaskState = Infer<typeof TaskState>;

/** One object a task could not handle; a task with `success` may still carry some (partial failure). */
export const TaskProblem = type({
  id: string(),
  name: string(),
  err_code: string(),
  message: string(),
  values: optional(record(string(), any())),
});
export type TaskProblem = Infer<typeof TaskProblem>;

export const Task = type({
  task_id: string(),
  /** Fully qualified type: `compute.routers.delete_many`. */
  name: string(),
  state: TaskState,
  args: record(string(), any()),
  kwargs: record(string(), any()),
  /** Whole percent, or null when there is no telling. */
  progress: nullable(number()),
  error: nullable(type({ err_code: string(), message: string() })),
  result: nullable(type({ done: optional(array(string())), errors: optional(array(TaskProblem)) })),
  /** Whether it can be cancelled now; who may do that is another matter. */
  can_cancel: optional(boolean()),
  project_id: nullable(string()),
  user_id: string(),
  /** Of who started it, as it was then. */
  user_name: optional(string()),
  /** What runs it: the name of its kind. */
  flow: optional(string()),
  /** As whoever started it called it: titles its notification. */
  event: optional(any()),
  request_id: nullable(string()),
  created_at: string(),
  updated_at: string(),
});
export type Task = Infer<typeof Task>;

const endings: readonly TaskState[] = ['success', 'failed', 'cancelled', 'aborted'];
export const hasEnded = (task: Pick<Task, 'state'>) => endings.includes(task.state);

/** What a task could not handle. With `success` beside it, it is a partial failure. */
export const problemsOfTask = (task: Pick<Task, 'result'>): readonly TaskProblem[] => task.result?.errors ?? [];

/** The kind of notification a task in this state is (spec: task.notice.level). */
export const levelOf = {
  starting: 'progress',
  running: 'progress',
  cancelling: 'progress',
  scheduled: 'progress',
  paused: 'progress',
  success: 'success',
  cancelled: 'warning',
  failed: 'error',
  aborted: 'error',
} as const satisfies Record<TaskState, 'progress' | 'success' | 'warning' | 'error'>;
