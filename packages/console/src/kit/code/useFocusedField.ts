import { type RefObject, useEffect, useState } from 'react';

/** The path of the field beside the drawer that had the focus last; what is done in the drawer itself changes nothing. */
export function useFocusedField(drawer: RefObject<HTMLElement | null>): string | null {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const here = drawer.current;
    const form = here?.closest('form');
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || here?.contains(target)) return;
      setField(target.closest('form [name]')?.getAttribute('name') ?? null);
    };
    form?.addEventListener('focusin', look);
    return () => form?.removeEventListener('focusin', look);
  }, [drawer]);
  return field;
}
