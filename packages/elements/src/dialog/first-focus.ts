const buttons = ['submit', 'button', 'reset', 'image'];

/** What a dialog gives focus to: what asks for it, else the first control that can be filled in. */
export function firstToFocus(dialog: Element): HTMLElement | undefined {
  const asking = dialog.querySelector<HTMLElement>('[autofocus]');
  if (asking) return asking;
  return [...dialog.querySelectorAll<HTMLElement>('*')].find(
    (element) => isControl(element) && !element.matches(':disabled'),
  );
}

function isControl(element: HTMLElement): boolean {
  if ('type' in element && buttons.includes(String(element.type))) return false;
  const isNative = element.matches('input:not([type="hidden"]), select, textarea');
  return isNative || (element.constructor as { formAssociated?: boolean }).formAssociated === true;
}
