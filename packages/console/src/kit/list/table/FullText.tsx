import { type RefObject, useEffect, useRef } from 'react';
import * as css from './table.css.ts';

/** What is cut in a cell, whole, below the cell that somebody points at or is in. Who listens hears all of it anyway. */
export function FullText({ of: around }: { readonly of: RefObject<HTMLElement | null> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (around.current && box.current ? follow(around.current, box.current) : undefined), [around]);
  return <div ref={box} popover="manual" aria-hidden="true" className={css.fullText} />;
}

function follow(around: HTMLElement, box: HTMLElement) {
  const stop = new AbortController();
  const { signal } = stop;
  let shown: Element | null = null;
  const hide = () => {
    shown = null;
    box.hidePopover();
  };
  const show = ({ target }: Event) => {
    if (target === box) return;
    const cell = (target as Element).closest('td, th');
    if (cell === shown) return;
    hide();
    const text = cell && fullTextOf(cell);
    if (!text) return;
    shown = cell;
    box.textContent = text;
    box.showPopover();
    placeBelow(box, cell);
  };
  // The words lie in the table: who points at them has not left it, and can read and copy them (WCAG 1.4.13).
  around.addEventListener('pointerover', show, { signal });
  around.addEventListener('pointerleave', hide, { signal });
  around.addEventListener('focusin', show, { signal });
  around.addEventListener('focusout', hide, { signal });
  around.addEventListener('scroll', hide, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  return () => stop.abort();
}

const isCut = (part: Element) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'hidden';

/** The text of a cell that shows only a part of it; null for one that shows all. */
export function fullTextOf(cell: Element): string | null {
  const whole = cell.querySelector('[data-full]')?.getAttribute('data-full');
  if (whole) return whole;
  const parts = [cell, ...cell.querySelectorAll('a, bdi, span, time')].filter(({ clientWidth }) => clientWidth > 1);
  return parts.some(isCut) ? cell.textContent : null;
}

function placeBelow(box: HTMLElement, cell: Element) {
  const { left, right, bottom } = cell.getBoundingClientRect();
  const { width } = box.getBoundingClientRect();
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const start = isRtl ? right - width : left;
  box.style.left = `${Math.max(8, Math.min(start, innerWidth - width - 8))}px`;
  box.style.top = `${bottom - 4}px`;
}
