/** The families of shapes that a status belongs to (visual language, "States"). */
export type StateFamily = 'healthy' | 'progress' | 'warning' | 'error' | 'stopped' | 'paused' | 'unknown';

export interface States<Known extends string, Family extends StateFamily = StateFamily> {
  /** Those that there are words for; a cloud may know more, which show as they are. */
  readonly statuses: readonly Known[];
  readonly isKnownStatus: (status: string) => status is Known;
  /** An unmapped one is unknown. */
  readonly stateOf: (status: string) => Family | 'unknown';
}

/** The statuses of a resource, each with its family: `statesOf({ ACTIVE: 'healthy', DOWN: 'stopped' })`. */
export function statesOf<Known extends string, const Family extends StateFamily>(
  families: Readonly<Record<Known, Family>>,
): States<Known, Family> {
  const isKnownStatus = (status: string): status is Known => Object.hasOwn(families, status);
  return {
    statuses: Object.keys(families) as Known[],
    isKnownStatus,
    stateOf: (status) => (isKnownStatus(status) ? families[status] : 'unknown'),
  };
}
