import { useLayoutEffect, useRef, useState } from 'react';

type Field = HTMLElement & { label?: string };

/** The field of a path; a value inside a field (`dns.1`) is that field's matter. */
function fieldAt(form: Element | null, path: string): Field | null {
  if (!form || path === '') return null;
  const field = form.querySelector<Field>(`[name="${CSS.escape(path)}"]`);
  return field ?? fieldAt(form, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

const formOf = (element: Element | null) => element?.closest('form') ?? null;

/** What the fields with a problem are called on the screen, and the way to each. The labels are in the page already: nobody lists them twice. */
export function useFieldLabels(problems: readonly { readonly path: string }[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const paths = problems.map(({ path }) => path).join('\n');

  useLayoutEffect(() => {
    const form = formOf(ref.current);
    const read = () => {
      const next = Object.fromEntries(paths.split('\n').map((path) => [path, fieldAt(form, path)?.label ?? '']));
      setLabels((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    read();
    // A field may come after its problem: with its part of the console, or when its pane is turned to.
    const watch = new MutationObserver(read);
    if (form) watch.observe(form, { childList: true, subtree: true, attributeFilter: ['name'] });
    return () => watch.disconnect();
  }, [paths]);

  return {
    ref,
    labelOf: (path: string) => labels[path] ?? '',
    focus(path: string) {
      const field = fieldAt(formOf(ref.current), path);
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
    },
  };
}
