let end: (() => string) | null = null;

/** Before the page’s own keys are looked at. */
const early = { capture: true };

/**
 * From now on what is typed is kept for a window that is on its way: whoever knows its key does not wait to see it, and
 * must not call the page's own keys meanwhile. Another key than a sign, or a press of the mouse, ends that.
 */
export function bufferTyping(page: EventTarget = window): void {
  end?.();
  let text = '';
  const onKey = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event as KeyboardEvent;
    if (key === 'Shift') return;
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey || isComposing) return stop();
    event.preventDefault();
    text += key;
  };
  const stop = () => {
    page.removeEventListener('keydown', onKey, early);
    page.removeEventListener('pointerdown', stop, early);
  };
  page.addEventListener('keydown', onKey, early);
  page.addEventListener('pointerdown', stop, early);
  end = () => {
    stop();
    end = null;
    return text;
  };
}

/** What was typed since; from then on it goes to whatever has the focus. */
export const takeBufferedTyping = (): string => end?.() ?? '';
