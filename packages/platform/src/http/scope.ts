import type { Method, Role, Subject } from '@skydeck/contract';

/** Who asks, and for which project: everything a resource may know about its caller. */
export interface Scope {
  readonly userId: string;
  readonly userName: string;
  readonly domainId: string;
  /** null: no project is chosen (domain mode, or a system role that looks at all projects). */
  readonly projectId: string | null;
  /** Those that count in this scope. */
  readonly roles: readonly Role[];
  /** superuser, admin or viewer: sees all projects. */
  readonly isSystem: boolean;
  readonly requestId: string;
  /** The id of the API token that asks in its owner's name; null: a session. */
  readonly apiToken: string | null;
  may(subject: Subject, method: Method): boolean;
}
