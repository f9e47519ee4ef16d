import { activityApi, auditApi } from '@skydeck/contract';
import type { Clock } from '../clock.ts';
import type { Routes } from '../http/routes.ts';
import { onOnePage } from '../http/answer-page.ts';
import { serve } from '../http/serve.ts';
import type { Store } from '../store/store.ts';
import { activitiesOf } from './activities.ts';
import type { AuditedKind } from './audited-kind.ts';
import { activityOf, entriesOf, type NameOf } from './entries.ts';
import { type LogPage, readActivity, readAuditLog } from './read-log.ts';
import { startAuditSweep } from './sweep.ts';

export interface AuditParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The engine's. */
  readonly kinds: readonly AuditedKind[];
  readonly nameOf: NameOf;
  readonly fullNameOf: NameOf;
}

/** The log for administrators, and what was done to one object for whoever may read it. */
export const auditRoutes =
  ({ store, clock, kinds, nameOf, fullNameOf }: AuditParts): Routes =>
  (app) => {
    const stopSweeping = startAuditSweep(store, clock, (err) => app.log.error({ err }, 'unexpected error'));
    app.addHook('onClose', async () => stopSweeping());
    serve(app, auditApi.list, ({ query }) =>
      store.read(async (tx) => {
        const page = await readAuditLog(tx, query);
        return pageOf(page, await entriesOf(tx, page.records, nameOf));
      }),
    );
    serve(app, auditApi.activities, async () => onOnePage(activitiesOf(kinds)));
    serve(app, activityApi.list, ({ scope, query }) =>
      store.read(async (tx) => {
        const page = await readActivity(tx, scope, query);
        return pageOf(page, await activityOf(tx, page.records, fullNameOf));
      }),
    );
  };

const pageOf = <Entry>({ nextMarker, count }: LogPage, data: Entry[]) => ({
  data,
  next_marker: nextMarker,
  ...(count !== null && { count }),
});
