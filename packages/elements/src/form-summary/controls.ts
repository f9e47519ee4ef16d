/** What a form control offers, be it native or ours. */
export type Control = HTMLElement &
  Pick<HTMLInputElement, 'form' | 'name' | 'validity' | 'validationMessage' | 'willValidate'>;

export function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLElement && 'validationMessage' in target && 'form' in target;
}

export function isInvalid(control: Control): boolean {
  return control.willValidate && !control.validity.valid;
}

/** The controls of a form that break a rule, in their order. Native radios of one name are one control. */
export function invalidIn(form: HTMLFormElement): Control[] {
  const radios = new Set<string>();
  return [...form.elements].filter(isControl).filter((control) => {
    if (!isInvalid(control)) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    if (radios.has(control.name)) return false;
    radios.add(control.name);
    return true;
  });
}

/** What a person knows a control by; '' when nobody named it. */
export function nameOf(control: HTMLElement): string {
  const own = 'label' in control && typeof control.label === 'string' ? control.label : '';
  const named = [own, textOf(control.querySelector(':scope > [slot="label"]')), textOf(labelOf(control))];
  return named.find((name) => name !== '') ?? control.ariaLabel ?? '';
}

function labelOf(control: HTMLElement): Element | null {
  const root = control.getRootNode() as Document | ShadowRoot;
  const outer = control.id ? root.querySelector(`label[for="${CSS.escape(control.id)}"]`) : null;
  return outer ?? control.closest('label');
}

function textOf(element: Element | null): string {
  return element?.textContent?.trim() ?? '';
}

/** Goes to a control. What has folded it up is told to open, as the browser tells for what its search finds. */
export function goTo(control: HTMLElement): void {
  control.dispatchEvent(new Event('beforematch', { bubbles: true, composed: true }));
  control.focus();
}
