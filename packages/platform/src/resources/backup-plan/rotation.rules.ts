interface Kept {
  readonly id: string;
  readonly status: string;
}

/** The oldest of those that can be restored, where a plan keeps no more than `keep`. `points`: of one volume, the oldest first. */
export function leavingOf<Point extends Kept>(points: readonly Point[], keep: number): Point[] {
  const whole = points.filter(({ status }) => status === 'available');
  return whole.slice(0, Math.max(0, whole.length - keep));
}

/**
 * What a plan could not make of a volume is told until it tries again: nobody deletes a year of failures by hand. `latest` is
 * what it tried now.
 */
export const outdatedFailures = <Point extends Kept>(points: readonly Point[], latest: Kept): Point[] =>
  points.filter(({ id, status }) => status === 'error' && id !== latest.id);
