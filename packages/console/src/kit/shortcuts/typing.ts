const fields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])';

/** Whether a key belongs to a field, a menu or a dialog that has the focus. */
export const isTyping = (event: Event): boolean =>
  event
    .composedPath()
    .some(
      (target) =>
        target instanceof HTMLElement && (target.matches(`${fields}, dialog, [popover]`) || target.isContentEditable),
    );

/** Whether a dialog lies over the page: then the page's own keys rest, wherever the focus is. */
export const isOverlaid = (): boolean =>
  document.querySelector('dialog[open], :is(sky-dialog, sky-form-dialog, sky-confirm-dialog, sky-drawer)[open]') !==
  null;
