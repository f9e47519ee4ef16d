import { useLocation, useNavigate } from 'react-router-dom';
import type { Step } from './step.ts';
import { previousStepIndex, withStep } from './steps.rules.ts';

/** In the state of an entry of history: the step it was opened from. */
export interface StepNavigationState {
  readonly cameFrom?: string | undefined;
}

/** From one step to another, by the address. The first step is the address without any. */
export function useStepNavigation(steps: readonly Step[], place: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationState: StepNavigationState = { cameFrom: steps[place]?.key };
  const addressOf = (at: number) => withStep(location.search, at === 0 ? null : (steps[at]?.key ?? null));
  const open = (at: number) => void navigate({ search: addressOf(at) }, { state: navigationState });
  return {
    navigationState,
    addressOf,
    open,
    goBack() {
      const before = previousStepIndex(steps, place);
      // A step back is a step back in history too, where that is the way that was come.
      if ((location.state as StepNavigationState | null)?.cameFrom === steps[before]?.key) void navigate(-1);
      else open(before);
    },
    correctAddress: () => void navigate({ search: addressOf(place) }, { replace: true }),
  };
}
