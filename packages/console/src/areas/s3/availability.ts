import { CallError, s3Api } from '@skydeck/contract';
import { proxy } from 'valtio';
import { can } from '../../kit/permissions/abilities.ts';
import { call } from '../../kit/data/client.ts';
import { createListeners } from '../../kit/live/listeners.ts';
import { session } from '../../session/index.ts';

/** What keeps the person from the object storage (spec: s3.unavailable); null: nothing that is known. */
export type Unavailability = 'service' | 'user';

const unavailabilities: Readonly<Record<string, Unavailability>> = {
  s3_disabled: 'service',
  s3_not_found: 'service',
  s3_user_disabled: 'user',
};

export const availability = proxy({
  reason: null as Unavailability | null,
  get isOff(): boolean {
    return this.reason === 'service';
  },
});

const unavailable = createListeners();

/** Told when the storage is no longer there: what is kept of it goes. */
export const onUnavailable = unavailable.listen;

/** Every failure of an S3 call comes by here. */
export function recordAvailability(error: unknown): void {
  const hindrance = error instanceof CallError ? unavailabilities[error.code] : undefined;
  if (hindrance === undefined) return;
  availability.reason = hindrance;
  unavailable.notify();
}

/** What the answer about the session said: the code with which the storage would refuse its calls. */
export function setAvailability(code: string | undefined): void {
  availability.reason = (code !== undefined && unavailabilities[code]) || null;
}

/** Another try, or another project. */
export function clearUnavailability(): void {
  availability.reason = null;
}

let asked = 0;

/** Asks whether it is there; rejects never. Of several questions the newest counts. */
export async function refreshAvailability(): Promise<void> {
  asked += 1;
  const own = asked;
  if (session.projectId === null || !can('s3_enable', 'read')) return clearUnavailability();
  const problem = await call(s3Api.user).then(
    () => null,
    (error: unknown) => error,
  );
  if (own !== asked) return;
  if (problem === null) clearUnavailability();
  else recordAvailability(problem);
}
