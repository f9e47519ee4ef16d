import { LitElement } from 'lit';

import { firstToFocus } from './first-focus.js';

/** By these a person begins. */
const begun = ['keydown', 'pointerdown'] as const;

/**
 * The first control may come after the dialog has opened, as one whose code is fetched: it gets the focus from `given`, unless the
 * person has begun.
 *
 * @returns Ends it.
 */
export function focusLateFirst(host: HTMLElement, given: HTMLElement | undefined): () => void {
  const end = new AbortController();
  const { signal } = end;
  let focused = given;
  const isUntouched = (): boolean => {
    const { activeElement } = host.getRootNode() as Document | ShadowRoot;
    return activeElement === host || activeElement === focused || activeElement === null || isBody(activeElement);
  };
  const follow = async (): Promise<void> => {
    const first = firstToFocus(host);
    if (!first || first === focused) return;
    if (first instanceof LitElement) await first.updateComplete;
    // One that is off has the attribute only once it has rendered.
    if (signal.aborted || first !== firstToFocus(host) || !isUntouched()) return;
    focused = first;
    first.focus();
  };

  const watch = new MutationObserver(() => void follow());
  watch.observe(host, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  signal.addEventListener('abort', () => watch.disconnect(), { once: true });
  for (const type of begun) document.addEventListener(type, () => end.abort(), { capture: true, signal });
  return () => end.abort();
}

/** What had the focus is gone. */
const isBody = (element: Element): boolean => element === document.body;
