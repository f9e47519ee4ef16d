import { LitElement } from 'lit';

import { composedContains, deepActiveElement } from '../core/composed-tree.js';
import { firstToFocus } from '../dialog/first-focus.js';

/** A problem that is shown: by our controls, by a native one after it was submitted, by a page's own. */
const problems = ':is(:state(user-invalid), :user-invalid, [aria-invalid="true"]):not(form, fieldset)';

/** Goes to the first control that shows a problem, with its label and its message in sight. False without one. */
export function focusFirstProblem(root: Element): boolean {
  const control = root.querySelector<HTMLElement>(problems);
  if (!control) return false;
  control.scrollIntoView({ block: 'nearest' });
  control.focus({ preventScroll: true });
  return true;
}

/** Gives focus to what asks for it, else to the first control. One that came with the dialog has to render before. */
export async function focusFirstControl(root: Element, isStillWanted: () => boolean): Promise<void> {
  const target = firstToFocus(root);
  if (target instanceof LitElement) await target.updateComplete;
  if (isStillWanted()) target?.focus();
}

/** What has focus inside of an element, shadow roots included. */
export function focusedIn(element: Element | null): HTMLElement | null {
  const active = deepActiveElement();
  return element && active instanceof HTMLElement && composedContains(element, active) ? active : null;
}

const withoutImplicitSubmission = ['button', 'color', 'file', 'image', 'range', 'reset', 'submit'];

/**
 * Whether Enter in a control would submit the form if its submit button lay in it. Ours lies outside, and without one
 * the browser submits only a form with a single text input. Our own controls do it by themselves.
 */
export function submitsByEnter(control: EventTarget | null, form: HTMLFormElement | null): boolean {
  const isInput = control instanceof HTMLInputElement && control.form === form;
  return isInput && !withoutImplicitSubmission.includes(control.type);
}
