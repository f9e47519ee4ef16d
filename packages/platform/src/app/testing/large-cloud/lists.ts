import { join } from 'node:path';
import { createRealClock } from '../../../clock.ts';
import { openTestFiles } from '../test-files.ts';
import { embeddedLists, createEmbeddedPorts } from '../../embedded/resources.ts';
import { openSealing } from '../../../store/sealing.ts';
import { createScope } from '../../../identity/rights/create-scope.ts';
import { networkSearch } from '../../../resources/network/search.ts';
import { searchStore } from '../../../resources/kit/search/define-search.ts';
import { openStore } from '../../../store/store.ts';
import { fillStore, type Whose } from './fill.ts';
import { cpuTimeOf } from './cpu-time.ts';

const whose: Whose = { project_id: '00000000-0000-4000-8000-000000000001', domain_id: 'default' };

const scopeOf = (projectId: string | null) =>
  createScope({
    userId: 'bench',
    userName: 'bench',
    domainId: whose.domain_id,
    projectId,
    roles: [projectId ? 'project_user' : 'superuser'],
    requestId: 'bench',
  });

type Lists = 'networks' | 'routers';

const asked: readonly (readonly [string, Lists, Readonly<Record<string, string>>])[] = [
  ['networks by name', 'networks', {}],
  ['networks, newest first', 'networks', { sort: 'created_at:desc' }],
  ['networks by ports', 'networks', { sort: 'ports_count:desc' }],
  ['networks that are shared', 'networks', { shared: 'true' }],
  ['networks with a text that a quarter has', 'networks', { search: 'web' }],
  ['networks with a text that few have', 'networks', { search: 'net-777' }],
  ['networks with two letters', 'networks', { search: '77' }],
  ['routers by name', 'routers', {}],
  ['routers by status', 'routers', { sort: 'status:asc' }],
  ['routers with an error', 'routers', { status: 'ERROR' }],
  ['routers in a network', 'routers', { network_id: '00000001-0000-4000-8000-000000000007' }],
  ['routers with a tag', 'routers', { tags: 'team:a' }],
];

export interface ListTimes {
  readonly what: string;
  /** For who sees 60 % of them in one project, for a project with 0.5 %, and for an administrator who sees all. */
  readonly large: number;
  readonly small: number;
  readonly all: number;
}

/** Milliseconds of CPU time for a page of 20 with its total, as the engine answers it, of so many objects of each kind. */
export async function measureLists(folder: string, count: number, rounds: number): Promise<readonly ListTimes[]> {
  const store = await openStore(join(folder, `${count}.db`));
  try {
    await store.keepLists(embeddedLists, (error) => {
      throw error;
    });
    await fillStore(store, count, whose);
    const ports = createEmbeddedPorts({
      store,
      sealing: openSealing(folder),
      files: openTestFiles(folder),
      clock: createRealClock(),
    });
    const search = searchStore(store, networkSearch);
    const scopes = [whose.project_id, '00000009-0000-4000-8000-000000000007', null].map(scopeOf);
    const timesOf = async (what: string, ask: (scope: ReturnType<typeof scopeOf>) => Promise<unknown>) => {
      const times: number[] = [];
      for (const scope of scopes) times.push(await cpuTimeOf(() => ask(scope), rounds));
      const [large = 0, small = 0, all = 0] = times;
      return { what, large, small, all };
    };
    const lists: ListTimes[] = [];
    for (const [what, list, query] of asked)
      lists.push(
        await timesOf(what, (scope) => ports[list].list(scope, { limit: '20', with_count: 'true', ...query })),
      );
    for (const text of ['web', 'net-777', '10.7'])
      lists.push(await timesOf(`search for “${text}”`, (scope) => search.find(scope, text, 20)));
    return lists;
  } finally {
    await store.close();
  }
}
