import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';
import type { PartnerUpdate } from './model.ts';

/** How many partners a domain may have. */
export const MOST_PARTNERS = 50;

const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** As it may stand in a policy of the page: no sign in it could begin another directive, or mean more than one origin. */
const exactOrigin = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** The origin in what a person typed, as browsers write it: `https://Portal.Example:443/` is `https://portal.example`. */
export function partnerOriginOf(said: string): string {
  const text = said.trim();
  return URL.canParse(text) ? new URL(text).origin : text;
}

/** Why this is no origin that may be a partner's; null when it is one. */
export function whyNotPartnerOrigin(said: string): FieldProblem | null {
  const text = said.trim();
  if (!text) return problem('required', 'This field is required');
  if (text.includes('*')) return problem('wildcard_origin', 'Name each origin: there are no wildcards');
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!isWeb || url.username !== '' || url.password !== '' || !exactOrigin.test(url.origin))
    return problem('not_an_origin', 'This is no origin such as https://portal.example');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || /[?#]$/.test(text))
    return problem('origin_with_path', 'An origin ends before the path');
  if (url.protocol === 'http:' && !local.has(url.hostname))
    return problem('insecure_origin', 'Only https, but on this computer itself');
  return null;
}

/** A day of the calendar as `2027-03-31`. */
export function isDay(text: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isWritten && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** What is wrong with a partner; the server checks the same. Only what is said is looked at. */
export function checkPartner({ name, origin, v0_until }: PartnerUpdate): FieldProblems {
  const problems: FieldProblems = {};
  if (name !== undefined && !name.trim()) problems['name'] = problem('required', 'This field is required');
  const wrong = origin === undefined ? null : whyNotPartnerOrigin(origin);
  if (wrong) problems['origin'] = wrong;
  if (v0_until && !isDay(v0_until)) problems['v0_until'] = problem('not_a_day', 'A day such as 2027-03-31');
  return problems;
}

/** Whether a partner with this last day still hears version 0. The day counts to its end, in UTC. */
export const speaksV0 = (v0_until: string | null, now: Date): boolean =>
  v0_until !== null && now.toISOString().slice(0, 10) <= v0_until;
