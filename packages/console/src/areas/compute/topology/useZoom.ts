import { type RefObject, useLayoutEffect, useState } from 'react';

const LEAST = 0.4;
const MOST = 1.6;
const STEP = 0.2;

export interface Zoom {
  readonly scale: number;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  grow(): void;
  shrink(): void;
  /** All of it at once, where the least scale allows. */
  fit(): void;
}

const within = (scale: number) => Math.min(MOST, Math.max(LEAST, Math.floor(scale * 100 + 1e-6) / 100));

/** How large the picture is: at first as wide as its place, and not larger than life. */
export function useZoom(
  place: RefObject<HTMLElement | null>,
  { width, height }: { readonly width: number; readonly height: number },
): Zoom {
  const [chosen, setChosen] = useState<number | null>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    // The first is kept: a picture that shrinks while somebody looks at it would be another one.
    const observer = new ResizeObserver(([entry]) => setRoom((now) => now || (entry?.contentRect.width ?? 0)));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  const scale = chosen ?? (room > 0 ? within(Math.min(1, room / width)) : 1);
  const fit = () => {
    const box = place.current;
    if (box) setChosen(within(Math.min(1, box.clientWidth / width, box.clientHeight / height)));
  };
  return {
    scale,
    canGrow: scale < MOST,
    canShrink: scale > LEAST,
    grow: () => setChosen(within(scale + STEP)),
    shrink: () => setChosen(within(scale - STEP)),
    fit,
  };
}
