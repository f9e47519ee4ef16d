import { sessionStore } from '../kit/data/browser-store.ts';
import { type Ending, endReasons, session } from './state.ts';

/** In the tab's own store, from one page to the next: how the session of the last one ended. */
const KEY = 'skydeck.signed-out';
const expired: Ending = { why: 'expired', minutes: 0 };

/** As the page goes. Of a session that still works, all that can be said later is that it is over. */
export function storeEnding(): void {
  const ending = session.phase === 'signed-in' ? expired : session.ending;
  sessionStore.set(KEY, ending && JSON.stringify(ending));
}

/** On the next page, when it has no session; null: nobody was here, or somebody has ended it. */
export function consumeStoredEnding(): Ending | null {
  const kept = readEnding(sessionStore.get(KEY));
  sessionStore.set(KEY, null);
  return kept;
}

function readEnding(text: string | null): Ending | null {
  try {
    const { why, minutes } = JSON.parse(text ?? '{}') as Partial<Record<keyof Ending, unknown>>;
    const known = endReasons.find((reason) => reason === why);
    return known && typeof minutes === 'number' ? { why: known, minutes } : null;
  } catch {
    return null;
  }
}
