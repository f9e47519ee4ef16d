import type { Subject } from '@skydeck/contract';

/** A kind of documents whose changes are in the audit log. */
export interface AuditedKind {
  /** The name of the documents. */
  readonly kind: string;
  /** Whoever may read it may read what was done to the object. */
  readonly subject: Subject;
  /**
   * Fields whose change alone is none, besides those that every document has: what repeats another document, and what comes
   * and goes by itself. `members[].health` is a field of each entry of a list.
   */
  readonly ignored?: readonly string[];
  /** Secret field → what the log calls it: that it changed is told, and nothing else. */
  readonly secrets?: Readonly<Record<string, string>>;
}
