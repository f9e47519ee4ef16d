import type { Difference } from './differences.rules.ts';
import { fieldAt, fieldWithin, labelOfValue } from './field-at.ts';

/** What a field is called that may not show now, and its values where they are not texts for people. */
export type FieldLabel =
  | string
  | {
      readonly label: string;
      readonly values?: Readonly<Record<string, string>>;
      /** A switch that says what is not. */
      readonly isNegated?: boolean;
    };

/** By the paths of the draft. They win over what the field is called that shows. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;

/** A switch, or the texts of one value or several. */
export type Description = boolean | readonly string[];

export interface LabelledDifference {
  readonly path: string;
  readonly label: string;
  readonly mine: Description;
  readonly theirs: Description;
}

interface FormDifferences {
  readonly differences: readonly Difference[];
  readonly labels: FieldLabels;
}

/** Of fields that show, and of others that have a label: what is called nothing has no name for people. */
export function readDifferences(form: Element | null, { differences, labels }: FormDifferences): LabelledDifference[] {
  return differences.flatMap(({ path, mine, theirs }) => {
    const given = labels[path];
    const {
      label,
      values,
      isNegated = false,
    } = typeof given === 'object' ? given : { label: given, values: undefined };
    const name = label ?? (fieldAt(form, path) ?? fieldWithin(form, path))?.label ?? '';
    const describe = (value: unknown): Description => {
      if (typeof value === 'boolean') return value !== isNegated;
      const known = typeof value === 'string' ? values?.[value] : undefined;
      return known === undefined ? textsOf(form, path, value) : [known];
    };
    return name === '' ? [] : [{ path, label: name, mine: describe(mine), theirs: describe(theirs) }];
  });
}

/** An entry of a list is called as the fields of the first one call theirs. */
function textsOf(form: Element | null, path: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.map((entry) => textsOf(form, `${path}.0`, entry).filter(Boolean).join(' '));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => textsOf(form, `${path}.${key}`, part));
  if (typeof value === 'boolean') return value ? [fieldAt(form, path)?.label ?? ''] : [];
  return [labelOfValue(fieldAt(form, path), String(value ?? ''))];
}
