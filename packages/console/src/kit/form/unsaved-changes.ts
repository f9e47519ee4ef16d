let count = 0;

/** Whether the page has unsaved changes that a reload would lose. */
export const hasUnsavedChanges = (): boolean => count > 0;

/** Marks the page as having unsaved changes. @returns what clears the mark. */
export function markUnsaved(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

/** The answers to the question whether the page may be left. */
export interface Leaving {
  proceed(): void;
  reset(): void;
}

/** Asks before the page is left; paths are those of the console, without its prefix. */
export interface LeaveGuard {
  readonly shouldBlock: (from: string, to: string) => boolean;
  readonly onBlocked: (leaving: Leaving) => void;
}

const guards = new Set<LeaveGuard>();

/** @returns what ends it. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** The guard that is to be asked before this navigation: a form that lies over another comes first. */
export const findBlockingGuard = (from: string, to: string): LeaveGuard | null =>
  [...guards].find(({ shouldBlock }) => shouldBlock(from, to)) ?? null;

/** For what ends the page at this path without a navigation: asks the guards as if it were left for the start page. */
export function confirmLeaving(path: string, proceed: () => void): void {
  const guard = findBlockingGuard(path, '/');
  if (guard) guard.onBlocked({ proceed, reset: () => {} });
  else proceed();
}
