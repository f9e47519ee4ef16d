import { type FormField, fieldAt } from './field-at.ts';
import { useReadForm } from './useReadForm.ts';

/** By path, in the order of the fields; what belongs to none comes first, as it stands above them. */
function labelsIn(form: Element | null, paths: readonly string[]): Readonly<Record<string, string>> {
  const fields = paths.map((path) => ({ path, field: fieldAt(form, path) }));
  const inOrder = fields.toSorted(({ field: one }, { field: other }) => {
    if (!one || !other || one === other) return Number(one !== null) - Number(other !== null);
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
  return Object.fromEntries(inOrder.map(({ path, field }) => [path, field?.label ?? '']));
}

/** What the fields with a problem are called on the screen, and the way to each. The labels are in the page already: nobody lists them twice. */
export function useFieldLabels<Problem extends { readonly path: string }>(problems: readonly Problem[]) {
  const paths = problems.map(({ path }) => path);
  const { ref, found: labels, form } = useReadForm(paths, labelsIn);
  const order = Object.keys(labels ?? {});
  return {
    ref,
    /** As a person meets their fields. */
    inOrder: problems.toSorted(({ path: one }, { path: other }) => order.indexOf(one) - order.indexOf(other)),
    labelOf: (path: string) => labels?.[path] ?? '',
    focus(path: string) {
      const field: FormField | null = fieldAt(form(), path);
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
    },
  };
}
