import type { RefObject } from 'react';
import type { Form } from '../form/index.ts';
import type { Step } from './step.ts';
import { nextStepIndex, previousStepIndex, firstInvalidIndex, stateOf, type StepState } from './steps.rules.ts';
import { type StepNavigationState, useStepNavigation } from './useStepNavigation.ts';
import { useCurrentStep } from './useCurrentStep.ts';
import { useRefusal } from './useRefusal.ts';
import { useStepFocus } from './useStepFocus.ts';
import { useStepProblems } from './useStepProblems.ts';

export interface StepView {
  readonly step: Step;
  readonly state: StepState;
  /** The query of its address; null where nobody has come yet. */
  readonly address: string | null;
  readonly navigationState: StepNavigationState;
  /** Whether the open step may be left for it; says why when it may not. */
  readonly mayOpen: () => boolean;
}

/**
 * The way through the steps: the open one is in the address, forwards it is left only when it is right, and backwards
 * goes as the browser goes back. Give `heading` to what the focus goes to when another step opens.
 */
export function useSteps<Draft extends object>(
  form: Form<Draft>,
  steps: readonly Step[],
  heading: RefObject<HTMLElement | null>,
) {
  const stepProblems = useStepProblems(form, steps);
  const { place, reached, isGranted } = useCurrentStep(steps, stepProblems.isInvalid);
  const { addressOf, open, goBack, correctAddress, navigationState } = useStepNavigation(steps, place);
  const current = steps[place] as Step;
  const after = nextStepIndex(steps, place);
  const show = () => stepProblems.show(current);
  const focusProblem = useStepFocus({ place, isGranted, heading, correctAddress, show });

  function mayOpen(at: number): boolean {
    if (at < place || !stepProblems.isInvalid(current)) return true;
    show();
    return false;
  }
  function openInvalid(at: number) {
    if (at === place) return show();
    focusProblem();
    return open(at);
  }
  function goOn() {
    if (after >= 0) {
      if (mayOpen(after)) open(after);
      return;
    }
    const wrong = firstInvalidIndex(steps, stepProblems.isInvalid);
    if (wrong >= 0) openInvalid(wrong);
    else void form.submit();
  }
  useRefusal(form, () => {
    const refused = firstInvalidIndex(steps, stepProblems.isRefused);
    if (refused >= 0 && refused !== place) openInvalid(refused);
  });

  const list = steps.map<StepView>((step, at) => ({
    step,
    state: stateOf(step, at, { current: place, reached }, stepProblems.hasProblem(step, at < reached)),
    address: at <= reached && at !== place && !step.whyNot ? addressOf(at) : null,
    navigationState,
    mayOpen: () => mayOpen(at),
  }));
  return {
    place,
    current,
    list,
    goOn,
    goBack: previousStepIndex(steps, place) < 0 ? null : goBack,
    following: steps[after] ?? null,
    notes: stepProblems.notesOn(current, after < 0),
  };
}
