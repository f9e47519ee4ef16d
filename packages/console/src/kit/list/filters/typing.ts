/** Whether a key belongs to a field, or to a dialog that lies over the page. */
export function isTyping(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof HTMLElement &&
        (target.matches('input, textarea, select, dialog, [popover]') || target.isContentEditable),
    );
}
