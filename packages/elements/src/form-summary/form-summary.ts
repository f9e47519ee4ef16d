import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { SlotPresence } from '../core/slot-presence.js';
import { warnOnce } from '../core/warn-once.js';
import { catalogue, Wording } from '../core/wording.js';
import { octagonXGlyph } from '../icon/own.js';
import { type Control, goTo, invalidIn, isControl, isInvalid, nameOf } from './controls.js';
import { formSummaryStyles } from './form-summary.css.js';
import { en } from './words/en.js';

const formSummaryWords = catalogue('form-summary', en);

const levels = ['1', '2', '3', '4', '5', '6'] as const;

/** A problem that the form's controls do not know of themselves, such as one the server found. */
export interface FormProblem {
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** What has the problem. Without it, the name of the target. */
  readonly label?: string;
  /** Where it can be mended: an element, or the id of one in the same tree. */
  readonly target?: HTMLElement | string;
}

interface Entry {
  readonly label: string;
  readonly message: string;
  readonly target: HTMLElement | null;
}

/**
 * The problems of a form, as a list of links to its fields. It appears and takes the focus when a submit fails. Each
 * line disappears when its problem is fixed.
 *
 * @tagname sky-form-summary
 * @slot - Optional details below the list, such as the server's message.
 * @csspart box - The colored box.
 * @csspart heading - The heading, which takes the focus.
 * @cssState shown - There are problems.
 */
export class SkyFormSummary extends LitElement {
  static override styles = [hostStyles, formSummaryStyles];

  readonly #internals = this.attachInternals();
  readonly #slotted = new SlotPresence(this);
  readonly #wording = new Wording(this, formSummaryWords);

  /** The ID of its form, if it is not inside the form. */
  @property({ attribute: 'for' }) htmlFor = '';
  /** What happened, such as "The network was not created". Without it, the number of problems. */
  @property({ attribute: 'heading' }) heading = '';
  /** The heading level, 1 to 6. */
  @property({ attribute: 'heading-level', type: Number }) headingLevel = 2;
  /** Problems besides those of the form's controls. One with a target disappears when the user changes that target. */
  @property({ attribute: false }) problems: readonly FormProblem[] = [];
  @state() private controls: readonly Control[] = [];
  @state() private announcement = '';
  @query('[part="heading"]') private headingBox!: HTMLElement;

  #root: Node | undefined;
  /** The controls that have reported a problem since the first one of the form did. */
  readonly #reported = new Set<Control>();
  /** What was mended of `problems`, which are the caller's. */
  readonly #mended = new Set<string>();
  #count = 0;

  /** The form it belongs to. */
  get form(): HTMLFormElement | null {
    const found = this.htmlFor
      ? (this.getRootNode() as Document | ShadowRoot).querySelector(`#${CSS.escape(this.htmlFor)}`)
      : this.closest('form');
    return found instanceof HTMLFormElement ? found : null;
  }

  /**
   * Lists the current problems and moves the focus to the heading. Call it for problems found outside the browser.
   * Those that the browser finds on submit are listed automatically.
   *
   * @returns Whether there is nothing to mend.
   */
  async report(): Promise<boolean> {
    this.#reported.clear();
    this.#mended.clear();
    this.controls = this.form ? invalidIn(this.form) : [];
    this.announcement = '';
    // Asked by what is listed, and not by what is drawn: that is behind.
    const isEmpty = this.#entries().length === 0;
    this.requestUpdate();
    await this.updateComplete;
    this.focus();
    return isEmpty;
  }

  /** Moves the focus to the heading. */
  override focus(options?: FocusOptions): void {
    if (this.#count > 0) this.headingBox.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // At the root and not at the form, which may come later, and may hold its controls by their attribute `form`.
    this.#root = this.getRootNode();
    this.#root.addEventListener('invalid', this.#onInvalid, { capture: true });
    this.#root.addEventListener('submit', this.#onStart, { capture: true });
    this.#root.addEventListener('reset', this.#onStart, { capture: true });
    for (const type of ['input', 'change']) this.#root.addEventListener(type, this.#onChange);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#root?.removeEventListener('invalid', this.#onInvalid, { capture: true });
    this.#root?.removeEventListener('submit', this.#onStart, { capture: true });
    this.#root?.removeEventListener('reset', this.#onStart, { capture: true });
    for (const type of ['input', 'change']) this.#root?.removeEventListener(type, this.#onChange);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    warnUnlessOneOf(this, 'heading-level', String(this.headingLevel), levels);
    this.#count = this.#entries().length;
    this.#internals.states[this.#count > 0 ? 'add' : 'delete']('shown');
    if (changed.has('problems') && this.problems.length > 0) {
      this.announcement = this.#wording.words.problems(this.#count);
    }
  }

  protected override firstUpdated(): void {
    if (this.htmlFor && !this.form) warnOnce(this, `has for="${this.htmlFor}"; there is no form with that id.`);
  }

  protected override render(): TemplateResult {
    const entries = this.#entries();
    const count = this.#wording.words.problems(entries.length);
    const level = levels.find((known) => known === String(this.headingLevel)) ?? '2';
    return html`
      <div part="box" role="group" aria-labelledby="heading" ?hidden=${entries.length === 0}>
        ${octagonXGlyph}
        <div class="words">
          <div part="heading" id="heading" role="heading" aria-level=${level} tabindex="-1">${this.heading || count}</div>
          ${this.heading ? html`<div class="count">${count}</div>` : nothing}
          <ul role="list">${entries.map((entry) => this.#entryTemplate(entry))}</ul>
          <div class="rest" ?hidden=${!this.#slotted.has()}><slot></slot></div>
        </div>
      </div>
      <div class="visually-hidden" role="status">${this.announcement}</div>
    `;
  }

  #entryTemplate({ label, message, target }: Entry): TemplateResult {
    const words = html`${label ? html`<b><bdi>${label}</bdi></b> ` : nothing}<bdi>${message}</bdi>`;
    if (!target) return html`<li>${words}</li>`;
    const onClick = (event: Event): void => {
      // The address is for who looks at the link; the place to go to is inside the control.
      event.preventDefault();
      goTo(target);
    };
    return html`<li><a href="#${target.id}" @click=${onClick}>${words}</a></li>`;
  }

  /** The form's own problems in the order of its controls, then the others. */
  #entries(): Entry[] {
    const own = this.controls.filter(isInvalid).map((control) => ({
      label: nameOf(control),
      message: control.validationMessage,
      target: control,
    }));
    const others = this.problems
      .filter((problem) => !this.#mended.has(keyOf(problem)))
      .map(({ label, message, target }) => ({ label, message, target: this.#elementOf(target) }))
      // A control that was told of its problem says it itself.
      .filter(({ target }) => !target || !own.some((entry) => entry.target === target))
      .map(({ label, message, target }) => ({ label: label ?? (target ? nameOf(target) : ''), message, target }));
    return [...own, ...others];
  }

  #elementOf(target: FormProblem['target']): HTMLElement | null {
    if (typeof target !== 'string') return target ?? null;
    const found = (this.getRootNode() as Document | ShadowRoot).querySelector(`#${CSS.escape(target)}`);
    return found instanceof HTMLElement ? found : null;
  }

  readonly #onInvalid = (event: Event): void => {
    const control = event.target;
    const { form } = this;
    if (!form || !isControl(control) || control.form !== form) return;
    // Ours keep the browser from pointing at the problem, unless they were only asked; they hear of it before this
    // listener does. For native ones the list takes the place of the browser's bubble.
    if (!control.localName.includes('-')) event.preventDefault();
    const heard = (): void => {
      if (event.defaultPrevented) this.#onReported(control, invalidIn(form));
    };
    control.addEventListener('invalid', heard, { once: true });
  };

  /** Sending a form makes each of its invalid controls report, in their order; a single control may report by itself. */
  #onReported(control: Control, invalid: readonly Control[]): void {
    if (control === invalid[0]) this.#reported.clear();
    this.#reported.add(control);
    if (invalid.every((one) => this.#reported.has(one))) void this.report();
  }

  readonly #onStart = (event: Event): void => {
    if (event.target !== this.form) return;
    this.controls = [];
    this.#mended.clear();
    this.announcement = '';
    if (event.type === 'reset') for (const problem of this.problems) this.#mended.add(keyOf(problem));
  };

  readonly #onChange = (event: Event): void => {
    if (this.#count === 0) return;
    const path = event.composedPath();
    // Not `change`: that may come when we take focus from a field, and then the problem is newer than the change.
    for (const problem of event.type === 'input' ? this.problems : []) {
      const target = this.#elementOf(problem.target);
      if (target && path.includes(target)) this.#mended.add(keyOf(problem));
    }
    this.controls = this.controls.filter(isInvalid);
    const left = this.#entries().length;
    const { words } = this.#wording;
    if (left !== this.#count) this.announcement = left === 0 ? words.none : words.left(left);
    this.requestUpdate();
  };
}

/** The same problem, whichever object it comes in: who renders anew hands in new ones. */
function keyOf({ label = '', message, target = '' }: FormProblem): string {
  return JSON.stringify([label, message, typeof target === 'string' ? target : target.id]);
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-form-summary': SkyFormSummary;
  }
}
