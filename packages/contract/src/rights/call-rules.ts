import type { Method } from '../http.ts';
import type { SubjectRule } from './rule.ts';
import type { Subject } from './subjects.ts';

// What is asked of who makes a call, in the words that the table of calls is written in.

export const everybody = { public: true } as const;
export const session = { signedIn: true } as const;
export const sessionOpenly = { signedIn: true, holdsNoSecret: true } as const;
export const sessionOrToken = { signedIn: true, tokensToo: true } as const;
export const sessionInTab = { signedIn: true, tabOnly: true } as const;

/** Somebody in the console itself: no API token, no frame. */
export const inPerson = { sessionOnly: true, tabOnly: true } as const;

export const on = (subject: Subject, method?: Method): SubjectRule => ({ subject, ...(method && { method }) });

interface Subjects {
  readonly list: Subject;
  readonly item: Subject;
}

export const readOnly = ({ list, item }: Subjects) => ({ list: on(list), read: on(item) });

/** What most resources have. */
export const ofResource = (subjects: Subjects) => ({
  ...readOnly(subjects),
  create: on(subjects.list),
  update: on(subjects.item),
  remove: on(subjects.item),
  removeMany: on(subjects.item, 'DELETE'),
});
