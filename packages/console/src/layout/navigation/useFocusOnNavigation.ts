import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** In the state of a navigation that only puts into the address what the page shows already. */
export const keepsFocus = { samePage: true } as const;

/**
 * After a change of page the focus goes to its heading, which also reads it out. A page that still loads is waited for.
 * A side panel takes the focus by itself and gives it back to the page below, which is still the one it was; a tab of that
 * page is no new page either, nor is a change of the query (page, filter, sort).
 */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const stays = (state as Partial<typeof keepsFocus> | null)?.samePage === true;
  /** The page before this one; null on the first, which keeps the focus where the browser puts it. */
  const before = useRef<string | null>(null);
  const known = useRef<Element | null>(null);

  useEffect(() => {
    const isFirst = before.current === null;
    const left = document.activeElement;
    const focusHeading = () => {
      // Somebody who has gone on by hand meanwhile is not called back.
      const { activeElement } = document;
      if (activeElement !== left && activeElement !== document.body) return true;
      if (document.querySelector('sky-dialog[open]')) return true;
      const heading = document.querySelector<HTMLElement>('main h1');
      const isNew = heading !== known.current || document.activeElement === document.body;
      if (heading && isNew && !isFirst && !stays) heading.focus();
      known.current = heading;
      return heading !== null;
    };
    const watch = new MutationObserver(() => {
      if (focusHeading()) watch.disconnect();
    });
    if (!focusHeading()) watch.observe(document.body, { childList: true, subtree: true });
    before.current = pathname;
    return () => watch.disconnect();
  }, [pathname, stays]);
}
