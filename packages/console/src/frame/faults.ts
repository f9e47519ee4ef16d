import { type CallError, NotFound, ServerFault } from '@skydeck/contract';
import { proxy } from 'valtio';
import { createListeners } from '../kit/live/listeners.ts';

/** What calls have come to, as far as the page around the frame is concerned. */
export const frameAccess = proxy({
  /** The page is not, or no longer, on the list of this person's domain. */
  isRefused: false,
});

/** Why there is no form: a closed list, without anything that the server said. */
export interface Fault {
  readonly code: 'not-found' | 'disabled' | 'server';
  readonly status: number | null;
}

const faults = createListeners<[Fault]>();
export const onFault = faults.listen;

/** Told of each failed call in a frame. */
export function recordFault(error: CallError): void {
  if (error.code === 'not_a_partner') frameAccess.isRefused = true;
  const fault = faultOf(error);
  if (fault) faults.notify(fault);
}

function faultOf(error: CallError): Fault | null {
  if (error.code === 'access_disabled' && error.values['what'] === 'project')
    return { code: 'disabled', status: error.status };
  if (error instanceof NotFound) return { code: 'not-found', status: error.status };
  return error instanceof ServerFault ? { code: 'server', status: error.status } : null;
}
