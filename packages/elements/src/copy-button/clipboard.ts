/**
 * Puts a text on the clipboard. Must be called while the person's press is being answered.
 *
 * @param place Where a field may stand for a moment if the browser has no clipboard for this page. It has to be among
 * what can have focus now: while a modal dialog is open, inside it.
 * @returns Whether the text is there.
 */
export async function writeClipboard(text: string, place: ShadowRoot): Promise<boolean> {
  // Not there without TLS, and refused in a frame that was not given the right.
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text, place);
  }
}

function copyFromField(text: string, place: ShadowRoot): boolean {
  const focused = place.activeElement;
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.readOnly = true;
  field.value = text;
  place.append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
