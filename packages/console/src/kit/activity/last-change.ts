import { lazyComponent } from '../connectivity/lazy-component.tsx';

// Apart from the index: forms say it, and lists, which the activity is one of, have fields of forms in their filters.

/** Loads when somebody else was faster. */
export const LastChange = lazyComponent(async () => (await import('./LastChange.tsx')).LastChange);
