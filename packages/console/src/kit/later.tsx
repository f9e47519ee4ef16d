import { type ComponentProps, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { insist } from './insist.ts';

/**
 * A component that is fetched when it is first shown; until it is there, and while the server is away, `place` keeps its
 * room. For what the first rows
 * of a page do not need: `const Bell = later(async () => (await import('./Bell.tsx')).Bell)`.
 */
// A component with a type parameter keeps it: what comes out is called as what went in.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function later<Kind extends ComponentType<any>>(load: () => Promise<Kind>, place: ReactNode = null): Kind {
  const Loaded = lazy(async () => ({ default: await insist(load) }));
  const Later = (props: ComponentProps<Kind>) => <Suspense fallback={place}>{createElement(Loaded, props)}</Suspense>;
  return Later as unknown as Kind;
}
