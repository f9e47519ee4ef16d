import { html, type TemplateResult } from 'lit';

import { minusGlyph, plusGlyph } from './glyphs.js';
import { Hold } from './hold.js';

export interface SteppersOptions {
  /** Goes up by one step, or down with -1. Answers whether it changed anything. */
  step(count: 1 | -1): boolean;
  /** A mouse is pressed on one of the buttons. */
  pressed(): void;
}

interface Stepper {
  readonly name: string;
  readonly isOff: boolean;
}

/** The two buttons of a number field. They are no tab stops: the arrow keys do the same. */
export class Steppers {
  readonly #options: SteppersOptions;
  readonly #hold = new Hold();
  #isHeldByMouse = false;

  constructor(options: SteppersOptions) {
    this.#options = options;
  }

  /** Ends a repetition, when the buttons leave the page under the mouse. */
  stop(): void {
    this.#hold.stop();
  }

  template(decrease: Stepper, increase: Stepper): TemplateResult {
    return html`<span class="steppers">
      ${this.#button(-1, decrease, minusGlyph)} ${this.#button(1, increase, plusGlyph)}
    </span>`;
  }

  #button(count: 1 | -1, { name, isOff }: Stepper, glyph: TemplateResult): TemplateResult {
    return html`<button
      class="quiet-button" type="button" tabindex="-1" aria-label=${name} aria-controls="input" ?disabled=${isOff}
      @pointerdown=${(event: PointerEvent) => this.#onPress(event, count)}
      @mousedown=${this.#keepFocus}
      @pointerup=${this.#onRelease} @pointerleave=${this.#onRelease} @pointercancel=${this.#onRelease}
      @click=${(event: MouseEvent) => this.#onClick(event, count)}
    >
      ${glyph}
    </button>`;
  }

  /** Only a mouse repeats: a finger that rests on the button may be about to scroll. */
  #onPress(event: PointerEvent, count: 1 | -1): void {
    this.#isHeldByMouse = event.pointerType === 'mouse';
    if (!this.#isHeldByMouse || event.button !== 0) return;
    this.#options.pressed();
    this.#hold.start(() => this.#options.step(count));
  }

  readonly #onRelease = (): void => this.#hold.stop();

  readonly #keepFocus = (event: Event): void => event.preventDefault();

  #onClick(event: MouseEvent, count: 1 | -1): void {
    // A mouse has stepped already; a click without a press comes from assistive technology.
    if (event.detail > 0 && this.#isHeldByMouse) return;
    this.#options.step(count);
  }
}
