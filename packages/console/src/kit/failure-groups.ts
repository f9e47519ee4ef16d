import type { TaskProblem } from '@skydeck/contract';

export interface FailureGroup {
  readonly text: string;
  readonly names: readonly string[];
}

/** Failures with the same message are one group that names its objects (1-foundations §8, mass operations). */
export function groupFailures(
  errors: readonly TaskProblem[],
  textOf: (problem: TaskProblem) => string,
): FailureGroup[] {
  const groups = new Map<string, string[]>();
  for (const error of errors) {
    const text = textOf(error);
    groups.set(text, [...(groups.get(text) ?? []), error.name || error.id]);
  }
  return [...groups].map(([text, names]) => ({ text, names }));
}
