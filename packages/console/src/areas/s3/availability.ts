import { CallError, s3Api } from '@skydeck/contract';
import { proxy } from 'valtio';
import { can } from '../../kit/abilities.ts';
import { call } from '../../kit/client.ts';
import { session } from '../../session/index.ts';

/** What keeps the person from the object storage (1-foundations §4); null: nothing that is known. */
export type Hindrance = 'service' | 'user';

const hindrances: Readonly<Record<string, Hindrance>> = {
  s3_disabled: 'service',
  s3_not_found: 'service',
  s3_user_disabled: 'user',
};

export const availability = proxy({
  hindrance: null as Hindrance | null,
  get isOff(): boolean {
    return this.hindrance === 'service';
  },
});

const listeners = new Set<() => void>();

/** Told when the storage is no longer there: what is kept of it goes. */
export const onUnavailable = (forget: () => void): void => void listeners.add(forget);

/** Every failure of an S3 call comes by here. */
export function noteAvailability(error: unknown): void {
  const hindrance = error instanceof CallError ? hindrances[error.code] : undefined;
  if (hindrance === undefined) return;
  availability.hindrance = hindrance;
  for (const forget of listeners) forget();
}

/** Another try, or another project. */
export function clearHindrance(): void {
  availability.hindrance = null;
}

let asked = 0;

/** Asks whether it is there; rejects never. Of several questions the newest counts. */
export async function learnAvailability(): Promise<void> {
  asked += 1;
  const own = asked;
  if (session.projectId === null || !can('s3_enable', 'read')) return clearHindrance();
  const problem = await call(s3Api.user).then(
    () => null,
    (error: unknown) => error,
  );
  if (own !== asked) return;
  if (problem === null) clearHindrance();
  else noteAvailability(problem);
}
