import type { SkyCopiedEvent } from '@skydeck/react-bindings/copy-button';
import { type RefObject, useEffect, useRef } from 'react';

/** Tells that a text inside the box was copied: by a button of ours, or by hand. */
export function useCopied<Box extends HTMLElement>(text: string, onCopied: () => void): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const here = box.current;
    const controller = new AbortController();
    const check = (copied: string) => {
      if (copied.includes(text)) onCopied();
    };
    const { signal } = controller;
    here?.addEventListener('sky-copied', (event) => check((event as SkyCopiedEvent).text), { signal });
    here?.addEventListener('copy', () => check(String(getSelection())), { signal });
    return () => controller.abort();
  }, [text, onCopied]);
  return box;
}
