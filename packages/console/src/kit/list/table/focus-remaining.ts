const currentRow = '[role="grid"] tr[data-row]:not([data-row="0"]) [tabindex="0"]';

const primaryButtonIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement & { readonly variant: string }>('sky-button')].find(
    ({ variant }) => variant === 'primary',
  );

/**
 * Where what had the focus is gone with its row: gives it to the row that took its place, else to the page's primary
 * button (spec: shell.confirm.focus). That of an empty list is there a moment later.
 */
export function focusRemaining(): void {
  const page = document.querySelector('main');
  if (!page || focusIn(page)) return;
  const attempt = () => {
    if (!page.isConnected || focusIn(page)) watch.disconnect();
  };
  // A button that has just come takes the focus once it is drawn.
  const watch = new MutationObserver(() => requestAnimationFrame(attempt));
  watch.observe(page, { childList: true, subtree: true });
}

/** Whether something has the focus now. */
function focusIn(page: HTMLElement): boolean {
  if (document.activeElement !== document.body) return true;
  const target = page.querySelector<HTMLElement>(currentRow) ?? primaryButtonIn(page);
  target?.focus();
  return document.activeElement !== document.body;
}
