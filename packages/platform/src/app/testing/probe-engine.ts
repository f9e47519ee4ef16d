import { get, page, send, type Subject, TaskRef } from '@skydeck/contract';
import { array, boolean, nullable, object, optional, string, type } from 'superstruct';
import type { OpenEngine } from '../../engines/engine.ts';
import { Refusal } from '../../http/refusal.ts';
import { serveBy } from '../../http/serve.ts';
import { openStoredDomains } from '../../resources/domain/index.ts';
import { domainRoutes } from '../../resources/domain/routes.ts';
import { openStoredProjects } from '../../resources/project/index.ts';
import { projectRoutes } from '../../resources/project/routes.ts';
import type { Tx } from '../../store/store.ts';
import { defineTask, startTask } from '../../tasks/runner.ts';

/** The smallest engine that has every part of one: the platform's own tests run on it, whatever the clouds behind it do. */

const Mark = type({ id: string(), name: string() });

export const probeApi = {
  mark: send(
    'POST',
    '/api/v2/probe/marks',
    object({ id: string(), name: string(), everywhere: optional(boolean()) }),
    Mark,
  ),
  marks: get('/api/v2/probe/marks', page(Mark)),
  markMany: send(
    'POST',
    '/api/v2/probe/marks/many',
    object({ names: array(string()), waits: optional(boolean()) }),
    TaskRef,
  ),
  read: get('/api/v2/probe/marks/{id}', Mark),
  broken: get('/api/v2/probe/broken', type({ never: nullable(string()) })),
} as const;

const subject: Subject = 'compute_networks';

interface MarkDocument {
  readonly id: string;
  readonly name: string;
}

const marksOf = (tx: Tx) => tx.documents<MarkDocument>('mark');

async function keepMark(tx: Tx, mark: MarkDocument, projectId: string | null, requestId: string | null) {
  await marksOf(tx).insert(mark, { projectId, domainId: 'default', name: mark.name, createdAt: tx.now.toISOString() });
  tx.emit({ type: 'mark', operation: 'created', object: mark, projectId, subject, requestId });
}

/** Marks each name; `refused…` is refused, `broken…` is a fault of ours. With `waits` it waits ten minutes before each. */
const markMany = defineTask<{ names: string[]; waits: boolean }>({
  name: 'probe.marks.mark_many',
  canCancel: true,
  async run({ kwargs, actor, step, expect, wait, taskId }) {
    await expect(kwargs.names.length);
    for (const name of kwargs.names) {
      if (kwargs.waits) await wait(600_000);
      await step(
        name,
        async (tx) => {
          if (name.startsWith('refused')) throw new Refusal(409, 'in_use', 'It is in use', { values: { count: 2 } });
          if (name.startsWith('broken')) throw new Error('a secret of the inside');
          // Its id is new each time: done twice, it would be there twice.
          const times = await marksOf(tx).count();
          await keepMark(tx, { id: `${taskId}-${times}`, name }, actor.projectId, actor.requestId);
        },
        `the mark ${name}`,
      );
    }
  },
});

export const openProbeEngine: OpenEngine = ({ store }) => ({
  seed: async () => {},
  tasks: [markMany],
  search: [],
  counts: [],
  routes: [
    domainRoutes(openStoredDomains(store)),
    projectRoutes(openStoredProjects(store)),
    (app) => {
      serveBy(app, { subject }, probeApi.mark, async ({ scope, body: { id, name, everywhere } }) => {
        await store.write((tx) => keepMark(tx, { id, name }, everywhere ? null : scope.projectId, scope.requestId));
        return { id, name };
      });
      serveBy(app, { subject }, probeApi.marks, () => store.read(async (tx) => ({ data: await marksOf(tx).all() })));
      serveBy(app, { subject }, probeApi.markMany, async ({ scope, body: { names, waits = false } }) => ({
        task_id: await store.write((tx) => startTask(tx, scope, 'probe.marks.mark_many', { names, waits })),
      }));
      serveBy(app, { subject }, probeApi.read, async ({ params }) => ({ id: params.id, name: 'probe' }));
      serveBy(app, { signedIn: true }, probeApi.broken, async () => {
        throw new Error('a secret of the inside');
      });
    },
  ],
});
