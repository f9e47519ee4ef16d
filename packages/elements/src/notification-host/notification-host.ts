import { adoptStyles, html, LitElement, nothing, render, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';

import { hostStyles } from '../core/host.css.js';
import type { NotificationItem } from '../core/notification.js';
import { overlays } from '../core/overlay-stack.js';
import { ownStyle } from '../core/own-style.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { stateGlyphStyles } from '../status/state-glyph.css.js';
import { Announcer } from './announcer.js';
import { Folds } from './folds.js';
import { focusedEntry, focusEntry } from './list-focus.js';
import { SkyActionEvent, SkyDismissEvent, SkyExpireEvent } from './notification-events.js';
import { notificationTemplate } from './notification.js';
import { notificationStyles } from './notification.css.js';
import { toastsStyles } from './notification-host.css.js';
import { en } from './words/en.js';

const notificationHostWords = catalogue('notification-host', en);

/** More would hide what they are about (1-foundations §9). */
const MOST = 3;

/**
 * The newest notifications as toasts at the bottom, newest lowest. It keeps none: what is shown is what it is given.
 * Errors are read out at once, the rest when there is a pause.
 *
 * @tagname sky-notification-host
 * @fires {SkyDismissEvent} sky-dismiss - The person closed one.
 * @fires {SkyExpireEvent} sky-expire - One has been on the screen for its time; hover and focus stop all clocks.
 * @fires {SkyActionEvent} sky-action - The person chose an action of one.
 * @cssprop [--sky-notification-host-inline-start=24px] - The distance from the start edge of the window.
 * @cssprop [--sky-notification-host-block-end=24px] - The distance from the bottom of the window.
 */
export class SkyNotificationHost extends LitElement {
  /** What may show, oldest first. The newest three do. */
  @property({ attribute: false }) notifications: readonly NotificationItem[] = [];

  readonly #wording = new Wording(this, notificationHostWords);
  readonly #announcer = new Announcer();
  readonly #folds = new Folds(() => this.requestUpdate());
  /**
   * The toasts lie in a box of their own, which moves into the topmost modal dialog and back: outside of it nothing
   * can be pressed or read out. The element itself stays where its owner put it.
   */
  readonly #layer = document.createElement('div');
  readonly #root = this.#layer.attachShadow({ mode: 'open' });
  /** What had the focus before it came to the toasts. */
  #cameFrom: HTMLElement | null = null;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    this.#layer.popover = 'manual';
    this.#layer.slot = 'layer';
    // react-aria makes everything around its overlays inert, but for what says that it lives in the top layer.
    this.#layer.setAttribute('data-react-aria-top-layer', 'true');
    this.#layer.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) this.#cameFrom = relatedTarget;
    });
    this.#layer.addEventListener('focusout', ({ relatedTarget }) => {
      // Without a new owner it was lost with its toast.
      if (relatedTarget) this.#cameFrom = null;
    });
    adoptStyles(this.#root, [hostStyles, quietButtonStyles, stateGlyphStyles, notificationStyles, toastsStyles]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = overlays.subscribe(() => this.#move());
    this.#move();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#folds.stop();
    this.#announcer.pause(this.notifications);
    this.#layer.remove();
  }

  protected override render(): typeof nothing {
    return nothing;
  }

  protected override updated(): void {
    const focused = focusedEntry(this.#list);
    this.#draw();
    this.#folds.watch(this.#root);
    if (focused !== -1 && focusedEntry(this.#list) === -1 && !focusEntry(this.#list, focused)) this.#cameFrom?.focus();
  }

  get #list(): Element | null {
    return this.#root.querySelector('.toasts');
  }

  #draw(): void {
    this.#layer.lang = this.#wording.language;
    render(html`${this.#announcer.template(this.notifications)}${this.#toastsTemplate()}`, this.#root, { host: this });
  }

  #toastsTemplate(): TemplateResult | typeof nothing {
    const shown = this.notifications.slice(-MOST);
    if (shown.length === 0) return nothing;
    return html`
      <section aria-label=${this.#wording.words.region}>
        <ol class="toasts">
          ${repeat(
            shown,
            ({ id }) => id,
            (item) => html`<li class="toast ${item.type}">${this.#toastTemplate(item)}</li>`,
          )}
        </ol>
      </section>
    `;
  }

  #toastTemplate(item: NotificationItem): TemplateResult {
    const { words, language } = this.#wording;
    return html`
      ${notificationTemplate({
        item,
        words,
        language,
        folds: this.#folds,
        dismissed: (id) => this.dispatchEvent(new SkyDismissEvent(id)),
        acted: (id, action) => this.dispatchEvent(new SkyActionEvent(id, action)),
      })}
      ${
        item.duration === null
          ? nothing
          : html`<span
        class="life" style=${ownStyle({ 'animation-duration': `${item.duration}ms` })}
        @animationend=${() => this.dispatchEvent(new SkyExpireEvent(item.id))}
      ></span>`
      }
    `;
  }

  /** On top of everything, and inside of what may be reached. */
  #move(): void {
    if (!this.isConnected) return;
    const home = overlays.topModal ?? this.renderRoot;
    if (this.#layer.parentNode === home) return;
    this.#announcer.pause(this.notifications);
    this.#draw();
    home.append(this.#layer);
    this.#layer.showPopover();
    requestAnimationFrame(() => {
      this.#announcer.begin();
      this.requestUpdate();
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-notification-host': SkyNotificationHost;
  }
}
