import { type FormField, fieldAt } from './field-at.ts';
import { useReadForm } from './useReadForm.ts';

const labelsIn = (form: Element | null, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, fieldAt(form, path)?.label ?? '']));

/** What the fields with a problem are called on the screen, and the way to each. The labels are in the page already: nobody lists them twice. */
export function useFieldLabels(problems: readonly { readonly path: string }[]) {
  const paths = problems.map(({ path }) => path);
  const { ref, found: labels, form } = useReadForm(paths, labelsIn);
  return {
    ref,
    labelOf: (path: string) => labels?.[path] ?? '',
    focus(path: string) {
      const field: FormField | null = fieldAt(form(), path);
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
    },
  };
}
