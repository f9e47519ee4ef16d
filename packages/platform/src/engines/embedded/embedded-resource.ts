import type { AuditedKind } from '../../audit/audited-kind.ts';
import type { ListDescription, Store } from '../../store/store.ts';
import type { ResourceSearch } from '../../resources/kit/search/define-search.ts';
import type { Counted } from '../../resources/kit/counts/definition.ts';
import type { SearchDefinition } from '../../resources/kit/search/definition.ts';
import type { TaskDefinition } from '../../tasks/definition.ts';
import type { EngineParts } from '../engine.ts';
import type { LiveViews } from '../../resources/kit/record-views.ts';
import type { JobHandler } from '../../tasks/scheduler.ts';

/** What a resource stands on. */
export type ResourceParts = Pick<EngineParts, 'store' | 'sealing' | 'files' | 'clock'>;

/** What a resource gives to the embedded engine. */
export interface EmbeddedResource<Port> {
  /** What answers its calls. */
  open(parts: ResourceParts): Port;
  /** How its records are shown, where their changes are told to the live link. */
  readonly views?: readonly LiveViews[];
  /** Which of its documents are objects, whose changes are in the audit log. */
  readonly audited?: readonly AuditedKind[];
  /** How its lists are asked, so that the store answers them quickly. */
  readonly lists?: readonly ListDescription[];
  /** What it does in the background when somebody asks. */
  readonly tasks?: readonly TaskDefinition[];
  /** What it does by itself when it is due. */
  readonly jobHandlers?: readonly JobHandler[];
  /** How the search of everything finds it. */
  readonly search?: ResourceSearch;
  /** Instead, where it has an index of its own. */
  readonly indexedSearch?: (store: Store) => SearchDefinition;
  /** Left out: the menus do not count it. */
  readonly counted?: Counted;
}
