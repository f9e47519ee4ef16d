import type { Tx } from '../../store/store.ts';
import type { Viewer } from './viewer.ts';

/** A resource that needs a router to stay as it is. */
export interface RouterUse {
  /** As the refusal names it: `{by: 'vpns'}`. */
  readonly by: string;
  /** How many of it go out by the router's gateway. */
  ofGateway(tx: Tx, routerId: string): Promise<number>;
  /** How many of it need the router in one of these subnets. */
  ofSubnets(tx: Tx, routerId: string, subnetIds: readonly string[]): Promise<number>;
  /** Tells of those that show something of the router. */
  announce(tx: Tx, routerId: string, asker: Pick<Viewer, 'requestId'>): Promise<void>;
}
