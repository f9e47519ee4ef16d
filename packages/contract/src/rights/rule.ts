import type { Method } from '../http.ts';
import type { Subject } from './subjects.ts';

/** One right: a method on a subject. Who has it is in `abilities`. */
export interface Need {
  readonly subject: Subject;
  readonly method: Method;
}

interface SessionRule {
  /** For what would outlive the session: none of a frame or its window, and no frame with the session of the tabs. */
  readonly tabOnly?: true;
}

/** What a role has to hold. An API token holds what its owner does in its project or domain. */
export interface SubjectRule extends SessionRule {
  readonly subject: Subject;
  /** What the call does, where its own method does not say it: many are deleted by a POST. Needed beside its own. */
  readonly method?: Method;
  /** Needed beside it. */
  readonly also?: Need;
  /** What single fields of the body or the query need beside it, where they are sent and are not `false`. */
  readonly fields?: Readonly<Record<string, Need>>;
  /** What single values in a field need beside that: the engine reads them. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Need>>>>;
  /** Needed beside it where the object is the cloud's, whichever project it is in: only the engine can see which is. */
  readonly cloud?: Need;
  /** For what hands out or takes away access: an API token cannot. */
  readonly sessionOnly?: true;
}

/** For everybody who is signed in, whatever their role. */
export interface SignedInRule extends SessionRule {
  readonly signedIn: true;
  /** What belongs to a session is no matter of API tokens, unless it is said here. */
  readonly tokensToo?: true;
  /** Its answer holds nothing that lets anybody in: it may be sent compressed. What API tokens may have holds none anyway. */
  readonly holdsNoSecret?: true;
  /** Needed where the object is somebody else's: only who keeps it can see whose it is. */
  readonly others?: Need;
  /** For the way out: also in front of a page that is not for them. */
  readonly inAnyPage?: true;
}

/** For strangers too. */
export interface PublicRule {
  readonly public: true;
}

/** Who may make a call. */
export type CallRule = SubjectRule | SignedInRule | PublicRule;
