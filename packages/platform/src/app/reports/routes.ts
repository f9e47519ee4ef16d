import { randomUUID } from 'node:crypto';
import { hasEnded, REPORT_TASK, reportApi, type TaskState } from '@skydeck/contract';
import { audit } from '../../audit/audit.ts';
import type { Routes } from '../../http/routes.ts';
import { Refusal } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import type { Store, Tx } from '../../store/store.ts';
import { startTask } from '../../tasks/runner.ts';
import { saveDraft } from './drafts.ts';
import type { ReportArgs } from './task.ts';

const HOUR_MS = 3_600_000;
/** Of one person; the data folder is not for filling. */
const REPORTS_IN_AN_HOUR = 10;

/** For everybody who is signed in, in whatever scope: who can do least has the most reason to write. */
export const reportRoutes =
  (store: Store, isEnabled: boolean): Routes =>
  (app) => {
    serve(app, reportApi.settings, async () => ({ problem: { sending_enabled: isEnabled } }));
    serve(app, reportApi.send, ({ scope, body, exchange }) =>
      store.write(async (tx) => {
        if (!isEnabled) throw new Refusal(409, 'not_allowed_now', 'Problem reports are turned off');
        await refuseTooMany(tx, scope.userId);
        const id = randomUUID();
        const { userId: user_id, domainId: domain_id, userName: account, address, requestId } = scope;
        await saveDraft(tx, id, body, {
          user_id,
          domain_id,
          user_agent: exchange.userAgent.slice(0, 500),
          base_path: exchange.basePath,
        });
        const object = { kind: 'report', id } as const;
        await audit(tx, { type: 'report_sent', userId: user_id, account, address, requestId, object, via: scope });
        // Of no project: its members have nothing to do with it.
        const owner = { ...scope, projectId: null };
        return { task_id: await startTask(tx, owner, REPORT_TASK, { report_id: id } satisfies ReportArgs) };
      }),
    );
  };

async function refuseTooMany(tx: Tx, userId: string): Promise<void> {
  const since = new Date(tx.now.getTime() - HOUR_MS).toISOString();
  const recent = await tx.tables
    .selectFrom('tasks')
    .select('state')
    .where('user_id', '=', userId)
    .where('name', '=', REPORT_TASK)
    .where('created_at', '>', since)
    .execute();
  const isRunning = recent.some(({ state }) => !hasEnded({ state: state as TaskState }));
  if (isRunning) throw new Refusal(409, 'not_allowed_now', 'A report of yours is being sent');
  if (recent.length >= REPORTS_IN_AN_HOUR)
    throw new Refusal(429, 'too_many_attempts', 'Too many reports; try again later', {
      headers: { 'Retry-After': String(HOUR_MS / 1000) },
    });
}
