import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FocusGroup } from '../core/focus-group.js';
import { hostStyles } from '../core/host.css.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { controlIn } from './overflow-entries.js';
import { overflowMenuStyles } from './overflow-menu.css.js';
import { OverflowMenu } from './overflow-menu.js';
import { toolbarStyles } from './toolbar.css.js';
import { en } from './words/en.js';

const toolbarWords = catalogue('toolbar', en);

type Control = HTMLElement & { disabled?: boolean; disabledReason?: string };

/** What the arrow keys stop at for a child: itself, or the button that opens it. A field is a stop of its own. */
function stopOf(child: HTMLElement): HTMLElement | null {
  const control: Control = controlIn(child);
  const trigger = control.querySelector<HTMLElement>(':scope > [slot="trigger"]');
  if (trigger) return stopOf(trigger);
  const isOff = control.disabled === true && !control.disabledReason;
  return !isOff && control.matches('button, a[href], sky-button') ? control : null;
}

/**
 * Controls for one subject, in a row that is one Tab stop (ARIA pattern "Toolbar"). If space is short, the last ones
 * move into a menu. The children are buttons, links, menus, fields, and `<hr>` elements between them.
 *
 * @tagname sky-toolbar
 * @slot - The controls, in order. If space is short, the last ones move into a menu, but never a field.
 * @slot end - Controls at the end of the row, which always stay visible.
 * @csspart row - The row.
 */
export class SkyToolbar extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, overflowMenuStyles, toolbarStyles];

  /** The accessible name. */
  @property({ attribute: 'label' }) label = '';

  readonly #wording = new Wording(this, toolbarWords);
  readonly #overflow = new OverflowMenu(this, {
    row: () => this.renderRoot.querySelector<HTMLElement>('.row'),
    controls: () => this.#controls.filter(({ slot }) => slot === ''),
    kept: () => [...this.renderRoot.querySelectorAll<HTMLElement>('.end:not(.empty)')],
  });

  constructor() {
    super();
    new FocusGroup(this, { items: () => this.#stops, orientation: 'horizontal' });
  }

  protected override updated(changed: PropertyValues<this>): void {
    for (const line of this.querySelectorAll(':scope > hr')) line.ariaOrientation = 'vertical';
    if (changed.has('label') && !this.label) console.warn('<sky-toolbar> has no label.', this);
  }

  protected override render(): TemplateResult {
    const hasEnd = this.#controls.some(({ slot }) => slot === 'end');
    return html`<div part="row" class="row" role="toolbar" aria-label=${this.label || nothing}>
      <slot @slotchange=${this.#onSlotChange}></slot>
      ${this.#overflow.template(this.#wording.words.more)}
      <div class=${hasEnd ? 'end' : 'end empty'}><slot name="end" @slotchange=${this.#onSlotChange}></slot></div>
    </div>`;
  }

  get #controls(): HTMLElement[] {
    return [...this.children].filter((child) => child instanceof HTMLElement);
  }

  get #stops(): HTMLElement[] {
    const folded = new Set(this.#overflow.folded);
    const shown = this.#controls.filter((control) => !folded.has(control) && !control.hidden);
    const stopsIn = (slot: string) => shown.filter((control) => control.slot === slot).map(stopOf);
    return [...stopsIn(''), this.#overflow.trigger, ...stopsIn('end')].filter((stop) => stop !== null);
  }

  #onSlotChange(): void {
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-toolbar': SkyToolbar;
  }
}
