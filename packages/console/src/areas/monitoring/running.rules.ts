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

/** In whole seconds below a minute, else in whole minutes or hours. */
export function roundTime(ms: number): { readonly unit: 'second' | 'minute' | 'hour'; readonly count: number } {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return { unit: 'second', count: seconds };
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.round(minutes / 60) };
}
