/** A field of a form as far as forms need to know one: its name on the screen, and what its values are called. */
export type FormField = HTMLElement & {
  readonly label?: string;
  readonly type?: string;
  /** A combobox has its choices here; others have them as children. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

/** The field of a path; a value inside a field (`dns.1`) is that field's matter. */
export function fieldAt(form: Element | null, path: string): FormField | null {
  if (!form || path === '') return null;
  const field = form.querySelector<FormField>(`[name="${CSS.escape(path)}"]`);
  return field ?? fieldAt(form, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

/** The first of the fields that a path stands for together (`members`). */
export const fieldWithin = (form: Element | null, path: string): FormField | null =>
  form?.querySelector<FormField>(`[name^="${CSS.escape(path)}."]`) ?? null;

/** What the field calls a value: the label of the choice, or the text itself. */
export function labelOfValue(field: FormField | null, value: string): string {
  if (!field) return value;
  // Nobody reads a secret over another's shoulder.
  if (field.type === 'password' || field.localName === 'sky-password-field')
    return '•'.repeat(Math.min(value.length, 8));
  const option = field.options?.find((one) => one.value === value);
  if (option) return option.label;
  const child = [...field.children].find((one) => (one as { value?: unknown }).value === value) as
    | (Element & { readonly label?: string })
    | undefined;
  return child?.label || child?.textContent?.trim() || value;
}
