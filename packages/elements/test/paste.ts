/**
 * A paste as the browser tells of it, for the clipboard itself cannot be reached from a test. An event made by hand has
 * no data in Firefox, which is why it is put there.
 */
export function pasteOf(clipboardData: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return event;
}
