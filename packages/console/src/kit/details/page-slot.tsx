import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface PageSlot {
  /** What the page is called. */
  readonly title: string;
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
  /** A tab has an act of its own there. */
  readonly isTaken: boolean;
  readonly setTaken: (isTaken: boolean) => void;
}

/* Marked, so that forms which show facts are not built with it. */
const PageSlotContext = /* @__PURE__ */ createContext<PageSlot | null>(null);

export const usePageSlot = (): PageSlot | null => use(PageSlotContext);

/** For a page of details: the place in its head for the primary act of the tab that shows. */
export function PageSlotProvider({ title, children }: { title: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isTaken, setTaken] = useState(false);
  const slot = useMemo(() => ({ title, element, setElement, isTaken, setTaken }), [title, element, isTaken]);
  return <PageSlotContext value={slot}>{children}</PageSlotContext>;
}

/** The primary act of a tab, such as the one that adds a row: a button in the head of the page. */
export function PagePrimary({ children }: { children: ReactNode }) {
  const slot = usePageSlot();
  const setTaken = slot?.setTaken;
  const isEmpty = !children;
  useLayoutEffect(() => {
    if (isEmpty) return undefined;
    setTaken?.(true);
    return () => setTaken?.(false);
  }, [setTaken, isEmpty]);
  return slot?.element ? createPortal(children, slot.element) : null;
}
