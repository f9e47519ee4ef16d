import { SearchHit } from '@skydeck/contract';
import { literal, nullable, string, type Infer, type, union } from 'superstruct';
import { localStore } from '../../kit/data/browser-store.ts';

const Place = type({ kind: literal('place'), path: string() });
/** `scope` is the project in which it was found; null: outside of projects. */
const Found = type({ kind: literal('found'), hit: SearchHit, scope: nullable(string()) });
const Recent = union([Place, Found]);

/** Where a person went by the palette: a page, or an object that was found. */
export type Recent = Infer<typeof Recent>;

const KEPT = 5;
const keyOf = (userId: string) => `skydeck.recents.${userId}`;
const nameOf = (recent: Recent) => (recent.kind === 'place' ? recent.path : recent.hit.id);

/** The last places of this person in this browser, the newest first. What is not ours there is nothing. */
export const recents = {
  read(userId: string): readonly Recent[] {
    const kept = parse(localStore.get(keyOf(userId)));
    return Array.isArray(kept) ? kept.filter((one): one is Recent => Recent.is(one)).slice(0, KEPT) : [];
  },

  add(userId: string, recent: Recent): void {
    const others = recents.read(userId).filter((other) => nameOf(other) !== nameOf(recent));
    localStore.set(keyOf(userId), JSON.stringify([recent, ...others].slice(0, KEPT)));
  },
};

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
