import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as css from './shown-once.css.ts';

interface ShownOnceProps {
  /** For whoever watches what is copied out of it. */
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** What came of a form, and shows only now. It gets the focus: the field or the button that had it has gone with the form. */
export function ShownOnce({ ref, children }: ShownOnceProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  useEffect(() => box.current?.focus(), [box]);
  return (
    <div className={css.box} ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
