/** A field as far as its text is concerned. */
export interface TypedField {
  readonly localName: string;
  readonly label?: string;
  readonly type?: string;
  readonly value?: unknown;
  readonly values?: readonly string[];
  readonly checked?: boolean;
}

/** What stands in the fields of a form, a line for each that has a name and a text. Secrets are left out. */
export const typedText = (fields: readonly TypedField[]): string =>
  fields
    .flatMap((field) => {
      const text = textOf(field);
      return field.label && text ? [`${field.label}: ${text}`] : [];
    })
    .join('\n');

function textOf({ localName, type, value, values }: TypedField): string {
  if (type === 'password' || localName === 'sky-password-field') return '';
  // A switch says little without its page.
  if (localName === 'sky-switch' || localName === 'sky-checkbox') return '';
  return values && values.length > 0 ? values.join(', ') : typeof value === 'string' ? value.trim() : '';
}
