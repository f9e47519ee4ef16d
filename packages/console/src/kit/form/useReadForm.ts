import { useLayoutEffect, useRef, useState } from 'react';

const formOf = (element: Element | null) => element?.closest('form') ?? null;

/**
 * What is found in the fields around, read anew whenever they change. `of` is plain data that says what is looked for;
 * `read` is a function of the module, and answers with plain data.
 */
export function useReadForm<Of, Found>(of: Of, read: (form: Element | null, of: Of) => Found) {
  const ref = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const asked = JSON.stringify(of);

  useLayoutEffect(() => {
    const form = formOf(ref.current);
    const look = () => {
      const next = read(form, JSON.parse(asked) as Of);
      setFound((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    look();
    // A field may come after what is said of it: with its part of the console, or when its pane is turned to.
    const watch = new MutationObserver(look);
    if (form) watch.observe(form, { childList: true, subtree: true, attributeFilter: ['name'] });
    return () => watch.disconnect();
  }, [asked, read]);

  return { ref, found, form: () => formOf(ref.current) };
}
