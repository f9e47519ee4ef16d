import type { StateFamily } from '../../kit/states.rules.ts';

interface StatusCount {
  readonly status: string;
  readonly count: number;
}

export interface FamilyCount {
  readonly family: StateFamily;
  readonly count: number;
  /** What the list is filtered by to have the same. */
  readonly statuses: readonly string[];
}

/** Healthy ones come first, those that need somebody last (visual language, `r4`). */
const order: readonly StateFamily[] = ['healthy', 'stopped', 'paused', 'progress', 'unknown', 'warning', 'error'];

/** How many there are of each family; of those that there are none of, nothing is said. */
export function countFamilies(
  statuses: readonly StatusCount[],
  familyOf: (status: string) => StateFamily,
): readonly FamilyCount[] {
  return order.flatMap((family) => {
    const those = statuses.filter(({ status, count }) => count > 0 && familyOf(status) === family);
    if (those.length === 0) return [];
    const count = those.reduce((sum, one) => sum + one.count, 0);
    return [{ family, count, statuses: those.map(({ status }) => status) }];
  });
}
