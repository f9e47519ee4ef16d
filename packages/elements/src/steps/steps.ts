import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { SkyStep } from './step.js';
import { stepsStyles } from './steps.css.js';
import { en } from './words/en.js';

const stepsWords = catalogue('steps', en);

const orientations = ['vertical', 'horizontal'] as const;
export type StepsOrientation = (typeof orientations)[number];

/**
 * The progress through a wizard. The children are `sky-step` elements. Your application sets the current step and
 * decides which steps are available.
 *
 * @tagname sky-steps
 * @slot - The steps, in order.
 * @csspart list - The list of steps.
 * @cssprop [--sky-steps-width=232px] - The maximum inline size of the column.
 */
export class SkySteps extends LitElement {
  static override styles = [hostStyles, stepsStyles];

  /** The accessible name. Without it, a default in the language of the page. */
  @property({ attribute: 'label' }) label = '';
  @property({ attribute: 'orientation' }) orientation: StepsOrientation = 'vertical';

  readonly #wording = new Wording(this, stepsWords);

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'orientation', this.orientation, orientations);
    super.update(changed);
  }

  protected override updated(): void {
    const steps = [...this.children].filter((child) => child instanceof SkyStep && !child.hidden) as SkyStep[];
    for (const [at, step] of steps.entries())
      step.place = { number: at + 1, isLast: at === steps.length - 1, isHorizontal: this.#isHorizontal };
  }

  protected override render(): TemplateResult {
    const look = this.#isHorizontal ? 'horizontal' : 'vertical';
    return html`<nav aria-label=${this.label || this.#wording.words.label}>
      <div part="list" class=${look} role="list">
        <slot @slotchange=${() => this.requestUpdate()}></slot>
      </div>
    </nav>`;
  }

  get #isHorizontal(): boolean {
    return this.orientation === 'horizontal';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-steps': SkySteps;
  }
}
