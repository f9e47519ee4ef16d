import { useLocation, useNavigate } from 'react-router-dom';
import type { Step } from './step.ts';
import { placeBefore, withStep } from './steps.rules.ts';

/** In the state of an entry of history: the step it was opened from. */
export interface Arrival {
  readonly cameFrom?: string | undefined;
}

/** From one step to another, by the address. The first step is the address without any. */
export function useMoves(steps: readonly Step[], place: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival: Arrival = { cameFrom: steps[place]?.key };
  const addressOf = (at: number) => withStep(location.search, at === 0 ? null : (steps[at]?.key ?? null));
  const open = (at: number) => void navigate({ search: addressOf(at) }, { state: arrival });
  return {
    arrival,
    addressOf,
    open,
    goBack() {
      const before = placeBefore(steps, place);
      // A step back is a step back in history too, where that is the way that was come.
      if ((location.state as Arrival | null)?.cameFrom === steps[before]?.key) void navigate(-1);
      else open(before);
    },
    correctAddress: () => void navigate({ search: addressOf(place) }, { replace: true }),
  };
}
