import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { Disclosure } from '../core/disclosure.js';
import { SkyCloseEvent, type CloseReason } from '../core/events.js';
import { floatingStyles } from '../core/floating.css.js';
import { hostStyles } from '../core/host.css.js';
import type { Placement } from '../core/placement.js';
import { popoverStyles } from './popover.css.js';

/**
 * More about one thing, beside the button that opens it. The page around it stays usable: a press outside, Escape and
 * moving on with Tab close it. Focus goes to what has `autofocus`, else to the box, and back when it closes.
 *
 * @tagname sky-popover
 * @fires {SkyOpenEvent} sky-open - It is on the screen.
 * @fires {SkyCloseEvent} sky-close - Somebody asks it to close, by `reason`. `preventDefault()` keeps it open.
 * @fires {SkyClosedEvent} sky-closed - It has left the screen, motion included.
 * @slot trigger - The button that opens and closes it.
 * @slot - What it shows.
 * @csspart panel - The box.
 * @cssprop [--sky-popover-width=auto] - The inline size of the box.
 * @cssState open - It is on the screen.
 */
export class SkyPopover extends LitElement {
  static override styles = [hostStyles, floatingStyles, popoverStyles];

  /** Opens and closes it. Set by code, it closes without asking: `sky-close` is not fired. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  /** What it is about: the accessible name of the box. */
  @property({ attribute: 'label' }) label = '';
  /** Where it stands, seen from the trigger; the other side where there is no room. */
  @property({ attribute: 'placement' }) placement: Placement = 'bottom-start';
  @query('[popover]') private panel!: HTMLElement;

  constructor() {
    super();
    new Disclosure(this, {
      haspopup: 'dialog',
      panel: () => this.panel,
      states: this.attachInternals().states,
      entered: () => void this.#giveFocus(),
    });
  }

  show(): void {
    this.open = true;
  }

  /** Asks to close, as a person would: `sky-close` is fired and may be refused. */
  close(reason: CloseReason = 'api'): void {
    if (this.open && this.dispatchEvent(new SkyCloseEvent(reason))) this.open = false;
  }

  protected override render(): TemplateResult {
    return html`
      <slot name="trigger" @slotchange=${() => this.requestUpdate()}></slot>
      <div part="panel" popover="manual" role="dialog" aria-label=${this.label || nothing} tabindex="-1"><slot></slot></div>
    `;
  }

  async #giveFocus(): Promise<void> {
    this.panel.focus({ preventScroll: true });
    const asking = this.querySelector<HTMLElement>('[autofocus]');
    // A control that came together with the popover has nothing to focus until it has rendered.
    if (asking instanceof LitElement) await asking.updateComplete;
    // The person may have gone elsewhere since.
    if (this.open && this.shadowRoot!.activeElement === this.panel) asking?.focus({ preventScroll: true });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-popover': SkyPopover;
  }
}
