type Subject = HTMLElement & { description?: unknown; label?: unknown };

/** Gives a control its description for assistive technology, and takes it away again. */
export class Describing {
  #subject: Subject | null = null;

  /** @param text '' describes nothing. */
  describe(subject: Subject | null, text: string): void {
    if (this.#subject && this.#subject !== subject) say(this.#subject, '');
    this.#subject = subject;
    if (!subject) return;
    if (subject.matches(':not(:defined)'))
      void customElements.whenDefined(subject.localName).then(() => this.describe(this.#subject, text));
    // A control that is named by the same words would be read out twice.
    else say(subject, isNamed(subject, text) ? '' : text);
  }
}

function isNamed(subject: Subject, text: string): boolean {
  return [subject.label, subject.ariaLabel, subject.textContent?.trim()].includes(text);
}

/** An element of ours describes the control in its shadow tree itself; the host is nothing to assistive technology. */
function say(subject: Subject, text: string): void {
  if ('description' in subject) subject.description = text;
  else subject.ariaDescription = text || null;
}
