import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import type { SkyButton } from '../button/button.js';
import { SkyCloseEvent, SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import type { SkyDialog } from '../dialog/dialog.js';
import type { SkyTextField } from '../text-field/text-field.js';
import { confirmDialogStyles } from './confirm-dialog.css.js';
import { SkyAbortEvent, SkyConfirmEvent } from './confirm-events.js';
import { en } from './words/en.js';

const confirmDialogWords = catalogue('confirm-dialog', en);

const tones = ['neutral', 'warning', 'danger'] as const;
export type ConfirmTone = (typeof tones)[number];

/**
 * Asks for confirmation before an action that cannot be undone. The cancel button has the initial focus. While
 * `pending` is set, only code can close the dialog. The user can ask for it with `sky-abort`.
 *
 * @tagname sky-confirm-dialog
 * @fires {SkyConfirmEvent} sky-confirm - The user confirmed. The dialog stays open: set `pending`, then close it or set
 *   `error`.
 * @fires {SkyAbortEvent} sky-abort - The user clicked Cancel while `pending` was set.
 * @fires {SkyOpenEvent} sky-open - It has opened.
 * @fires {SkyCloseEvent} sky-close - It is about to close, for a `reason`. `preventDefault()` keeps it open.
 * @fires {SkyClosedEvent} sky-closed - It has closed, after the animation.
 * @slot - The objects, what is lost, and side effects.
 * @slot icon - Before the heading.
 * @slot note - At the start of the footer: what is kept.
 * @slot layer - Content that must stay reachable while the dialog is open, such as the notification host.
 * @csspart error - The error.
 */
export class SkyConfirmDialog extends LitElement {
  static override styles = [hostStyles, confirmDialogStyles];

  /** Whether it is open. Setting it to `false` closes it without asking. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  /** The question, with the name or the number. */
  @property({ attribute: 'heading' }) heading = '';
  /** The consequence. It is announced with the heading. */
  @property({ attribute: 'message' }) message = '';
  /** The text of the confirm button: "Delete 3 servers". */
  @property({ attribute: 'confirm-label' }) confirmLabel = '';
  /** The text of the cancel button. Without it, "Cancel" in the language of the page. */
  @property({ attribute: 'cancel-label' }) cancelLabel = '';
  @property({ attribute: 'tone' }) tone: ConfirmTone = 'neutral';
  /** The text that must be typed to confirm. */
  @property({ attribute: 'phrase' }) phrase = '';
  /** The confirmed action is running. */
  @property({ attribute: 'pending', type: Boolean }) pending = false;
  /** The pending action is being stopped at the user's request. */
  @property({ attribute: 'aborting', type: Boolean }) aborting = false;
  /** Why the action failed. */
  @property({ attribute: 'error' }) error = '';
  /** Prevents another attempt after an error. */
  @property({ attribute: 'disable-on-error', type: Boolean }) disableOnError = false;
  @state() private typed = '';
  /** Enter was pressed on what is not the phrase. */
  @state() private isMistyped = false;
  @query('sky-dialog') private dialog!: SkyDialog | null;
  @query('#cancel') private cancelButton!: SkyButton | null;
  @query('#confirm') private confirmButton!: SkyButton | null;
  @query('sky-text-field') private field!: SkyTextField | null;
  @query('.error') private errorLine!: HTMLElement | null;

  readonly #wording = new Wording(this, confirmDialogWords);
  readonly #slotted = new SlotPresence(this);

  show(): void {
    this.open = true;
  }

  /** Asks to close, as the user would: it fires `sky-close`, which can be canceled. */
  close(reason: CloseReason = 'api'): void {
    this.dialog?.close(reason);
  }

  /** Done when the dialog inside is, too: then it is open or closed, and focus is where it belongs. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.dialog?.updateComplete;
    return isDone;
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'tone', this.tone, tones);
    if (changed.has('open') && this.open) this.#begin();
    // A button that goes off would take the focus with it.
    if (this.#isSpent && this.confirmButton?.matches(':focus-within')) this.cancelButton?.focus();
    super.update(changed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Below a long list it would not be seen.
    if (changed.has('error') && this.error) this.errorLine?.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    return html`
      <sky-dialog
        alert .open=${live(this.open)} heading=${this.heading} description=${this.message} ?without-close=${this.pending}
        @sky-open=${this.#onOpen} @sky-close=${this.#onClose} @sky-closed=${this.#onClosed}
      >
        <span slot="icon" class="icon ${this.tone}" ?hidden=${!this.#slotted.has('icon')}><slot name="icon"></slot></span>
        <div class="body">
          <slot></slot>
          ${this.phrase ? this.#phraseTemplate() : nothing}
          ${this.error ? html`<p part="error" class="error" role="alert">${this.error}</p>` : nothing}
        </div>
        ${this.#footerTemplate()}
        <slot name="layer" slot="layer"></slot>
      </sky-dialog>
    `;
  }

  #phraseTemplate(): TemplateResult {
    const { words } = this.#wording;
    return html`<sky-text-field
      name="phrase" autocomplete="off" spellcheck="false" label=${words.type(this.phrase)}
      .value=${this.typed} ?readonly=${this.pending} error=${this.isMistyped ? words.mismatch(this.phrase) : ''}
      @input=${this.#onInput} @keydown=${this.#onPhraseKeydown}
    ></sky-text-field>`;
  }

  #footerTemplate(): TemplateResult {
    return html`
      ${this.phrase ? html`<span slot="footer" class="note" aria-live="polite">${this.#remaining}</span>` : nothing}
      <span slot="footer" class="note" ?hidden=${!this.#slotted.has('note')}><slot name="note"></slot></span>
      <sky-button
        slot="footer" id="cancel" autofocus ?busy=${this.pending && this.aborting} @click=${this.#onCancel}
      >
        ${this.cancelLabel || this.#wording.words.cancel}
      </sky-button>
      <sky-button
        slot="footer" id="confirm" variant=${this.tone === 'danger' ? 'danger' : 'primary'} ?busy=${this.pending}
        ?disabled=${!this.#isTyped || this.#isSpent} @click=${this.#confirm}
      >
        ${this.confirmLabel}
      </sky-button>
    `;
  }

  get #isTyped(): boolean {
    return this.phrase === '' || this.typed === this.phrase;
  }

  /** While the phrase is being typed, and right so far. */
  get #remaining(): string {
    const { typed, phrase } = this;
    const isOnTheWay = typed !== '' && typed !== phrase && phrase.startsWith(typed);
    return isOnTheWay ? this.#wording.words.remaining(phrase.length - typed.length) : '';
  }

  /** It went wrong, and trying again would not help. */
  get #isSpent(): boolean {
    return this.disableOnError && this.error !== '';
  }

  #begin(): void {
    this.typed = '';
    this.isMistyped = false;
    if (!this.confirmLabel)
      console.warn('<sky-confirm-dialog> has no confirm-label: nobody is told what it does.', this);
  }

  #onOpen(): void {
    this.dispatchEvent(new SkyOpenEvent());
  }

  #onInput(): void {
    this.typed = this.field?.value ?? '';
    this.isMistyped = false;
  }

  /** Enter in the field is what Enter in a form is. */
  #onPhraseKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing || event.repeat) return;
    this.isMistyped = !this.#isTyped;
    if (this.#isTyped) this.#confirm();
  }

  #confirm(): void {
    if (!this.pending && !this.#isSpent) this.dispatchEvent(new SkyConfirmEvent());
  }

  #onCancel(): void {
    if (!this.pending) this.close('button');
    else if (!this.aborting) this.dispatchEvent(new SkyAbortEvent());
  }

  #onClose(event: SkyCloseEvent): void {
    // What is under way cannot be left by a slip of the hand.
    if (this.pending || !this.dispatchEvent(new SkyCloseEvent(event.reason))) event.preventDefault();
    else this.open = false;
  }

  #onClosed(): void {
    this.open = false;
    this.dispatchEvent(new SkyClosedEvent());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-confirm-dialog': SkyConfirmDialog;
  }
}
