/** A group of suites, by the beginnings of their names, and the minutes they may take on two cores. */
export interface TimeBudget {
  readonly group: string;
  readonly suites: readonly string[];
  readonly minutes: number;
}

/** What a whole run may take. Who is over it is told at the end of the run; it fails nothing: time depends on the machine. */
export const timeBudgets: readonly TimeBudget[] = [
  { group: 'builds and checks', suites: ['check/', 'build', 'budgets'], minutes: 3 },
  { group: 'unit and engine suites', suites: ['unit/', 'bench'], minutes: 5 },
  { group: 'elements', suites: ['elements'], minutes: 3 },
  { group: 'catalogue', suites: ['catalogue'], minutes: 2 },
  { group: 'embed', suites: ['embed'], minutes: 2 },
  { group: 'journeys', suites: ['journeys'], minutes: 9 },
];

/** What the journeys of one resource may be. */
export const resourceBudget = { journeys: 8, cpuSeconds: 20 };

/** Milliseconds after which a suite is ended: it hangs, and the suites after it are to run within CI's time. */
export const SUITE_TIMEOUT = 30 * 60_000;
