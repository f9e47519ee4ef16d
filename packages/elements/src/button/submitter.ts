/** What a pressed button does to its form. */
export interface Presser {
  readonly type: string;
  readonly name: string;
  readonly value: string;
  readonly form: HTMLFormElement | null;
}

/**
 * Presses a submit or reset button that is a custom element. Only a native button can be the submitter of a form, so
 * one stands in for as long as the form reads it: `event.submitter`, its name and value, and validation are native.
 */
export function pressForm({ type, name, value, form }: Presser): void {
  if (!form) return;
  if (type === 'reset') {
    form.reset();
    return;
  }
  const submitter = Object.assign(document.createElement('button'), { type: 'submit', hidden: true, name, value });
  form.append(submitter);
  try {
    form.requestSubmit(submitter);
  } finally {
    submitter.remove();
  }
}
