/**
 * What Enter does in a native text input: it presses the form's first submit button, and does nothing when that
 * button is off. A form-associated element is not part of the browser's own implicit submission.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = [...form.elements].find((control) => 'type' in control && control.type === 'submit');
  if (!(button instanceof HTMLElement)) form.requestSubmit();
  else if (!button.matches(':disabled')) button.click();
}
