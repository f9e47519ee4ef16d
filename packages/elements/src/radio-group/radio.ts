import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { radioStyles } from './radio.css.js';

/** What a group tells its radios. */
export interface RadioState {
  readonly isChecked: boolean;
  readonly isOff: boolean;
  readonly isSegment: boolean;
  readonly isInvalid: boolean;
}

/** The key of what only the group calls. */
export const follow = Symbol('follow');

/**
 * One choice of a `sky-radio-group`.
 *
 * @tagname sky-radio
 * @slot - The label, when it is more than text.
 * @csspart mark - The circle.
 * @cssState checked - It is the chosen one.
 * @cssState off - It cannot be chosen.
 */
export class SkyRadio extends LitElement {
  static override styles = [hostStyles, radioStyles];

  readonly #internals = this.attachInternals();

  /** What the group's value is while this one is chosen. */
  @property({ attribute: 'value' }) value = '';
  /** What it is called. The default slot takes more than text. */
  @property({ attribute: 'label' }) label = '';
  /** One sentence below the label. */
  @property({ attribute: 'hint' }) hint = '';
  @property({ attribute: 'disabled', type: Boolean, reflect: true }) disabled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // The attributes, not the internals: what drives a browser from outside finds a role only there.
    this.role = 'radio';
    this.ariaChecked ??= 'false';
  }

  /** @private */
  [follow]({ isChecked, isOff, isSegment, isInvalid }: RadioState): void {
    this.ariaChecked = String(isChecked);
    // As an attribute, for that is all that audit tools see.
    if (isOff) this.setAttribute('aria-disabled', 'true');
    else this.removeAttribute('aria-disabled');
    // It would be a tab stop at which nothing can be done.
    if (isOff) this.removeAttribute('tabindex');
    const states = { checked: isChecked, off: isOff, segment: isSegment, invalid: isInvalid };
    for (const [name, isOn] of Object.entries(states)) this.#internals.states[isOn ? 'add' : 'delete'](name);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.ariaDescription = this.hint || null;
    if (changed.has('value') || changed.has('disabled')) this.closest('sky-radio-group')?.requestUpdate();
  }

  protected override render(): TemplateResult {
    return html`
      <span part="mark"></span>
      <span class="words">
        <slot>${this.label}</slot>
        <span class="hint" aria-hidden="true">${this.hint}</span>
      </span>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-radio': SkyRadio;
  }
}
