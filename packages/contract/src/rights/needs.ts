import type { Method } from '../http.ts';
import type { Need, SubjectRule } from './rule.ts';

/** What the call needs, whatever is sent: `method` is the endpoint's own. */
export const needsOfCall = (
  { subject, method: said, also }: Pick<SubjectRule, 'subject' | 'method' | 'also'>,
  method: Method,
): Need[] => [{ subject, method }, ...(said ? [{ subject, method: said }] : []), ...(also ? [also] : [])];

type Sent = Readonly<Record<string, unknown>>;

/** What the fields that were sent need beside it. */
export const needsOfFields = ({ fields = {} }: Pick<SubjectRule, 'fields'>, sent: Sent): Need[] =>
  Object.entries(fields).flatMap(([name, need]) => (isAsked(sent[name]) ? [need] : []));

/** A query has texts: `?delete_vlan_interfaces=False`. */
const isAsked = (value: unknown) => value !== undefined && !/^false$/i.test(String(value));
