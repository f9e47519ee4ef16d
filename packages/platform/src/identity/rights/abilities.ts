import type { Allowed, Method, Subject } from '@skydeck/contract';
import { subjects } from '@skydeck/contract/rights';

const all: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The answer of `/meta`, read off the table of rights: only subjects with at least one method. */
export function allowedOf(may: (subject: Subject, method: Method) => boolean): Allowed[] {
  return subjects
    .map((name) => ({ name, methods: all.filter((method) => may(name, method)) }))
    .filter(({ methods }) => methods.length > 0);
}
