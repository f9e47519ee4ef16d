let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Stops the page behind a modal from scrolling, and keeps the place of its scrollbar so that nothing shifts.
 * Locks nest. Returns what releases this one; releasing twice does no harm.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    before = { overflow: root.style.overflow, scrollbarGutter: root.style.scrollbarGutter };
    root.style.overflow = 'hidden';
    if (hasScrollbar) root.style.scrollbarGutter = 'stable';
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0) Object.assign(root.style, before);
  };
}
