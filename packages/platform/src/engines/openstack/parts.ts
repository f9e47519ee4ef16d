import type { Clock } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import type { Cloud } from './cloud.ts';
import type { Warn } from './http/call.ts';
import type { Projects } from './keystone/projects.ts';

/** What the ports of this engine are made of. */
export interface OpenstackParts {
  readonly cloud: Cloud;
  readonly projects: Projects;
  /** Of the platform: tasks and events. */
  readonly store: Store;
  readonly clock: Clock;
  readonly warn: Warn;
}
