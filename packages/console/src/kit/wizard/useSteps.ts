import type { RefObject } from 'react';
import type { Form } from '../form/index.ts';
import type { Step } from './step.ts';
import { placeAfter, placeBefore, placeOfTrouble, stateOf, type StepState } from './steps.rules.ts';
import { type Arrival, useMoves } from './useMoves.ts';
import { usePlace } from './usePlace.ts';
import { useRefusal } from './useRefusal.ts';
import { useStepFocus } from './useStepFocus.ts';
import { useTrouble } from './useTrouble.ts';

export interface StepView {
  readonly step: Step;
  readonly state: StepState;
  /** The query of its address; null where nobody has come yet. */
  readonly address: string | null;
  readonly arrival: Arrival;
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
  const trouble = useTrouble(form, steps);
  const { place, reached, isGranted } = usePlace(steps, trouble.isUnsound);
  const { addressOf, open, goBack, correctAddress, arrival } = useMoves(steps, place);
  const current = steps[place] as Step;
  const after = placeAfter(steps, place);
  const show = () => trouble.show(current);
  const seekTrouble = useStepFocus({ place, isGranted, heading, correctAddress, show });

  function mayOpen(at: number): boolean {
    if (at < place || !trouble.isUnsound(current)) return true;
    show();
    return false;
  }
  function openTrouble(at: number) {
    if (at === place) return show();
    seekTrouble();
    return open(at);
  }
  function goOn() {
    if (after >= 0) {
      if (mayOpen(after)) open(after);
      return;
    }
    const wrong = placeOfTrouble(steps, trouble.isUnsound);
    if (wrong >= 0) openTrouble(wrong);
    else void form.submit();
  }
  useRefusal(form, () => {
    const refused = placeOfTrouble(steps, trouble.isRefused);
    if (refused >= 0 && refused !== place) openTrouble(refused);
  });

  const list = steps.map<StepView>((step, at) => ({
    step,
    state: stateOf(step, at, { current: place, reached }, trouble.hasTrouble(step, at < reached)),
    address: at <= reached && at !== place && !step.whyNot ? addressOf(at) : null,
    arrival,
    mayOpen: () => mayOpen(at),
  }));
  return {
    place,
    current,
    list,
    goOn,
    goBack: placeBefore(steps, place) < 0 ? null : goBack,
    following: steps[after] ?? null,
    notes: trouble.notesOn(current, after < 0),
  };
}
