import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 1180px)');

function subscribe(changed: () => void) {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether there is no room for the section menu beside the sheet (visual language, "Small screens"). */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
