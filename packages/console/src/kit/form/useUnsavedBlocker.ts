import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { guardLeaving, type Leaving, markUnsaved } from './unsaved-changes.ts';

/** Keeps a page until the person confirms that it may be left. */
export type Blocker = { readonly state: 'free' } | ({ readonly state: 'blocked' } & Leaving);

const free: Blocker = { state: 'free' };

/**
 * While `on`, a page is not left: for another site the browser asks, for another page of ours the blocker is `blocked`. The
 * addresses below `within` are the same page: a form may have steps of its own there. `isClosing` is asked at each navigation:
 * a page that has begun to close may be left before it is drawn without `on`.
 */
export function useUnsavedBlocker(on: boolean, within?: string, isClosing = () => false): Blocker {
  const [blocker, setBlocker] = useState<Blocker>(free);
  const isInside = (pathname: string) =>
    within !== undefined && (pathname === within || pathname.startsWith(`${within}/`));
  const shouldBlock = (from: string, to: string) => on && !isClosing() && from !== to && !isInside(to);
  const latest = useRef(shouldBlock);
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  });

  useLayoutEffect(
    () =>
      guardLeaving({
        shouldBlock: (from, to) => latest.current(from, to),
        onBlocked({ proceed, reset }) {
          const answer = (act: () => void) => () => {
            setBlocker(free);
            act();
          };
          setBlocker({ state: 'blocked', proceed: answer(proceed), reset: answer(reset) });
        },
      }),
    [],
  );

  useEffect(() => {
    if (!on) return undefined;
    const clearMark = markUnsaved();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      clearMark();
      removeEventListener('beforeunload', ask);
    };
  }, [on]);

  return blocker;
}
