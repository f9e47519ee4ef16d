import { setTimeout } from 'node:timers/promises';
import { hasEnded, type Task } from '@skydeck/contract';
import type { Ledger } from './ledger.ts';
import type { Call, LoadedServer } from './server.ts';

const ROUTERS = '/api/v2/compute/routers';
/** What a task deletes is called so. */
const DOOMED = 'doomed';
const PER_TASK = 3;
const BETWEEN_LOOKS_MS = 50;

export interface TaskLoad {
  /** Makes some routers, and has a task delete them. */
  deleteRouters(server: LoadedServer): Promise<void>;
  findFaults(server: LoadedServer): Promise<string[]>;
}

export function createTaskLoad(ledger: Ledger, call: Call): TaskLoad {
  /** The routers that each task was to delete. */
  const tasks = new Map<string, readonly string[]>();
  /** How often nobody heard what became of routers. */
  let unheard = 0;

  async function createRouters(server: LoadedServer): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < PER_TASK; at += 1) {
      const { status, json } = await call(server, ROUTERS, { method: 'POST', body: { name: DOOMED } });
      if (status >= 500) ledger.addServerError(`a router: ${status}`);
      if (status < 300) ids.push(json.id as string);
    }
    return ids;
  }

  async function startTask(server: LoadedServer, ids: readonly string[]): Promise<void> {
    const { status, json } = await call(server, `${ROUTERS}/delete`, { method: 'POST', body: { ids } });
    if (status !== 202) return ledger.addServerError(`a task: ${status}`);
    tasks.set(json.task_id as string, ids);
    ledger.acknowledge();
  }

  async function endedTask(server: LoadedServer, id: string): Promise<Task | null> {
    for (;;) {
      const { status, json } = await call(server, `/api/v2/tasks/${id}`, {});
      if (status !== 200) return null;
      if (hasEnded(json as Task)) return json as Task;
      // Whoever takes it over has something else to do than to answer this.
      await setTimeout(BETWEEN_LOOKS_MS);
    }
  }

  /** Deletes the routers that tasks have left; answers how many. */
  async function deleteLeftRouters(server: LoadedServer): Promise<number> {
    const { json } = await call(server, `${ROUTERS}?limit=-1`, {});
    const left = (json.data as { id: string; name: string }[]).filter(({ name }) => name === DOOMED);
    for (const { id } of left) await call(server, `${ROUTERS}/${id}`, { method: 'DELETE' });
    return left.length;
  }

  return {
    async deleteRouters(server) {
      unheard += 1;
      const ids = await createRouters(server);
      if (ids.length > 0) await startTask(server, ids);
      unheard -= 1;
    },
    async findFaults(server) {
      const faults: string[] = [];
      for (const [id, ids] of tasks) {
        const task = await endedTask(server, id);
        const done = task?.result?.done?.toSorted().join();
        if (task?.state !== 'success' || done !== ids.toSorted().join())
          faults.push(`a task is ${task?.state ?? 'gone'} with ${done ?? 'nothing'}, and should have ${ids.join()}`);
      }
      tasks.clear();
      const left = await deleteLeftRouters(server);
      // At most what was made by who was cut off then.
      if (left > PER_TASK * unheard) faults.push(`${left} routers were not deleted`);
      unheard = 0;
      return faults;
    },
  };
}
