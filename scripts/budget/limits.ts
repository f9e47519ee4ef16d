/**
 * Kilobytes of 1000 bytes, compressed. The peers beside them were measured in November 2026.
 *
 * Where a target is named, the limit is what holds today and may only go down (docs/decisions/0011).
 */
export const limits = {
  /** Target 9; Material Web needs 14.2. */
  button: 12.1,
  /** Target 11; Carbon needs 16.0. */
  textField: 14.9,
  /** Target 22; Fluent needs 44.2. */
  formPage: 22,
  /** Target 22; Fluent needs 38.8. */
  dialogAndForm: 22,
  /** cal.com's embed-core needs 17.3, and FAST is 13.6 of ours. */
  embedHost: 18,
  /** Target 175. The JavaScript of the first list somebody opens, as it goes over the wire; Oxide needs 434. Measured in test/journeys/weight.e2e.ts. What stands against the target: decision 38. How it is measured: decision 75. */
  firstList: 197,
  /** Target 215. The same with all that comes beside it: page, styles, fonts, answers. */
  firstListInAll: 243.4,
  /** Target 12. The code and the words of a resource on average, in the language with the longest words. */
  resource: 13,
} as const;

export type RouteKind = 'list' | 'details' | 'form' | 'wizard' | 'topology' | 'objectStorage' | 'reactAria';

/** What the heaviest page of a kind adds to the shell: code and styles, gzip. */
export const routeLimits: Readonly<Record<RouteKind, { readonly limit: number; readonly target: number }>> = {
  list: { limit: 20, target: 20 },
  details: { limit: 25, target: 25 },
  form: { limit: 30, target: 30 },
  wizard: { limit: 45, target: 45 },
  topology: { limit: 75, target: 75 },
  objectStorage: { limit: 140, target: 140 },
  /** What a page fetches when it first shows a date, a color, a drop zone, a tree or an ordered list of react-aria. */
  reactAria: { limit: 90, target: 90 },
};

/** Target met. Requests until the first list is there; Skyline needs 28. */
export const firstListRequests = 15;
