import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './over.css.ts';

interface CoverProps {
  readonly on: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps a page as it is while nobody may read it: nothing of it shows, to no eye and to no screen reader, dialogs that lie
 * over it included. Afterwards the focus is where it was.
 */
export function CoverWhile({ on, children }: CoverProps) {
  const focusedBefore = useRef<HTMLElement | null>(null);
  // Before the browser takes the focus from what does not show any more, and after it has let it show again.
  useLayoutEffect(() => {
    if (on) focusedBefore.current = focused();
  }, [on]);
  useEffect(() => {
    const { current } = focusedBefore;
    if (on || !current) return;
    focusedBefore.current = null;
    if (current.isConnected) current.focus();
  }, [on]);
  return <div className={on ? css.covered : css.open}>{children}</div>;
}

/** What has the focus, in whatever shadow tree. */
function focused(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
