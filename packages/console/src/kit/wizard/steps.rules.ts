/** What the order of the steps depends on. */
export interface StepFacts {
  /** In the address: `?step=key`. */
  readonly key: string;
  /** Why the step is not needed as things are; such a step is passed over. */
  readonly whyNot?: string | false | undefined;
}

/** `ahead`: not come to yet. `unneeded`: as things are. Of the others, `wrong` has a problem and `done` has none. */
export type StepState = 'current' | 'done' | 'wrong' | 'ahead' | 'unneeded';

type Judge<Step> = (step: Step) => boolean;

const isNeeded = ({ whyNot }: StepFacts) => !whyNot;

/** The next step that is needed, -1 behind the last. */
export const nextStepIndex = (steps: readonly StepFacts[], place: number): number =>
  steps.findIndex((step, at) => at > place && isNeeded(step));

/** The step before that is needed, -1 before the first. */
export const previousStepIndex = (steps: readonly StepFacts[], place: number): number =>
  steps.findLastIndex((step, at) => at < place && isNeeded(step));

/** The first needed step with a problem, -1 when there is none. */
export const firstInvalidIndex = <Step extends StepFacts>(steps: readonly Step[], isWrong: Judge<Step>): number =>
  steps.findIndex((step) => isNeeded(step) && isWrong(step));

/**
 * Which step shows when the address asks for one: that one, unless a step before it has a problem, which then shows
 * instead. What is no step asks for the first one, and what is not needed for the next that is.
 */
export function indexToShow<Step extends StepFacts>(
  steps: readonly Step[],
  wanted: unknown,
  isWrong: Judge<Step>,
): number {
  const asked = steps.findIndex(({ key }) => key === wanted);
  const step = steps[asked];
  const goal = step && isNeeded(step) ? asked : nextStepIndex(steps, asked);
  const invalid = firstInvalidIndex(steps, isWrong);
  return invalid >= 0 && invalid < goal ? invalid : goal;
}

export interface Progress {
  readonly current: number;
  /** The place of the furthest step that was shown. */
  readonly reached: number;
}

/** `hasProblem`: a problem that somebody was told of, or that came after the step was left. */
export function stateOf(step: StepFacts, at: number, { current, reached }: Progress, hasProblem: boolean): StepState {
  if (at === current) return 'current';
  if (!isNeeded(step)) return 'unneeded';
  if (at <= reached && hasProblem) return 'wrong';
  return at < reached ? 'done' : 'ahead';
}

/** The query of the address with another step in it; null takes the step out. The rest stays as it is. */
export function withStep(search: string, key: string | null): string {
  const query = new URLSearchParams(search);
  if (key === null) query.delete('step');
  else query.set('step', key);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
