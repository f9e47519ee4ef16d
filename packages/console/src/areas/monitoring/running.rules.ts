import type { Task } from '@skydeck/contract';

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

/** Seconds: whole ones below a minute, else those of whole minutes or hours. */
export function roundedSeconds(ms: number): number {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const unit = [3600, 60].find((length) => seconds >= length) ?? 1;
  return Math.round(seconds / unit) * unit;
}
