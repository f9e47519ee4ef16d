/** What may have opened or closed a layer. Toggle events stay inside a shadow root, a person's acts do not. */
const HINTS = ['toggle', 'click', 'keyup', 'input'] as const;

/**
 * Tells the height the frame needs, in whole CSS pixels: at first, then when it changes, at most once per frame.
 * `root` must not depend on the height of the viewport, or page and frame chase each other.
 */
export function observeSize(root: HTMLElement, onHeight: (height: number) => void): () => void {
  let last = -1;
  let frame = 0;
  const watched = new Set<Element>();
  const observer = new ResizeObserver(schedule);

  function schedule() {
    frame ||= requestAnimationFrame(measure);
  }
  function measure() {
    frame = 0;
    const layers = openLayers(root.ownerDocument);
    for (const layer of watched) if (!layers.includes(layer)) observer.unobserve(layer);
    for (const layer of layers) if (!watched.has(layer)) observer.observe(layer);
    watched.clear();
    layers.forEach((layer) => watched.add(layer));
    const height = Math.ceil(Math.max(bottomOf(root), ...layers.map(heightFor)));
    if (height === last) return;
    last = height;
    onHeight(height);
  }

  observer.observe(root);
  for (const hint of HINTS) document.addEventListener(hint, schedule, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const hint of HINTS) document.removeEventListener(hint, schedule, true);
  };
}

function bottomOf(element: Element) {
  return element.getBoundingClientRect().bottom + window.scrollY;
}

/** A modal dialog is placed by the viewport: it needs its content's height, wherever it is now. */
function heightFor(layer: Element) {
  return layer.matches(':modal') ? layer.scrollHeight : bottomOf(layer);
}

/** Open popovers and modal dialogs, those inside open shadow roots as well. */
function openLayers(root: ParentNode): Element[] {
  const found = [...root.querySelectorAll(':popover-open, :modal')];
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) found.push(...openLayers(element.shadowRoot));
  }
  return found;
}
