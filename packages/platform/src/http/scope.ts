import type { Method, Role, Subject } from '@skydeck/contract';
import type { Author } from '../store/author.ts';

/** Who asks, and for which project: everything a resource may know about its caller. */
export interface Scope extends Author {
  readonly domainId: string;
  /** null: no project is chosen (domain mode, or a system role that looks at all projects). */
  readonly projectId: string | null;
  /** Those that count in this scope. */
  readonly roles: readonly Role[];
  /** superuser, admin or viewer: sees all projects. */
  readonly isSystem: boolean;
  readonly requestId: string;
  may(subject: Subject, method: Method): boolean;
}
