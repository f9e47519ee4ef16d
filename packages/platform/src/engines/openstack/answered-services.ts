import type { CloudServiceState } from '@skydeck/contract';
import { type Clock, every } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { Background } from '../../tasks/background.ts';
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
export function watchServices({ store, clock, check }: Parts, report: (error: unknown) => void): Background {
  const look = async () => noteAnswering(store, (await check()).services);
  /** A cloud that is away is in the log already. */
  const reportUnforeseen = (error: unknown) => {
    if (!(error instanceof Refusal)) report(error);
  };
  let looking: Promise<void> = Promise.resolve();
  const stop = every(clock, EVERY, () => {
    looking = looking.then(look).catch(reportUnforeseen);
  });
  return {
    idle: () => looking,
    async stop() {
      stop();
      await looking;
    },
  };
}
