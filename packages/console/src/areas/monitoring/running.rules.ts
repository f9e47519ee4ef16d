import { hasEnded, type Task } from '@skydeck/contract';

/** Before this, a guess is wild. */
const LEAST_PERCENT = 10;

/** How long a task still takes, as it went so far; null where there is no telling. */
export function millisecondsLeft(
  { progress, created_at }: Pick<Task, 'progress' | 'created_at'>,
  now: number,
): number | null {
  if (progress === null || progress < LEAST_PERCENT || progress >= 100) return null;
  const passed = now - Date.parse(created_at);
  return passed <= 0 ? null : (passed / progress) * (100 - progress);
}

/** How long a task took; null while it goes on. */
export const millisecondsTaken = (task: Pick<Task, 'state' | 'created_at' | 'updated_at'>): number | null =>
  hasEnded(task) ? Math.max(0, Date.parse(task.updated_at) - Date.parse(task.created_at)) : null;

/** Seconds: whole ones below a minute, else those of whole minutes or hours. */
export function roundedSeconds(ms: number): number {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const unit = [3600, 60].find((length) => seconds >= length) ?? 1;
  return Math.round(seconds / unit) * unit;
}
