import { CallError } from '@skydeck/contract';
import { can } from '../kit/permissions/abilities.ts';
import { readPage } from '../kit/data/client.ts';
import { importWithRetry } from '../kit/connectivity/import-with-retry.ts';
import type { AnyResource } from '../kit/data/resource.ts';
import type { TaskKind } from '../kit/tasks/task-kinds.ts';
import { resources } from './index.ts';
import { resourceItemUrl } from './item-url.ts';

/**
 * The page of an object that is there and that the scope sees; null for one that is gone, and where there is no telling. A
 * list is asked and not the object: that there is none is no failure, of which a report would tell.
 */
export async function visibleItemUrl(resource: AnyResource, id: string): Promise<string | null> {
  if (!can(resource.subjects.list, 'read')) return null;
  try {
    const { data } = await readPage(resource.api.list, { id, limit: 1 });
    const [item] = data as readonly { readonly id: string }[];
    return item ? resourceItemUrl(resource, item) : null;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** What is told of the tasks of a resource, and where their objects are. */
export async function taskKindOf(task: string): Promise<TaskKind | undefined> {
  const definition = resources.find(({ tasks }) => tasks !== undefined && task.startsWith(tasks));
  if (!definition) return undefined;
  const { resource, tasks = [] } = await importWithRetry(definition.load);
  const kind = tasks.find(({ name }) => name === task);
  return kind && { ...(resource && { linkTo: (id: string) => visibleItemUrl(resource, id) }), ...kind };
}
