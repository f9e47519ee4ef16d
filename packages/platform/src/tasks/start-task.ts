import { randomUUID } from 'node:crypto';
import type { Scope } from '../http/scope.ts';
import type { Tx } from '../store/store.ts';
import { emitTask } from './task-event.ts';

/** Queues a task in the caller's transaction: it runs when, and only when, that is committed. Answers its id. */
export async function startTask(tx: Tx, scope: Scope, name: string, kwargs: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const at = tx.now.toISOString();
  await tx.tables
    .insertInto('tasks')
    .values({
      id,
      name,
      state: 'starting',
      kwargs: JSON.stringify(kwargs),
      expected: null,
      error: null,
      is_system: scope.isSystem ? 1 : 0,
      project_id: scope.projectId,
      domain_id: scope.domainId,
      user_id: scope.userId,
      user_name: scope.userName,
      address: scope.address,
      session: scope.session,
      api_token: scope.apiToken,
      frame: scope.frame,
      request_id: scope.requestId,
      created_at: at,
      updated_at: at,
      attempt: 0,
      lease_until: null,
    })
    .execute();
  await emitTask(tx, id, 'created');
  return id;
}
