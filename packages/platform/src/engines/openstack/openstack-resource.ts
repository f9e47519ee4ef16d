import type { AuditedKind } from '../../audit/audited-kind.ts';
import type { Routes } from '../../http/routes.ts';
import type { CountDefinition } from '../../resources/kit/counts/definition.ts';
import type { SearchDefinition } from '../../resources/kit/search/definition.ts';
import type { TaskDefinition } from '../../tasks/definition.ts';
import type { Offers } from '../offers.ts';
import type { OpenstackParts } from './parts.ts';
import type { See, Settle } from './watch.ts';

/** What a resource gives to the OpenStack engine. */
export interface OpenstackResource {
  /** What of it people have there. */
  readonly offers?: Offers;
  /** Which of its records are objects, whose changes are in the audit log. */
  readonly audited?: readonly AuditedKind[];
  open(parts: OpenstackParts): OpenedResource;
}

/** What answers for the resource. */
export interface OpenedResource {
  readonly routes: Routes;
  /** What it does in the background when somebody asks. */
  readonly tasks?: readonly TaskDefinition[];
  /** How the search of everything finds it. */
  readonly search?: readonly SearchDefinition[];
  /** Left out: the menus do not count it. */
  readonly counts?: readonly CountDefinition[];
  /** Left out: what others change there is no event. */
  readonly see?: See;
  /** What is left to do of calls that were cut off. */
  readonly settle?: Settle;
}
