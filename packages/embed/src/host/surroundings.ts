const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/** Calls when the page's language or the person's wish for less motion changes. Returns how to stop. */
export function surroundings(onChange: () => void): () => void {
  const motion = matchMedia(REDUCED_MOTION);
  motion.addEventListener('change', onChange);
  const language = new MutationObserver(onChange);
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => {
    motion.removeEventListener('change', onChange);
    language.disconnect();
  };
}
