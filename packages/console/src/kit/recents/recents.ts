import { SearchHit } from '@skydeck/contract';
import { literal, nullable, optional, string, type Infer, type, union } from 'superstruct';
import { localStore } from '../data/browser-store.ts';

const Place = type({ kind: literal('place'), path: string() });
/** `scope` is the project in which it was found; null: outside of projects. */
const Found = type({
  kind: literal('found'),
  hit: SearchHit,
  scope: nullable(string()),
  /** ISO 8601, UTC: when its page was opened. */
  at: optional(string()),
});
export type RecentItem = Infer<typeof Found>;
const Recent = union([Place, Found]);

/** Where a person went: a page, by the palette, or an object. */
export type Recent = Infer<typeof Recent>;

/** Of pages and objects together; the palette shows the first five. */
const KEPT = 20;
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

/** The objects among them that were opened in a scope. */
export const itemsIn = (kept: readonly Recent[], scope: string | null): readonly RecentItem[] =>
  kept.filter((recent): recent is RecentItem => recent.kind === 'found' && recent.scope === scope);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
