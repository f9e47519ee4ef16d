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
  /** The target. The JavaScript of the first list somebody opens; Oxide needs 434. Measured in test/journeys/weight.e2e.ts. */
  firstList: 180,
  /** All routes, in the language with the heaviest words; Oxide, which has one, needs 796. */
  console: 600,
} as const;

/** The target. Requests until the first list is there; Skyline needs 28. */
export const firstListRequests = 20;
