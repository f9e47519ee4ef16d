import { useSyncExternalStore } from 'react';

const phone = matchMedia('(max-width: 640px)');

function subscribe(changed: () => void) {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}

/** Whether filters move to one line and one button (visual language, "Small screens"). */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
