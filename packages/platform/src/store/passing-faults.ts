import { isDiskFull } from './disk-faults.ts';

/** The database does not answer. Of a change whose end was under way nobody knows whether it was kept. */
export class StoreUnavailable extends Error {}

/** Whether it is nobody's fault and passes by itself: who need not answer now tries again. */
export const isPassing = (error: unknown): boolean => error instanceof StoreUnavailable || isDiskFull(error);

/** For what may be left undone. */
export async function ignorePassing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}
