import { readPath } from '../form/model.ts';
import { type Format, type RequestCode, variablesOf } from './request.rules.ts';

interface Marking {
  readonly format: Format;
  readonly request: RequestCode;
  readonly form: { readonly draft: object; fieldOf(path: string): string | null };
  /** Its path in the draft. */
  readonly field: string;
}

/** The lines of a form's code that say what is in a field; the first is 1. Of a secret only its place is told. */
export function markedLines(text: string, { format, request, form, field }: Marking): number[] {
  const lines = text.split('\n');
  if (format === 'terraform' || format === 'openstack')
    return numbersOf(lines, (line) => textsOf(readPath(form.draft, field)).some((value) => line.includes(value)));
  const paths = pathsOfLines(request.body);
  // The body is at the end: in a document of the shell, before the line that closes it.
  const closing = format === 'curl' && variablesOf(request).length > 0 ? 1 : 0;
  const start = lines.length - closing - paths.length;
  const isOfField = (path: string) => {
    const said = path === '' ? null : form.fieldOf(path);
    return said === field || (said?.startsWith(`${field}.`) ?? false);
  };
  return numbersOf(paths, isOfField).map((number) => number + start);
}

const numbersOf = (lines: readonly string[], isMarked: (line: string) => boolean): number[] =>
  lines.flatMap((line, at) => (isMarked(line) ? [at + 1] : []));

/** What the provider and the command line write of a value: as it is, in quotes of theirs. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
}

/** What each line of a body as indented JSON is about: its path; the lines of a list or an object are all of its path. */
export function pathsOfLines(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value).filter(([, item]) => Array.isArray(value) || item !== undefined);
  if (entries.length === 0) return [path];
  const inside = entries.flatMap(([key, item]) => pathsOfLines(item, path === '' ? key : `${path}.${key}`));
  return [path, ...inside, path];
}
