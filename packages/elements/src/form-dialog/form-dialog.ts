import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import type { SkyButton } from '../button/button.js';
import { triState } from '../button/tri-state.js';
import { SkyAbortEvent } from '../confirm-dialog/confirm-events.js';
import type { SkyConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { SkyCloseEvent, SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import type { DialogPlacement, DialogSize, SkyDialog } from '../dialog/dialog.js';
import { formDialogStyles } from './form-dialog.css.js';
import { focusedIn, focusFirstControl, focusFirstProblem, submitsByEnter } from './form-focus.js';
import { SkySubmitEvent } from './submit-event.js';
import { en } from './words/en.js';

const formDialogWords = catalogue('form-dialog', en);

/**
 * A dialog with one `<form>`. It submits the form by its button and by Enter, waits while `pending` is set, moves the
 * focus to the first invalid field, and asks before changes are lost.
 *
 * @tagname sky-form-dialog
 * @fires {SkySubmitEvent} sky-submit - The user submits a valid form. The dialog stays open: set `pending`, then close
 *   it or set `error`.
 * @fires {SkyAbortEvent} sky-abort - The user clicked Cancel while `pending` was set.
 * @fires {SkyOpenEvent} sky-open - It has opened.
 * @fires {SkyCloseEvent} sky-close - It is about to close, for a `reason`, and changes may be lost. `preventDefault()`
 *   keeps it open.
 * @fires {SkyClosedEvent} sky-closed - It has closed, after the animation.
 * @slot - The form.
 * @slot error - The error, if it is more than text: an alert with links to the fields.
 * @slot icon - Before the heading.
 * @slot note - At the start of the footer.
 * @slot layer - Content that must stay reachable while the dialog is open, such as the notification host.
 * @csspart error - The error.
 */
export class SkyFormDialog extends LitElement {
  static override styles = [hostStyles, formDialogStyles];

  /** Whether it is open. Setting it to `false` closes it without asking. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  @property({ attribute: 'heading' }) heading = '';
  /** One sentence below the heading. It is announced with the name. */
  @property({ attribute: 'description' }) description = '';
  /** The text of the submit button: "Create network". */
  @property({ attribute: 'submit-label' }) submitLabel = '';
  /** The text of the cancel button. Without it, "Cancel" in the language of the page. */
  @property({ attribute: 'cancel-label' }) cancelLabel = '';
  /** 480, 640 or 880 pixels. At the end side, 440 or 640. */
  @property({ attribute: 'size' }) size: DialogSize = 'small';
  /** In the center, or at full height at the end side. */
  @property({ attribute: 'placement' }) placement: DialogPlacement = 'center';
  /** The submitted action is running. The form is inert, and only code can close the dialog. */
  @property({ attribute: 'pending', type: Boolean }) pending = false;
  /** The pending action is being stopped at the user's request. */
  @property({ attribute: 'aborting', type: Boolean }) aborting = false;
  /** Why the action failed. Report the error of a single field with that field. */
  @property({ attribute: 'error' }) error = '';
  /** After an error, the form can be submitted only after a change. */
  @property({ attribute: 'disable-on-error', type: Boolean }) disableOnError = false;
  /** Whether closing it would lose changes. With `null`, whether the user has changed something since it opened. */
  @property({ attribute: 'dirty', converter: triState }) dirty: boolean | null = null;
  @state() private isChanged = false;
  /** Something was changed since it was submitted. */
  @state() private isMended = false;
  @state() private isAsking = false;
  /** The question is on its way out, and the dialog below it waits: what is behind a modal cannot take focus. */
  @state() private isAnswered = false;
  @query('.body') private body!: HTMLElement | null;
  @query('sky-dialog') private dialog!: SkyDialog | null;
  @query('sky-confirm-dialog') private question!: SkyConfirmDialog;
  @query('#submit') private submitButton!: SkyButton | null;

  readonly #wording = new Wording(this, formDialogWords);
  readonly #slotted = new SlotPresence(this);
  #reason: CloseReason = 'api';
  #isDiscarded = false;
  #isOnSubmit = false;
  /** What had focus when it became pending. */
  #cameFrom: HTMLElement | null = null;

  constructor() {
    super();
    this.addEventListener('invalid', this.#onInvalid, { capture: true });
    this.addEventListener('submit', this.#onSubmitFirst, { capture: true });
  }

  /** The form inside. If there are several, the first one. */
  get form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  show(): void {
    this.open = true;
  }

  /** Asks to close, as the user would: asks about changes, then fires `sky-close`, which can be canceled. */
  close(reason: CloseReason = 'api'): void {
    this.dialog?.close(reason);
  }

  /** Focuses the first control with an error. Returns whether there is one. Runs automatically after `pending`. */
  focusFirstProblem(): boolean {
    return focusFirstProblem(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) {
      this.isAnswered = !this.open && this.isAsking;
      this.isAsking = false;
      if (this.open) this.#begin();
    }
    // A button that goes off has lost the focus before anybody could ask.
    this.#isOnSubmit = this.submitButton?.matches(':focus-within') ?? false;
    if (changed.has('pending') && this.pending) this.#keepFocus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.isAnswered) void this.question.updateComplete.then(() => (this.isAnswered = false));
    const isDone = changed.get('pending') === true && !this.pending;
    if (this.open && !this.pending && (isDone || (changed.has('error') && this.error))) this.#showOutcome();
  }

  protected override render(): TemplateResult {
    return html`
      <sky-dialog
        .open=${live(this.open || this.isAnswered)} heading=${this.heading} description=${this.description}
        size=${this.size} placement=${this.placement} ?without-close=${this.pending}
        @sky-open=${this.#onOpen} @sky-close=${this.#onClose} @sky-closed=${this.#onClosed}
      >
        <slot name="icon" slot="icon"></slot>
        <div
          class="body" ?inert=${this.pending} @input=${this.#onChange} @change=${this.#onChange} @reset=${this.#onReset}
          @submit=${this.#onSubmit} @keydown=${this.#onKeydown}
        >
          ${this.error ? html`<p part="error" class="error" role="alert">${this.error}</p>` : nothing}
          <slot name="error"></slot>
          <slot></slot>
        </div>
        ${this.#footerTemplate()}
        <slot name="layer" slot="layer"></slot>
      </sky-dialog>
      ${this.#questionTemplate()}
    `;
  }

  #footerTemplate(): TemplateResult {
    return html`
      <span slot="footer" class="note" ?hidden=${!this.#slotted.has('note')}><slot name="note"></slot></span>
      <sky-button slot="footer" ?busy=${this.pending && this.aborting} @click=${this.#onCancel}>
        ${this.cancelLabel || this.#wording.words.cancel}
      </sky-button>
      <sky-button
        slot="footer" id="submit" variant="primary" ?busy=${this.pending} ?disabled=${this.#isSpent}
        @click=${this.#submit}
      >
        ${this.submitLabel}
      </sky-button>
    `;
  }

  #questionTemplate(): TemplateResult {
    const { question, consequence, discard, stay } = this.#wording.words;
    return html`<sky-confirm-dialog
      .open=${live(this.isAsking)} tone="warning" heading=${question} message=${consequence}
      confirm-label=${discard} cancel-label=${stay}
      @sky-confirm=${this.#onDiscard} @sky-close=${this.#onStay} @sky-closed=${this.#onStay}
    ></sky-confirm-dialog>`;
  }

  get #hasChanges(): boolean {
    return this.dirty ?? this.isChanged;
  }

  /** It went wrong, and the same once more would not help. */
  get #isSpent(): boolean {
    const hasError = this.error !== '' || this.#slotted.has('error');
    return this.disableOnError && hasError && !this.isMended;
  }

  #begin(): void {
    this.isChanged = false;
    this.isMended = false;
    this.#isDiscarded = false;
    if (!this.submitLabel) console.warn('<sky-form-dialog> has no submit-label: nobody is told what it does.', this);
    if (!this.form) console.warn('<sky-form-dialog> has no form inside: nothing can be submitted.', this);
  }

  #submit(): void {
    if (!this.pending && !this.#isSpent) this.form?.requestSubmit();
  }

  /** The page behind stays where it is, and nothing is submitted twice, however that was asked for. */
  readonly #onSubmitFirst = (event: SubmitEvent): void => {
    if (event.target !== this.form) return;
    event.preventDefault();
    if (this.pending || this.#isSpent) event.stopImmediatePropagation();
  };

  #onSubmit(event: SubmitEvent): void {
    const { form } = this;
    if (!form || event.target !== form) return;
    this.isMended = false;
    this.dispatchEvent(new SkySubmitEvent(new FormData(form, event.submitter)));
    // Who found a problem at once has said so by now.
    queueMicrotask(() => !this.pending && this.focusFirstProblem());
  }

  /** Each invalid control is told of on its own; by the end of that, the first one is known. */
  readonly #onInvalid = (): void => queueMicrotask(() => this.focusFirstProblem());

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
    if (!submitsByEnter(event.target, this.form)) return;
    event.preventDefault();
    if (!event.repeat) submitImplicitly(this.form);
  }

  #onChange(): void {
    this.isChanged = true;
    this.isMended = true;
  }

  #onReset(): void {
    this.isChanged = false;
  }

  #onOpen(): void {
    void focusFirstControl(this, () => this.open && !this.pending && focusedIn(this)?.matches('.body') !== false);
    this.dispatchEvent(new SkyOpenEvent());
  }

  #onCancel(): void {
    if (!this.pending) this.close('button');
    else if (!this.aborting) this.dispatchEvent(new SkyAbortEvent());
  }

  #onClose(event: SkyCloseEvent): void {
    event.preventDefault();
    this.#reason = event.reason;
    // What is under way cannot be left by a slip of the hand.
    if (this.pending) return;
    if (this.#hasChanges) this.isAsking = true;
    else this.#leave();
  }

  #leave(): void {
    if (this.dispatchEvent(new SkyCloseEvent(this.#reason))) this.open = false;
  }

  #onStay(): void {
    this.isAsking = false;
  }

  #onDiscard(): void {
    this.#isDiscarded = true;
    this.#leave();
    if (!this.open) return;
    this.#isDiscarded = false;
    this.isAsking = false;
  }

  #onClosed(): void {
    this.open = false;
    // Opened again, it must not bring back what was thrown away. Whose owner knows the changes, knows this, too.
    if (this.#isDiscarded && this.dirty === null) this.form?.reset();
    this.dispatchEvent(new SkyClosedEvent());
  }

  /** What waits cannot have focus. It rests on the button that turns, and comes back later. */
  #keepFocus(): void {
    this.#cameFrom = focusedIn(this.body);
    if (this.#cameFrom) this.submitButton?.focus();
  }

  /** After it went wrong: to the first problem, else to where the person was, with the reason in sight. */
  #showOutcome(): void {
    const cameFrom = this.#cameFrom;
    this.#cameFrom = null;
    if (this.focusFirstProblem()) return;
    const problem = this.renderRoot.querySelector('.error') ?? this.querySelector(':scope > [slot="error"]');
    problem?.scrollIntoView({ block: 'nearest' });
    if (!this.#isOnSubmit) return;
    if (cameFrom) cameFrom.focus({ preventScroll: true });
    else if (this.#isSpent) void focusFirstControl(this, () => this.open);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-form-dialog': SkyFormDialog;
  }
}
