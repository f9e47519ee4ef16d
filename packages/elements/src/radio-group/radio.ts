import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { ChoiceElement, type ChoiceState, follow } from '../core/choice.js';
import { hostStyles } from '../core/host.css.js';
import { radioStyles } from './radio.css.js';

/** What a group tells its radios. */
export interface RadioState extends ChoiceState {
  readonly isInvalid: boolean;
}

/**
 * One option of a `sky-radio-group`.
 *
 * @tagname sky-radio
 * @slot - The label, if it is more than text.
 * @csspart mark - The circle.
 * @cssState checked - It is selected.
 * @cssState off - It is disabled.
 */
export class SkyRadio extends ChoiceElement {
  static override styles = [hostStyles, radioStyles];

  protected override readonly groupTag = 'sky-radio-group';

  /** The label. For more than text, use the default slot. */
  @property({ attribute: 'label' }) label = '';
  /** One sentence below the label. */
  @property({ attribute: 'hint' }) hint = '';

  /** @private */
  override [follow]({ isInvalid, ...state }: RadioState): void {
    super[follow](state);
    this.mark({ invalid: isInvalid });
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.ariaDescription = this.hint || null;
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
