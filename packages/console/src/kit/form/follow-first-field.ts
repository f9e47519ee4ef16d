import { focusSoon } from './focus-soon.ts';

type Control = HTMLElement & { readonly disabled?: boolean; readonly value?: unknown };

/**
 * The first field of a form has the focus when it opens. One that comes later, because its code is fetched, gets it when it
 * comes, until the signal: the person has begun, or the form has closed.
 */
export function followFirstField(form: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted || hasText(form, document.activeElement)) return;
  const follow = () => {
    const first = firstOf(form);
    if (first && isBehind(document.activeElement, first, form)) focusSoon(() => first, { signal });
  };
  const watch = new MutationObserver(follow);
  watch.observe(form, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect(), { once: true });
  follow();
}

/** Something was written before this was there. */
const hasText = (form: HTMLElement, active: Element | null) =>
  form.contains(active) && Boolean((active as Control).value);

/** What holds the place of a field is off. */
const isField = ({ constructor, localName, disabled = false }: Control) =>
  (constructor as { formAssociated?: boolean }).formAssociated && localName !== 'sky-button' && !disabled;
const firstOf = (form: HTMLElement) => [...form.querySelectorAll<Control>('*')].find(isField);

/** What has the focus comes after the first field, or is the form itself. */
function isBehind(active: Element | null, first: HTMLElement, form: HTMLElement): boolean {
  if (active === null || active.contains(form)) return true;
  const isAfter = first.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return form.contains(active) && isAfter !== 0 && !first.contains(active);
}
