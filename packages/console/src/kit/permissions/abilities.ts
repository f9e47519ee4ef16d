import { type Action, actionsOf, type Allowed, type Subject } from '@skydeck/contract';
import { proxy, useSnapshot } from 'valtio';

/** `loaded` is false until `/meta` has answered: then reading everything is assumed, and nothing else. */
const state = proxy({ loaded: false, allowed: {} as Record<string, Action[]> });

export const abilities = {
  state,
  load(allowed: readonly Allowed[]) {
    state.allowed = Object.fromEntries(allowed.map(({ name, methods }) => [name, [...actionsOf(methods)]]));
    state.loaded = true;
  },
  reset() {
    state.loaded = false;
    state.allowed = {};
  },
};

const decide = (
  { loaded, allowed }: { loaded: boolean; allowed: Readonly<Record<string, readonly Action[]>> },
  subject: Subject,
  action: Action,
) => (loaded ? (allowed[subject]?.includes(action) ?? false) : action === 'read');

export const can = (subject: Subject, action: Action): boolean => decide(state, subject, action);

/** The same for several questions at once. */
export function useRights(): (subject: Subject, action: Action) => boolean {
  const now = useSnapshot(state);
  return (subject, action) => decide(now, subject, action);
}

/** Whether the role allows it; what the state of one object forbids is said by a `whyNot` rule beside it. */
export const useCan = (subject: Subject, action: Action): boolean => decide(useSnapshot(state), subject, action);
