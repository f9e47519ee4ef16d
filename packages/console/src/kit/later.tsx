import { type ComponentProps, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { isHeld } from './held.ts';
import { insist } from './insist.ts';
import { useText } from './text/index.ts';
import { kitWords } from './words.ts';

/**
 * A component that is fetched when it is first shown; until it is there, and while the server is away, `place` keeps its
 * room. One that cannot be had takes a new page, unless something is being written on this one: then its room says so.
 *
 * For what the first rows of a page do not need: `const Bell = later(async () => (await import('./Bell.tsx')).Bell)`.
 */
// A component with a type parameter keeps it: what comes out is called as what went in.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function later<Kind extends ComponentType<any>>(load: () => Promise<Kind>, place: ReactNode = null): Kind {
  const Loaded = lazy(async () => ({ default: await insist(load).catch(unlessHeld) }));
  const Later = (props: ComponentProps<Kind>) => <Suspense fallback={place}>{createElement(Loaded, props)}</Suspense>;
  return Later as unknown as Kind;
}

function unlessHeld(missing: unknown) {
  if (!isHeld()) throw missing;
  return Missing;
}

function Missing() {
  return <p role="alert">{useText(kitWords)('part_missing')}</p>;
}
