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
 * How far the person is in something that is done in order, such as a wizard. Its children are `sky-step`s. It shows; which
 * step is the current one, and whether another may be, the program decides.
 *
 * @tagname sky-steps
 * @slot - The steps, in order.
 * @csspart list - The list of steps.
 * @cssprop [--sky-steps-width=232px] - The largest inline size of the column.
 */
export class SkySteps extends LitElement {
  static override styles = [hostStyles, stepsStyles];

  /** What the steps lead to: the accessible name. Without it the usual word. */
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
