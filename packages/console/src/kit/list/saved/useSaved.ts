import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localStore } from '../../data/browser-store.ts';
import { queryOf, readViews, type SavedView, withSaved, withView } from './saved.rules.ts';

/** The name of the view, in the address: whoever is sent the address sees the same rows, with or without the view. */
const CALLED = 'saved';
const nameOf = (storageKey: string) => `skydeck.views.${storageKey}`;

export interface Saved {
  readonly views: readonly SavedView[];
  /** The one the address names, if this browser has it. */
  readonly current: SavedView | null;
  /** The address shows something else than the view it names. */
  readonly isChanged: boolean;
  /** null: the list as it is without a view. */
  open(view: SavedView | null): void;
  save(name: string): void;
  remove(view: SavedView): void;
}

/** The views of a list that this browser keeps. `names` are the parts of the address that say what the list shows. */
export function useSaved(storageKey: string, names: readonly string[]): Saved {
  const [address, setAddress] = useSearchParams();
  const [views, setViews] = useState(() => readViews(localStore.get(nameOf(storageKey))));
  const current = views.find(({ name }) => name === address.get(CALLED)) ?? null;
  const query = queryOf(address, names);

  function keep(next: readonly SavedView[]) {
    setViews(next);
    localStore.set(nameOf(storageKey), next.length > 0 ? JSON.stringify(next) : null);
  }
  const open = (view: SavedView | null) => setAddress((now) => withView(now, names, view, CALLED));
  return {
    views,
    current,
    isChanged: current !== null && current.query !== query,
    open,
    save(name) {
      const view = { name: name.trim(), query };
      keep(withSaved(views, view));
      open(view);
    },
    remove(view) {
      keep(views.filter((one) => one !== view));
      if (view === current) setAddress((now) => without(now, CALLED));
    },
  };
}

function without(address: URLSearchParams, name: string) {
  const next = new URLSearchParams(address);
  next.delete(name);
  return next;
}
