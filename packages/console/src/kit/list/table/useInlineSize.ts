import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inline size of an element in pixels, as it changes; null before the first layout. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    // Before the first paint: the observer speaks after it.
    // oxlint-disable-next-line react/set-state-in-effect
    setRoom(observed.clientWidth);
    const observer = new ResizeObserver(() => setRoom(observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
