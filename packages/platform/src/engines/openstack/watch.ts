import type { Operation } from '@skydeck/contract';
import type { EmittedEvent } from '../../store/store.ts';
import type { Actor } from '../../resources/kit/access.ts';
import { type Background, repeatEvery } from '../../tasks/background.ts';
import type { OpenstackParts } from './parts.ts';
import { reportUnforeseen } from './report-unforeseen.ts';

/** How late a change that somebody else made becomes an event. Milliseconds. */
const EVERY = 30_000;

/** The platform itself: it sees all projects, and no request made it look. */
export const everybody: Actor = { projectId: null, domainId: '', isSystem: true, requestId: null };

const GONE = '';

/** One object at one time: what it is compared by, and what the live link would be told of it. */
export interface SeenObject {
  /** The type of its events and its id. */
  readonly key: string;
  readonly text: string;
  events(operation: Operation): Promise<readonly EmittedEvent[]>;
}
type AllSeen = ReadonlyMap<string, SeenObject>;

/** Before each look: what is left to do of what was begun. */
export type Settle = () => Promise<void>;

/** Looks at all objects of a resource. */
export type See = (parts: OpenstackParts) => Promise<readonly SeenObject[]>;

/** Looks at the cloud now and then: what others have changed there becomes events, as what we change does. */
export function watchCloud(
  parts: OpenstackParts,
  { see: resources, settle }: { readonly see: readonly See[]; readonly settle: readonly Settle[] },
  report: (error: unknown) => void,
): Background {
  let before: AllSeen | null = null;
  // What was changed from here since the last look is told already.
  const told = new Map<string, string>();
  const stopListening = parts.store.onAllEvents((events) => {
    for (const { type, object_id, operation, body } of events)
      told.set(`${type} ${object_id}`, operation === 'deleted' ? GONE : body);
  });
  const tell = reportUnforeseen(report);

  async function look(): Promise<void> {
    if (!parts.store.instances.leads()) {
      before = null;
      told.clear();
      return;
    }
    // What cannot be settled now is tried again, and keeps nobody from hearing of changes.
    for (const one of settle) await one().catch(tell);
    const now = await seeAll(parts, resources);
    const events = before ? await eventsBetween(before, now, told) : [];
    before = now;
    told.clear();
    if (events.length > 0)
      await parts.store.write(async (tx) => {
        for (const event of events) tx.emit(event);
      });
  }

  const looks = repeatEvery(parts.clock, EVERY, look, tell);
  return {
    idle: looks.idle,
    async stop() {
      stopListening();
      await looks.stop();
    },
  };
}

async function seeAll(parts: OpenstackParts, resources: readonly See[]): Promise<AllSeen> {
  const seen = new Map<string, SeenObject>();
  for (const see of resources) for (const object of await see(parts)) seen.set(object.key, object);
  return seen;
}

async function eventsBetween(
  before: AllSeen,
  now: AllSeen,
  told: ReadonlyMap<string, string>,
): Promise<EmittedEvent[]> {
  const events: EmittedEvent[] = [];
  const textBefore = (key: string) => told.get(key) ?? before.get(key)?.text ?? GONE;
  for (const [key, seen] of before)
    if (!now.has(key) && textBefore(key) !== GONE) events.push(...(await seen.events('deleted')));
  for (const [key, seen] of now) {
    const known = textBefore(key);
    if (known !== seen.text) events.push(...(await seen.events(known === GONE ? 'created' : 'updated')));
  }
  return events;
}
