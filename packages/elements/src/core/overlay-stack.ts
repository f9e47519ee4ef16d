/** Something over the page that Escape closes. */
export interface Overlay {
  readonly element: HTMLElement;
  /** Makes the rest of the page inert, as a modal dialog does. */
  readonly modal: boolean;
  /** The person pressed Escape, and this overlay is on top. */
  escape(): void;
}

const stack: Overlay[] = [];
const listeners = new Set<() => void>();

/** Escape belongs to the topmost overlay only. Whoever is inside and wants it first calls `preventDefault()`. */
function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = stack.at(-1);
  if (!top) return;
  // Else the browser would also ask the topmost <dialog> to close, which need not be the topmost of ours.
  event.preventDefault();
  top.escape();
}

function changed(): void {
  for (const listener of listeners) listener();
}

/**
 * The one order of all open overlays: dialogs, popovers, menus, tooltips, lists of a combobox.
 */
export const overlays = {
  /** Puts an overlay on top. Returns what takes it off again; taking it off twice does no harm. */
  push(overlay: Overlay): () => void {
    if (stack.length === 0) document.addEventListener('keydown', onKeydown);
    stack.push(overlay);
    changed();
    return () => {
      const at = stack.indexOf(overlay);
      if (at === -1) return;
      stack.splice(at, 1);
      if (stack.length === 0) document.removeEventListener('keydown', onKeydown);
      changed();
    };
  },

  get top(): Overlay | undefined {
    return stack.at(-1);
  },

  /** The topmost modal: only what lies inside it can be reached. The notification host moves there, `slot="layer"`. */
  get topModal(): HTMLElement | null {
    return stack.findLast((overlay) => overlay.modal)?.element ?? null;
  },

  /** Calls the listener after each change of the order. Returns what stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
