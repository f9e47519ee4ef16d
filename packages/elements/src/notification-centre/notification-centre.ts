import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import type { NotificationItem } from '../core/notification.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { wellFormed } from '../core/well-formed-notifications.js';
import { catalogue, Wording } from '../core/wording.js';
import { bellGlyph, bellOffGlyph, chevronDownGlyph, listFilterGlyph, settingsGlyph } from '../icon/own.js';
import type { SkySelectEvent } from '../menu/select-event.js';
import { Folds } from '../notification-host/folds.js';
import { focusedEntry, focusEntry } from '../notification-host/list-focus.js';
import { SkyActionEvent, SkyDismissEvent } from '../notification-host/notification-events.js';
import { notificationStyles } from '../notification-host/notification.css.js';
import { en as notificationHostEnglish } from '../notification-host/words/en.js';
import type { SkyPopover } from '../popover/popover.js';
import { ringStyles } from '../spinner/ring.css.js';
import { stateGlyphStyles } from '../status/state-glyph.css.js';
import { SkyClearEvent, SkyMuteEvent, SkySeenEvent } from './centre-events.js';
import { Fresh } from './fresh.js';
import { listTemplate } from './list.js';
import { countText, type Filter, filters, loud, type Mute, withMute } from './mute.js';
import { notificationCentreStyles } from './notification-centre.css.js';
import { bellStyles } from './bell.css.js';
import { settingsStyles } from './settings.css.js';
import { settingsTemplate } from './settings.js';
import { en } from './words/en.js';

const notificationHostWords = catalogue('notification-host', notificationHostEnglish);
const notificationCentreWords = catalogue('notification-centre', en);

type Tab = 'notifications' | 'tasks' | 'settings';
type ClearKey = 'clearAll' | 'clearError' | 'clearWarning' | 'clearInfo' | 'clearSuccess';

const clearKeys: Record<Filter, ClearKey> = {
  all: 'clearAll',
  error: 'clearError',
  warning: 'clearWarning',
  info: 'clearInfo',
  success: 'clearSuccess',
};

/**
 * The bell, and the list behind it: notifications, tasks, and the types that can pop up. It stores nothing.
 *
 * @tagname sky-notification-centre
 * @fires {SkySeenEvent} sky-seen - The user sees the list. All entries count as seen.
 * @fires {SkyDismissEvent} sky-dismiss - The user closed a notification.
 * @fires {SkyClearEvent} sky-clear - The user clears the list of the current `filter`.
 * @fires {SkyMuteEvent} sky-mute - The user changed which types pop up.
 * @fires {SkyActionEvent} sky-action - The user chose an action of a notification. The list has closed.
 * @csspart bell - The button.
 */
export class SkyNotificationCentre extends LitElement {
  static override styles = [
    hostStyles,
    quietButtonStyles,
    ringStyles,
    stateGlyphStyles,
    notificationStyles,
    bellStyles,
    notificationCentreStyles,
    settingsStyles,
  ];

  @property({ attribute: false }) notifications: readonly NotificationItem[] = [];
  /** The tasks, or `null` for no tab. */
  @property({ attribute: false }) tasks: readonly NotificationItem[] | null = null;
  @property({ attribute: false }) mute: Mute = loud;
  @state() private tab: Tab = 'notifications';
  @state() private filter: Filter = 'all';
  @state() private isOpen = false;
  @query('sky-popover') private around!: SkyPopover;
  @query('.body') private body!: HTMLElement | null;

  readonly #wording = new Wording(this, notificationCentreWords);
  readonly #entryWording = new Wording(this, notificationHostWords);
  readonly #folds = new Folds(() => this.requestUpdate());
  readonly #fresh = new Fresh();
  #main: readonly NotificationItem[] = [];
  #ofTasks: readonly NotificationItem[] | null = null;
  /** What the list opens with next. */
  #first: Tab = 'notifications';
  #focused: { list: Element; position: number } | undefined;

  /**
   * Opens the list, as a click on the bell does. The bell gets the focus when it closes.
   * @param tab The tab to show. Without `tasks`, there is only one.
   */
  show(tab: 'notifications' | 'tasks' = 'notifications'): void {
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>('.bell')!.focus();
      this.#first = tab;
      this.around.show();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#folds.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('notifications')) this.#main = wellFormed(this, this.notifications);
    if (changed.has('tasks')) this.#ofTasks = (this.tasks ?? null) && wellFormed(this, this.tasks);
    if (this.tab === 'tasks' && !this.#ofTasks) this.tab = 'notifications';
    const lists = [...this.renderRoot.querySelectorAll('.list')];
    const list = lists.find((candidate) => focusedEntry(candidate) !== -1);
    this.#focused = list && { list, position: focusedEntry(list) };
    const isRead = this.isOpen && this.tab !== 'settings';
    // Told after the render, for the owner answers by setting the property.
    if (isRead && this.#fresh.add(this.#all))
      void this.updateComplete.then(() => this.dispatchEvent(new SkySeenEvent()));
  }

  protected override updated(changed: PropertyValues): void {
    this.#folds.watch(this.renderRoot);
    if (changed.has('notifications') || changed.has('tasks')) this.#keepFocus();
  }

  protected override render(): TemplateResult {
    return html`
      <sky-popover label=${this.#wording.words.notifications} placement="bottom-end" @sky-open=${this.#onOpen} @sky-closed=${this.#onClosed}>
        ${this.#bellTemplate()}
        ${this.isOpen ? html`${this.#headTemplate()}<div class="body" tabindex="-1">${this.#bodyTemplate()}</div>` : nothing}
      </sky-popover>
    `;
  }

  get #all(): readonly NotificationItem[] {
    return [...this.#main, ...(this.#ofTasks ?? [])];
  }

  /** What an owner leaves out is not muted. */
  get #mute(): Mute {
    return { ...loud, ...this.mute };
  }

  #onOpen(): void {
    this.isOpen = true;
    this.tab = this.#first;
    this.#first = 'notifications';
    this.#fresh.add(this.#all);
    this.dispatchEvent(new SkySeenEvent());
  }

  #onClosed(): void {
    this.isOpen = false;
    this.#fresh.clear();
  }

  /** Closing one by the keyboard goes on to the next one, and at last to the box around. */
  #keepFocus(): void {
    if (!this.#focused || this.shadowRoot!.activeElement) return;
    const { list, position } = this.#focused;
    if (!list.isConnected || !focusEntry(list, position)) this.body?.focus();
  }

  #bellTemplate(): TemplateResult {
    const { words, language } = this.#wording;
    const isMuted = this.#mute.all;
    const isBusy = this.#all.some(({ type }) => type === 'progress');
    const count = isMuted || isBusy ? '' : countText(this.#all, language);
    const states = [isMuted ? words.muted : '', isBusy ? words.busy : '', count ? words.unseen(count) : ''];
    const name = [words.bell, ...states].filter(Boolean).join('. ');
    return html`
      <sky-tooltip slot="trigger" placement="bottom" text=${this.isOpen ? '' : name}>
        <button part="bell" class="bell" type="button" aria-label=${name}>
          ${isMuted ? bellOffGlyph : bellGlyph}
          ${isBusy ? html`<span class="ring"></span>` : nothing}
          ${count ? html`<span class="count" aria-hidden="true">${count}</span>` : nothing}
        </button>
      </sky-tooltip>
    `;
  }

  #headTemplate(): TemplateResult {
    const { words } = this.#wording;
    return html`
      <div class="head">
        <sky-tabs label=${words.notifications} .value=${this.tab} @change=${this.#onTab}>
          <sky-tab value="notifications" label=${words.notifications}></sky-tab>
          ${this.#ofTasks ? html`<sky-tab value="tasks" label=${words.tasks} .count=${this.#ofTasks.length || null}></sky-tab>` : nothing}
          <sky-tab class="cog" value="settings">
            <sky-tooltip text=${words.settings}><span>${settingsGlyph}<span class="visually-hidden">${words.settings}</span></span></sky-tooltip>
          </sky-tab>
        </sky-tabs>
      </div>
    `;
  }

  #onTab(event: Event): void {
    this.tab = (event.target as EventTarget & { value: Tab }).value;
  }

  #bodyTemplate(): TemplateResult {
    const { words, language } = this.#wording;
    if (this.tab === 'settings') {
      return settingsTemplate({ mute: this.#mute, words, language, changed: (key, on) => this.#setMute(key, on) });
    }
    const isTasks = this.tab === 'tasks';
    return html`<div role="tabpanel" aria-label=${isTasks ? words.tasks : words.notifications}>
      ${this.#mute.all ? this.#noticeTemplate() : nothing}
      ${!isTasks && this.#main.length > 0 ? this.#toolsTemplate() : nothing}
      ${
        isTasks
          ? this.#listTemplate(this.#ofTasks ?? [], 'all', words.noTasks)
          : this.#listTemplate(this.#main, this.filter, words.emptyTitle, words.emptyText)
      }
    </div>`;
  }

  #noticeTemplate(): TemplateResult {
    const { words } = this.#wording;
    return html`
      <div class="notice">
        ${bellOffGlyph}<span class="words"><b>${words.mutedTitle}</b>${words.mutedText}</span>
        <sky-button size="x-small" @click=${() => this.#setMute('all', false)}>${words.enable}</sky-button>
      </div>
    `;
  }

  #toolsTemplate(): TemplateResult {
    const { words } = this.#wording;
    return html`
      <div class="tools">
        <sky-menu label=${words.filter} @sky-select=${(event: SkySelectEvent) => {
          this.filter = event.value as Filter;
        }}>
          <sky-button slot="trigger" variant="ghost" size="x-small" label="${words.filter}: ${words[this.filter]}">
            <span slot="start">${listFilterGlyph}</span>${words[this.filter]}<span slot="end" class="caret">${chevronDownGlyph}</span>
          </sky-button>
          ${filters.map((value) => html`<sky-menu-item type="radio" value=${value} .checked=${value === this.filter}>${words[value]}</sky-menu-item>`)}
        </sky-menu>
        <sky-button variant="ghost" size="x-small" @click=${() => this.dispatchEvent(new SkyClearEvent(this.filter))}>
          ${words[clearKeys[this.filter]]}
        </sky-button>
      </div>
    `;
  }

  #listTemplate(
    items: readonly NotificationItem[],
    filter: Filter,
    emptyTitle: string,
    emptyText = '',
  ): TemplateResult {
    const { words, language } = this.#wording;
    return listTemplate({
      items,
      filter,
      emptyTitle,
      emptyText,
      words,
      language,
      folds: this.#folds,
      entryWords: this.#entryWording.words,
      isUnseen: (item) => this.#fresh.has(item),
      dismissed: (id) => this.dispatchEvent(new SkyDismissEvent(id)),
      acted: (id, action) => void this.#act(id, action),
      unfiltered: () => {
        this.filter = 'all';
      },
    });
  }

  /** Focus goes back to the bell first: what the action opens may then take it from there. */
  async #act(id: string, action: string): Promise<void> {
    this.around.close();
    await this.around.updateComplete;
    this.dispatchEvent(new SkyActionEvent(id, action));
  }

  #setMute(key: keyof Mute, on: boolean): void {
    this.dispatchEvent(new SkyMuteEvent(withMute(this.#mute, key, on)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-notification-centre': SkyNotificationCentre;
  }
}
