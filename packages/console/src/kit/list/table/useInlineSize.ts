import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The inline size of an element as it changes, in pixels where the browser's text is 16 px: text of twice the size leaves half
 * of it. null before the first layout.
 */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    const measure = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      setRoom((observed.clientWidth * 16) / Number.parseFloat(fontSize));
    };
    // Before the first paint: the observer speaks after it.
    // oxlint-disable-next-line react/set-state-in-effect
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
