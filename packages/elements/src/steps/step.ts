import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { alertGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { checkGlyph } from '../core/navigation-glyphs.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { formatNumber } from '../core/plural.js';
import { catalogue, Wording } from '../core/wording.js';
import { SkyStepEvent } from './step-event.js';
import { stepStyles } from './step.css.js';
import { en } from './words/en.js';

const stepsWords = catalogue('steps', en);

const states = ['todo', 'done', 'problem'] as const;
export type StepState = (typeof states)[number];

/**
 * One step of `sky-steps`. The user can open it unless it is `disabled`.
 *
 * @tagname sky-step
 * @fires {SkyStepEvent} sky-step - The user chose this step.
 * @slot - The chosen values, if they are more than text.
 * @csspart step - The button or link, or the text of a disabled step.
 * @csspart marker - The number or icon in the circle.
 */
export class SkyStep extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [hostStyles, stepStyles];

  /** Names the step in `sky-step`. */
  @property({ attribute: 'value' }) value = '';
  @property({ attribute: 'label' }) label = '';
  /** The chosen values, or a note such as "Optional". */
  @property({ attribute: 'summary' }) summary = '';
  /** Whether the step is open, done or has an error. The current step is `current`. */
  @property({ attribute: 'state' }) state: StepState = 'todo';
  @property({ attribute: 'current', type: Boolean, reflect: true }) current = false;
  /** It is not available now and shows as text. */
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;
  /** Makes it a link to this URL. */
  @property({ attribute: 'href' }) href = '';
  /** Set by `sky-steps`. */
  @property({ attribute: false }) place = { number: 1, isLast: true, isHorizontal: false };

  readonly #wording = new Wording(this, stepsWords);

  override connectedCallback(): void {
    super.connectedCallback();
    // The item is the <li> inside: a role of list item counts only where the list is the parent in the same tree. It has
    // its role in words, for Firefox makes an item only of an <li> that lies in the list itself.
    this.role = 'none';
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'state', this.state, states);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const { current, disabled, href } = this;
    const now = current ? 'step' : nothing;
    if (disabled)
      return this.#with(html`<span part="step" class=${this.#look} aria-current=${now}>${this.#content}</span>`);
    if (href)
      return this.#with(
        html`<a part="step" class=${this.#look} href=${href} aria-current=${now} @click=${this.#onClick}>${this.#content}</a>`,
      );
    return this.#with(
      html`<button part="step" class=${this.#look} type="button" aria-current=${now} @click=${this.#onClick}>${this.#content}</button>`,
    );
  }

  get #look(): string {
    const { isLast, isHorizontal } = this.place;
    const state = states.includes(this.state) ? this.state : 'todo';
    return `step ${state} ${this.current ? 'current' : ''} ${isLast ? 'last' : ''} ${isHorizontal ? 'horizontal' : ''}`;
  }

  get #content(): TemplateResult {
    const { words } = this.#wording;
    const isDone = this.state === 'done';
    const hasProblem = this.state === 'problem';
    return html`
      <span part="marker" class="marker" aria-hidden="true">${this.#sign}</span>
      <span class="text">
        <span class="label">${this.label}</span>
        ${isDone ? html`<span class="visually-hidden">${words.done}</span>` : nothing}
        ${hasProblem ? html`<span class="visually-hidden">${words.problem}</span>` : nothing}
        <span class="summary"><slot>${this.summary}</slot></span>
      </span>
    `;
  }

  /** Where the person is, the number stays: it says how far there is to go. */
  get #sign(): TemplateResult | string {
    if (this.state === 'problem') return alertGlyph;
    if (this.state === 'done' && !this.current) return checkGlyph;
    return formatNumber(this.#wording.language, this.place.number);
  }

  #with(step: TemplateResult): TemplateResult {
    return html`<li role="listitem">${step}<span class="line"></span></li>`;
  }

  #onClick(event: MouseEvent): void {
    // With a modifier key the person wants a new tab or window of the browser, and stays here.
    if (this.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (!this.dispatchEvent(new SkyStepEvent(this))) event.preventDefault();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-step': SkyStep;
  }
}
