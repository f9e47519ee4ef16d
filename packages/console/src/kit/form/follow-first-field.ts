import { focusSoon } from './focus-soon.ts';

/** By these a person begins. */
const begun = ['keydown', 'pointerdown', 'input'] as const;

type Control = HTMLElement & { readonly disabled?: boolean; readonly value?: unknown };

/**
 * The first field of a form has the focus when it opens. One that comes later, because its code is fetched, gets it when it
 * comes, unless the person has begun.
 */
export function followFirstField(form: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted || hasText(form, document.activeElement)) return;
  const follow = () => {
    const first = firstOf(form);
    if (first && isBehind(document.activeElement, first, form)) focusSoon(() => first);
  };
  const watch = new MutationObserver(follow);
  const end = () => watch.disconnect();
  watch.observe(form, { childList: true, subtree: true });
  for (const type of begun) document.addEventListener(type, end, { capture: true, once: true, signal });
  signal.addEventListener('abort', end, { once: true });
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
