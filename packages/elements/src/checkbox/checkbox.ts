import { html, svg, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { CheckableElement } from '../core/checkable-element.js';
import { checkableStyles } from '../core/checkable.css.js';
import type { Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { hostStyles } from '../core/host.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { checkboxStyles } from './checkbox.css.js';
import { en } from './words/en.js';

const checkboxWords = catalogue('checkbox', en);

// Paths from Lucide (ISC), drawn bolder: they are seen at 12 pixels.
const tick = svg`<path d="M20 6 9 17l-5-5" />`;
const dash = svg`<path d="M5 12h14" />`;

/**
 * An option that is on or off and takes effect when its form is submitted.
 *
 * @tagname sky-checkbox
 * @fires {InputEvent} input - The user turned it on or off.
 * @fires {Event} change - The user turned it on or off. Fires after `input`.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart input - The native `<input type="checkbox">`, drawn as the box.
 * @csspart message - The hint or the error.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyCheckbox extends CheckableElement {
  static override styles = [hostStyles, fieldStyles, checkableStyles, checkboxStyles];

  /** A mixed state, for a partly selected list. It changes only the look: the submitted value follows `checked`. */
  @property({ attribute: 'indeterminate', type: Boolean }) indeterminate = false;

  readonly #wording = new Wording(this, checkboxWords);

  protected override say(flag: Flag): string {
    return flag === 'valueMissing' ? this.#wording.words.valueMissing : super.say(flag);
  }

  protected override get isMixed(): boolean {
    return this.indeterminate;
  }

  protected override toggle(checked: boolean): void {
    super.toggle(checked);
    this.indeterminate = false;
  }

  protected override mark(): TemplateResult {
    return html`<svg
      class="glyph" viewBox="0 0 24 24" width="12" height="12" fill="none" stroke="currentColor" stroke-width="3"
      stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${this.indeterminate ? dash : tick}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-checkbox': SkyCheckbox;
  }
}
