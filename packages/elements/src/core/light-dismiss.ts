import { deepActiveElement } from './composed-tree.js';

/**
 * Calls back when the person presses outside an element, or moves focus out of it.
 * Returns what stops it.
 */
export function onLeave(element: HTMLElement, left: (how: 'press' | 'focus') => void): () => void {
  const onPointerdown = (event: PointerEvent): void => {
    if (!event.composedPath().includes(element)) left('press');
  };
  const onFocusout = (event: FocusEvent): void => {
    // Without a new owner of the focus the window was left, not the element.
    if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) left('focus');
  };
  // A press inside a frame is not heard here; the window only loses the focus to it. Firefox says so before the frame has
  // it, so that we look with the next picture.
  let look = 0;
  const onBlur = (): void => {
    look = requestAnimationFrame(() => {
      const active = deepActiveElement();
      if (active instanceof HTMLIFrameElement && !element.contains(active)) left('focus');
    });
  };
  document.addEventListener('pointerdown', onPointerdown, { capture: true });
  element.addEventListener('focusout', onFocusout);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('pointerdown', onPointerdown, { capture: true });
    element.removeEventListener('focusout', onFocusout);
    window.removeEventListener('blur', onBlur);
    cancelAnimationFrame(look);
  };
}
