import { conflict } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';

/** How many a project may have, where nothing else was agreed. */
export const defaultQuota = { routers: 10, networks: 20 } as const;

/** What was agreed with one project; its id is the project's. */
export interface QuotaRecord {
  readonly id: string;
  readonly routers: number;
  readonly networks: number;
}

const counted = { routers: 'router', networks: 'network' } as const;

export const quotasIn = (tx: Tx) => tx.documents<QuotaRecord>('network_quota');

export async function refuseOverQuota(tx: Tx, projectId: string, what: keyof typeof counted): Promise<void> {
  const { [what]: limit } = (await quotasIn(tx).get(projectId)) ?? defaultQuota;
  const used = await tx.documents(counted[what]).count([{ field: 'project_id', equals: projectId }]);
  if (used >= limit) throw conflict('quota_exceeded', `The project has all of its ${limit} ${what}`, { limit, what });
}
