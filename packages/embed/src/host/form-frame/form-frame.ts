import { attr, FASTElement, Updates } from '@microsoft/fast-element';
// For the declarations: whoever imports one element has its events typed, too.
import '../events.ts';
import type { FromFrame, Locale, Message, Mode, Settings } from '../../protocol/index.ts';
import {
  SkyCancelledEvent,
  SkyChangedEvent,
  SkyDirtiedEvent,
  SkyDoneEvent,
  SkyFailedEvent,
  SkyReadyEvent,
  SkySessionEvent,
  SkyStorageEvent,
  type FailureCode,
} from '../events.ts';
import { formAddress } from '../form-address.ts';
import { openFrameSession, type FrameSession } from '../frame-session.ts';
import { enterState, IDLE, markDirty, type FrameState, type Lifecycle } from '../lifecycle.ts';
import { surroundings } from '../surroundings.ts';
import { localeOf, nearestLocale } from '../words/nearest.ts';
import { lookOf } from './look.ts';
import { settingsOf } from './settings.ts';
import { buildStage, type Stage } from './stage.ts';

/**
 * What every element shares that shows one of the console's forms: the frame, its state, its events and its wishes.
 * A subclass says which form it is and what the form is called.
 *
 * @fires {SkyReadyEvent} sky-ready - The form is drawn and answers.
 * @fires {SkyDoneEvent} sky-done - The server accepted the form.
 * @fires {SkyChangedEvent} sky-changed - A part of it was added or removed, and is in force before the form is done.
 * @fires {SkyCancelledEvent} sky-cancelled - The person pressed the form's own cancel button.
 * @fires {SkyDirtiedEvent} sky-dirtied - Leaving now would, or would no longer, lose what was typed.
 * @fires {SkySessionEvent} sky-session - Somebody is signed in inside the frame, or no longer.
 * @fires {SkyStorageEvent} sky-storage - Whether the frame may use its session; cancelable at `needs-gesture`.
 * @fires {SkyFailedEvent} sky-failed - There is no form, or it gave up.
 * @csspart iframe - The frame.
 * @csspart loading - Shown until the frame has answered.
 * @csspart failure - Why there is no form.
 * @csspart retry - The button that tries again.
 * @cssprop [--sky-frame-min-height=12rem] - The block size before the form has told its own.
 * @cssState idle - No address yet, or not in a document.
 * @cssState loading - The frame has not answered.
 * @cssState connected - It has; the form is not drawn yet.
 * @cssState ready - The form answers.
 * @cssState dirty - Beside `ready` or `failed`: leaving would lose what was typed.
 * @cssState done - The server accepted the form.
 * @cssState cancelled - The person gave up.
 * @cssState failed - There is no form, or it gave up.
 */
export abstract class FormFrame extends FASTElement {
  #internals = this.attachInternals();
  #stage: Stage | null = null;
  #session: FrameSession | null = null;
  #lifecycle: Lifecycle = IDLE;
  #failure: FailureCode | null = null;
  #title = '';
  #answeredStorage = false;
  #scheduled = false;
  #forgetSurroundings: (() => void) | null = null;

  /** The accessible name of the form; without it, ours in the language of the element. */
  @attr({ attribute: 'label', mode: 'fromView' }) label: string | null = null;
  /** The project the form works in; without it, the one of the person's session. */
  @attr({ attribute: 'project-id', mode: 'fromView' }) projectId: string | null = null;
  /** One of the nine languages, `de-AT` included; without it, that of the nearest `lang`. */
  @attr({ attribute: 'locale', mode: 'fromView' }) locale: string | null = null;
  /** The name of one of the console's colour schemes. */
  @attr({ attribute: 'scheme', mode: 'fromView' }) scheme: string | null = null;
  /** Offers the form's request as code, in a drawer: for a page whose people write scripts. */
  @attr({ attribute: 'with-code', mode: 'boolean' }) withCode = false;
  /** Light or dark; without it, or with `system`, as the person's system has it. */
  @attr({ attribute: 'mode', mode: 'fromView' }) mode: Mode | null = null;

  /** The address of the form without our query; null while an attribute is missing, empty when they make none. */
  protected abstract form(): string | null;
  /** What the form is called. `title` is the form's own, empty until it is ready. */
  protected abstract naming(locale: Locale, title: string): string;

  /** Where the form stands. */
  get state(): FrameState {
    return this.#lifecycle.state;
  }
  /** Whether leaving now would lose what the person typed. */
  get dirty(): boolean {
    return this.#lifecycle.dirty;
  }

  /**
   * The same as pressing the form's own button: validation and confirmation stay. Nothing happens before the person has
   * clicked or typed inside the frame.
   */
  submit(): void {
    this.#session?.send('submit', {});
  }
  /** The same as pressing the form's own cancel button. */
  cancel(): void {
    this.#session?.send('cancel', {});
  }
  /** Makes the frame show its "Continue" button: only a click inside the frame can grant access. */
  requestStorageAccess(): void {
    this.#session?.send('requestStorageAccess', {});
  }

  /** Loads the form anew; what was typed is lost. */
  reload(): void {
    this.#close();
    this.#open();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stage ??= buildStage(this.shadowRoot!, () => this.reload());
    this.#forgetSurroundings = surroundings(() => this.settingsChanged());
    this.#open();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forgetSurroundings?.();
    this.#close();
  }

  /** Another form: several attributes that change together make one new frame. */
  protected addressChanged(): void {
    if (!this.$fastController.isConnected || this.#scheduled) return;
    this.#scheduled = true;
    Updates.enqueue(() => {
      this.#scheduled = false;
      if (this.isConnected) this.reload();
    });
  }
  /** The same form in another dress. */
  protected settingsChanged(): void {
    if (!this.$fastController.isConnected) return;
    this.#session?.send('configure', this.#settings());
    this.#show();
  }
  protected projectIdChanged(): void {
    this.addressChanged();
  }
  protected localeChanged(): void {
    this.settingsChanged();
  }
  protected schemeChanged(): void {
    this.settingsChanged();
  }
  protected withCodeChanged(): void {
    this.settingsChanged();
  }
  protected modeChanged(): void {
    this.settingsChanged();
  }
  protected labelChanged(): void {
    if (this.$fastController.isConnected) this.#show();
  }

  #open() {
    const form = this.form();
    if (form === null) return this.#enter('idle');
    const { projectId } = this;
    const address = formAddress(form, { host: window.origin, projectId, locale: this.#locale() });
    if (!address) return this.#fail('address', null);
    this.#enter('loading');
    this.#answeredStorage = false;
    this.#session = openFrameSession({
      address,
      place: this.#stage!.place,
      name: this.#name(),
      settings: () => this.#settings(),
      listener: {
        onConnected: () => this.#enter('connected'),
        onStrange: () => this.#fail('version', null),
        onSilent: (why) => this.#fail(why, null),
        onMessage: (message) => this.#onMessage(message),
      },
    });
  }
  #close() {
    this.#session?.close();
    this.#session = null;
    this.#title = '';
    this.#enter('idle');
  }

  #onMessage({ type, data }: Message<FromFrame>) {
    switch (type) {
      case 'ready':
        this.#title = data.title;
        this.#enter('ready');
        this.dispatchEvent(new SkyReadyEvent(data.title));
        break;
      case 'resized':
        this.#session?.resize(data.height);
        break;
      case 'dirtied':
        this.#setLifecycle(markDirty(this.#lifecycle, data.dirty));
        break;
      case 'done':
        this.#enter('done');
        this.dispatchEvent(new SkyDoneEvent(data.kind, data.resource, data.id));
        break;
      case 'changed':
        this.dispatchEvent(new SkyChangedEvent(data.kind, data.resource, data.id));
        break;
      case 'cancelled':
        this.#enter('cancelled');
        this.dispatchEvent(new SkyCancelledEvent());
        break;
      case 'session':
        this.dispatchEvent(new SkySessionEvent(data.state));
        break;
      case 'storage':
        this.#emitStorage(new SkyStorageEvent(data.state));
        break;
      case 'failed':
        this.#fail(data.code, data.status);
        break;
    }
  }
  #emitStorage(event: SkyStorageEvent) {
    const goOn = this.dispatchEvent(event);
    // Once per frame: our answer makes the frame tell its state again.
    if (!goOn || event.state !== 'needs-gesture' || this.#answeredStorage) return;
    this.#answeredStorage = true;
    this.requestStorageAccess();
  }

  #fail(code: FailureCode, status: number | null) {
    this.#failure = code;
    this.#enter('failed');
    this.dispatchEvent(new SkyFailedEvent(code, status));
  }
  #enter(state: FrameState) {
    this.#setLifecycle(enterState(this.#lifecycle, state));
  }
  #setLifecycle(next: Lifecycle) {
    const { state, dirty } = this.#lifecycle;
    this.#lifecycle = next;
    const { states } = this.#internals;
    states.delete(state);
    states.add(next.state);
    states[next.dirty ? 'add' : 'delete']('dirty');
    this.#internals.ariaBusy = String(next.state === 'loading');
    this.#show();
    if (next.dirty !== dirty) this.dispatchEvent(new SkyDirtiedEvent(next.dirty));
  }

  #show() {
    this.#stage?.show(lookOf(this.#lifecycle.state, this.#failure, this.#locale()));
    this.#session?.rename(this.#name());
  }
  #name(): string {
    return this.label || this.naming(this.#locale(), this.#title);
  }
  #locale(): Locale {
    return localeOf(this.locale) ?? nearestLocale(this);
  }
  #settings(): Settings {
    return settingsOf(this, this.#locale());
  }
}
