import type { CloudServiceState } from '@skydeck/contract';
import type { Clock } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import { type Background, repeatEvery } from '../../tasks/background.ts';
import { reportUnforeseen } from './report-unforeseen.ts';
import type { ServiceCheck } from './service-check.ts';

/** How often it is looked which services answer. Milliseconds. */
const EVERY = 300_000;

/** When each service was last seen to answer, by its name. */
export type AnsweredAt = ReadonlyMap<string, string>;

export const readAnswered = (store: Store): Promise<AnsweredAt> =>
  store.read(async (tx) => {
    const rows = await tx.tables.selectFrom('cloud_services').selectAll().execute();
    return new Map(rows.map(({ name, answered_at }) => [name, answered_at]));
  });

async function noteAnswering(store: Store, services: readonly CloudServiceState[]): Promise<void> {
  const answering = services.filter(({ state }) => state === 'answers');
  if (answering.length === 0) return;
  await store.write(async (tx) => {
    const answered_at = tx.now.toISOString();
    await tx.tables
      .insertInto('cloud_services')
      .values(answering.map(({ name }) => ({ name, answered_at })))
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ answered_at }))
      .execute();
  });
}

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly check: ServiceCheck;
}

/** Notes now and then which services answer: of one that is gone, administrators see since when. */
export const watchServices = ({ store, clock, check }: Parts, report: (error: unknown) => void): Background =>
  repeatEvery(
    clock,
    EVERY,
    async () => {
      if (store.instances.leads()) await noteAnswering(store, (await check()).services);
    },
    reportUnforeseen(report),
  );
