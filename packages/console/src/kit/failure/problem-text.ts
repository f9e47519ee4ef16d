import { CallError, errorCodes, type FieldProblem, lastResort } from '@skydeck/contract';
import type { Text, Values } from '../text/index.ts';
import type problems from '../problems/words/en.json';
import type en from '../words/en.json';

type KitText = Text<typeof en>;
type ProblemText = Text<typeof problems>;

/** A code may come from a newer server, or from another one: then its own words are all there is. */
const known = (t: KitText | ProblemText, key: string, values: Values | undefined): string | null => {
  const text = (t as (key: string, values?: Values) => string)(key, values);
  return text === key ? null : text;
};

/** How long it may be, where that is known: to say that it is too long, or too short, helps nobody. */
function lengthText(t: ProblemText, { code, values = {} }: FieldProblem): string | null {
  const { least = 0, most, of } = values as { least?: number; most?: number; of?: string };
  if (code !== 'size' || most === undefined) return null;
  const bounds = least === most ? 'exact' : least === 0 ? 'most' : 'between';
  return known(t, `problem.${of === 'entries' ? 'entries' : 'size'}_${bounds}`, values as Values);
}

/** What a field says. Values of the server are put into our words. */
export function textOfProblem(t: ProblemText, problem: FieldProblem): string {
  const { code, message, values } = problem;
  const length = lengthText(t, problem);
  if (length !== null) return length;
  return known(t, `problem.${code}`, { message, ...values } as Values) ?? message;
}

const ours: ReadonlySet<string> = new Set(errorCodes);
/** Classes whose one sentence says less than a server that is not ours (spec: error.foreign). */
const vague: ReadonlySet<string> = new Set(['invalid', 'not_found', 'task_failed']);

/** The objects of a kind: `ports`. null where we have no word for them. */
export const textOfKind = (t: KitText, kind: string, values?: Values): string | null =>
  known(t, `kind.${kind}`, values);

/** Who uses it, and how many: a cloud may know only who. null where the server does not say, or we have no word for them. */
function inUseBy(t: KitText, { count, by }: CallError['values']): string | null {
  const counted = typeof count === 'number' ? known(t, `error.in_use_by.${String(by)}`, { count }) : null;
  if (counted) return counted;
  const what = textOfKind(t, String(by));
  return what && t('error.in_use_by', { what });
}

/** null where the server does not say of what, or of something that we have no word for. */
function exceeded(t: KitText, { what, limit, ...values }: CallError['values']): string | null {
  const kind = textOfKind(t, String(what), values as Values);
  return kind && known(t, 'error.quota_exceeded_of', { what: kind, limit } as Values);
}

function named(t: KitText, { code, values }: CallError): string | null {
  if (code === 'in_use') return inUseBy(t, values);
  return code === 'quota_exceeded' ? exceeded(t, values) : null;
}

/** Refusals for many reasons, which the server alone knows: its own words say more than ours. */
const reasoned: ReadonlySet<string> = new Set(['not_allowed_now', 'protected']);

function withReason(t: KitText, { code, message }: CallError): string | null {
  const reason = message.trim().replace(/\.$/, '');
  return reasoned.has(code) && reason !== '' ? known(t, `error.${code}_why`, { reason }) : null;
}

/** null where the account, or the server does not say what, is disabled. */
const ofProject = (t: KitText, { code, values }: CallError): string | null =>
  code === 'access_disabled' && values['what'] === 'project' ? t('error.access_disabled_project') : null;

/** One sentence for a failed call. Rejections that are no CallError are faults of ours and say what they say. */
export function textOfError(t: KitText, error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const byCode =
    named(t, error) ??
    withReason(t, error) ??
    ofProject(t, error) ??
    (error.code ? known(t, `error.${error.code}`, error.values as Values) : null);
  if (byCode) return byCode;
  // The codes we know and have no words for say no more than their class; a stranger's message is all we have of theirs.
  const isTheirs = error.message !== '' && error.message !== lastResort.not_found;
  if (vague.has(error.key) && !ours.has(error.code) && isTheirs) return error.message;
  return known(t, `error.${error.key}`, undefined) ?? error.message;
}
