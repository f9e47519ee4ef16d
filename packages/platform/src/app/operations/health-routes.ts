import { healthApi } from '@skydeck/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Routes } from '../../http/routes.ts';
import { servePublic } from '../../http/serve.ts';
import type { Store } from '../../store/store.ts';

interface HealthParts {
  readonly store: Store;
  readonly clock: Clock;
  /** From the word that it stops on: clients have a moment, and no new ones should come. */
  readonly isEnding: () => boolean;
  readonly report: (error: unknown) => void;
}

const STORE_ANSWERS_WITHIN_MS = 1000;

/** What keeps a server from getting requests, by name. */
type Reason = 'stopping' | 'store_timeout' | 'store_failed';

/** For who supervises the process, and for the proxy in front of it. */
export const healthRoutes =
  (parts: HealthParts): Routes =>
  (app) => {
    const storeFault = createStoreProbe(parts);
    // spec: operations.healthz
    servePublic(app, healthApi.live, async () => ({ status: 'ok' as const }));
    // spec: operations.readyz
    servePublic(app, healthApi.ready, async () => {
      if (parts.isEnding()) throw notReady('stopping');
      const reason = await storeFault();
      if (reason) throw notReady(reason);
      return { status: 'ready' as const };
    });
  };

const notReady = (reason: Reason) =>
  new Refusal(503, reason === 'stopping' ? 'stopping' : 'server_error', `The server is not ready: ${reason}`, {
    values: { reason },
  });

/** Asks the store for a row. Who asks while a question waits waits for the same answer: probes pile nothing up. */
function createStoreProbe({ store, clock, report }: HealthParts): () => Promise<Reason | null> {
  let asking: Promise<Reason | null> | null = null;

  async function ask(): Promise<Reason | null> {
    try {
      // Others may wait for it when the probe that began it has gone.
      await store.whileWanted(
        () => true,
        () => store.read(({ tables }) => tables.selectFrom('installation').select('id').executeTakeFirst()),
      );
      return null;
    } catch (error) {
      report(error);
      return 'store_failed';
    } finally {
      asking = null;
    }
  }

  return async () => {
    const { promise: timeout, resolve } = Promise.withResolvers<Reason>();
    const cancel = clock.after(STORE_ANSWERS_WITHIN_MS, () => resolve('store_timeout'));
    const reason = await Promise.race([(asking ??= ask()), timeout]);
    cancel();
    return reason;
  };
}
