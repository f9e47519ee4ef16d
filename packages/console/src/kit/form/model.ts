import { type FieldProblem, type FieldProblems, problem, problemsOf } from '@skydeck/contract';
import { pick, type Struct, validate } from 'superstruct';

/** What a form is, apart from how it looks. The draft has the form's shape, not the body's (docs/style.md). */
export interface FormModel<Draft extends object, Body, Item = never> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly shape: Struct<Draft, any>;
  /** Rules that need more than one field; paths are those of the draft. */
  readonly check?: (draft: Draft) => FieldProblems;
  readonly blank: () => Draft;
  readonly from?: (item: Item) => Draft;
  readonly toBody: (draft: Draft) => Body;
  /** Where a problem the server found at a path of the body shows; null: in the list on top. Left out: at the same path. */
  readonly fieldOf?: (bodyPath: string, draft: Draft) => string | null;
}

export const formModel = <Draft extends object, Body, Item = never>(model: FormModel<Draft, Body, Item>) => model;

/** Those fields that have to be filled in or chosen, and are not: `required({ name, ...(hasGateway && { networkId }) })`. */
export const required = (fields: Readonly<Record<string, string | readonly unknown[]>>): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      (typeof value === 'string' ? value.trim() : value).length === 0
        ? [[field, problem('required', 'This is required')]]
        : [],
    ),
  );

/** What is wrong with fields, of which some have nothing wrong: `wrongOf({ address: checkAddress(address) })`. */
export const wrongOf = (fields: Readonly<Record<string, FieldProblem | null | undefined | false>>): FieldProblems =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, wrong]) => (wrong ? [[field, wrong]] : [])));

/** A draft with no space around its texts. */
export const trimmed = <Draft extends object>(draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as Draft;

/** For `fieldOf`: the fields of a form by the beginnings of the paths of its body; others are the same in both. */
export const fieldsAt =
  (fields: Readonly<Record<string, string>>) =>
  (path: string): string =>
    Object.entries(fields).find(([start]) => path === start || path.startsWith(`${start}.`))?.[1] ?? path;

/** Everything that is wrong with a draft before it is sent. Of two problems of a field the form's own rule says more than its shape. */
export function problemsOfDraft<Draft extends object>(
  model: Pick<FormModel<Draft, unknown>, 'shape' | 'check'>,
  draft: Draft,
): FieldProblems {
  const [failure] = validate(draft, model.shape);
  const own = failure ? problemsOf(failure) : {};
  return { ...own, ...model.check?.(draft) };
}

/** Whether a path (`pools.0.start`) begins at one of these fields (`pools`). */
export const beginsAt = (fields: readonly string[], path: string): boolean =>
  fields.includes(path.split('.', 1)[0] ?? '');

/** The same for some of its fields, by the first word of their paths: what one step of a wizard asks for. */
export function problemsOfFields<Draft extends object>(
  model: Pick<FormModel<Draft, unknown>, 'shape' | 'check'>,
  draft: Draft,
  fields: readonly string[],
): FieldProblems {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const shape = model.shape as Struct<any, Record<string, Struct<any>>>;
  const part = pick(shape, [...fields]);
  const values = Object.entries(draft).filter(([field]) => fields.includes(field));
  const [failure] = validate(Object.fromEntries(values), part);
  const checked = Object.entries(model.check?.(draft) ?? {}).filter(([path]) => beginsAt(fields, path));
  return { ...(failure ? problemsOf(failure) : {}), ...Object.fromEntries(checked) };
}

/** Paths like `pools.0.start` into a draft. */
export function readPath(draft: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft);
}

export function writePath(draft: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const owner = keys.reduce<Record<string, unknown>>(
    (at, key) => at[key] as Record<string, unknown>,
    draft as Record<string, unknown>,
  );
  // A copy: a form hands in parts of its snapshot, and what is frozen could never be written again.
  owner[last] = copyOf(value);
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}
