import type { TaskProblem } from '@skydeck/contract';
import { nameAmong, repeatedIds } from '../text/distinct-name.ts';

export interface FailureGroup {
  readonly text: string;
  readonly names: readonly string[];
}

/** What keeps several from being done, each reason once with the names that it is said of, in the order of the reasons. */
export function groupNames(refused: readonly { readonly name: string; readonly reason: string }[]): FailureGroup[] {
  const groups = Map.groupBy(refused, ({ reason }) => reason);
  return [...groups].map(([text, members]) => ({ text, names: members.map(({ name }) => name) }));
}

/** Failures with the same message are one group that names its objects (spec: error.group). */
export function groupFailures(
  errors: readonly TaskProblem[],
  textOf: (problem: TaskProblem) => string,
): FailureGroup[] {
  const nameOf = nameAmong(repeatedIds(errors));
  return groupNames(errors.map((error) => ({ name: error.name ? nameOf(error) : error.id, reason: textOf(error) })));
}
