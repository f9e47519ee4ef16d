import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { CheckableElement } from '../core/checkable-element.js';
import { checkableStyles } from '../core/checkable.css.js';
import type { Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { switchStyles } from './switch.css.js';
import { en } from './words/en.js';

const switchWords = catalogue('switch', en);

const appearances = ['plain', 'card'] as const;

export type SwitchAppearance = (typeof appearances)[number];

/**
 * Turns one thing on or off, immediately or for the fields below it.
 *
 * @tagname sky-switch
 * @fires {InputEvent} input - The user turned it on or off.
 * @fires {Event} change - The user turned it on or off. Fires after `input`.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart input - The native `<input type="checkbox">`, drawn as the track.
 * @csspart message - The hint or the error.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkySwitch extends CheckableElement {
  static override styles = [hostStyles, fieldStyles, checkableStyles, switchStyles];

  /** `card` is a bordered row with the switch at its end. The whole row can be clicked. */
  @property({ attribute: 'appearance' }) appearance: SwitchAppearance = 'plain';

  readonly #wording = new Wording(this, switchWords);

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'appearance', this.appearance, appearances);
    super.update(changed);
  }

  protected override say(flag: Flag): string {
    return flag === 'valueMissing' ? this.#wording.words.valueMissing : super.say(flag);
  }

  protected override get controlRole(): string {
    return 'switch';
  }

  protected override get arrangement(): string {
    return this.appearance === 'card' ? 'card' : 'plain';
  }

  protected override mark(): TemplateResult {
    return html`<span class="knob"></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-switch': SkySwitch;
  }
}
