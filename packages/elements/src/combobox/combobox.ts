import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import type { Flag } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { crossGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { MultiValueElement } from '../core/multi-value-element.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { choiceWords } from '../select/choice-words.js';
import { chevronsGlyph } from '../select/glyphs.js';
import { ringStyles } from '../spinner/ring.css.js';
import type { ComboboxActs } from './acts.js';
import { chipsTemplate } from './chips.js';
import { Choice } from './choice.js';
import { comboboxStyles } from './combobox.css.js';
import { calledExactly, type ComboboxOption } from './combobox.rules.js';
import { SkyMoreEvent, SkyQueryEvent } from './events.js';
import { Finder } from './finder.js';
import { answerKey } from './keys.js';
import { listTemplate, optionId } from './list.js';
import { More } from './more.js';
import { inOneLine, Names } from './names.js';
import { Popup } from './popup.js';
import { type Told, toldOf } from './told.js';
import { answerClick, answerMousedown } from './press.js';
import { answerInput, answerPaste, commitText } from './typing.js';
import { en } from './words/en.js';

const sizes = ['x-small', 'small', 'medium', 'large'] as const;
const filters = ['contains', 'none'] as const;
export type ComboboxSize = (typeof sizes)[number];
export type ComboboxFilter = (typeof filters)[number];

/**
 * One or several options of a long list, found by typing. With `with-custom`, also values that are not in the list.
 *
 * @tagname sky-combobox
 * @fires {Event} input - The user changed the value: by selecting an option or, with a single custom value, on each
 *   keystroke.
 * @fires {Event} change - The user committed a value.
 * @fires {SkyQueryEvent} sky-query - The user typed another text. `query` contains it, '' for all options.
 * @fires {SkyMoreEvent} sky-more - The user comes near the end of the options, and there are more (`has-more`).
 * @slot label - The label, if it is more than text.
 * @slot start - Before the text, inside the border.
 * @slot fix - A correction. It shows only with an error.
 * @csspart control - The box with the border.
 * @csspart input - The native `<input>`.
 * @csspart chip - One of several values.
 * @csspart list - The box with the options.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-combobox-width=100%] - The maximum inline size.
 * @cssprop [--sky-combobox-list-height=320px] - The maximum block size of the list.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 * @cssState open - The list is open.
 */
export class SkyCombobox extends MultiValueElement {
  static override styles = [hostStyles, fieldStyles, quietButtonStyles, ringStyles, comboboxStyles];

  @property({ attribute: false }) options: readonly ComboboxOption[] = [];
  /** Accepts custom values. With `multiple`, Enter, a comma or leaving the field turns the text into a chip. */
  @property({ attribute: 'with-custom', type: Boolean }) withCustom = false;
  /** Adds a button that clears the field. */
  @property({ attribute: 'with-clear', type: Boolean }) withClear = false;
  /** With `none`, the options are not filtered. Filter them yourself on `sky-query`. */
  @property({ attribute: 'filter' }) filter: ComboboxFilter = 'contains';
  /** Options are loading. */
  @property({ attribute: 'loading', type: Boolean }) loading = false;
  /** There are more options. Append the next ones on `sky-more`. */
  @property({ attribute: 'has-more', type: Boolean }) hasMore = false;
  @property({ attribute: 'placeholder' }) placeholder = '';
  /** Heights of 28, 32, 36 and 40 pixels. It grows with its chips. */
  @property({ attribute: 'size' }) size: ComboboxSize = 'medium';
  /** The values that are marked as invalid. Describe the problem in `error`. */
  @property({ attribute: false }) invalidValues: readonly string[] = [];
  /** The value that has just been taken away, to be told of; '' when it is none. */
  @state() private removed = '';
  @query('input') private input!: HTMLInputElement;

  readonly #choiceWording = new Wording(this, choiceWords);
  readonly #wording = new Wording(this, catalogue('combobox', en));
  readonly #finder = new Finder(this, {
    options: () => this.options,
    filters: () => this.filter !== 'none',
    // Until the page has answered, the first is one of those that were found for another text.
    takesFirst: () => !this.withCustom && !(this.loading && this.filter === 'none'),
    start: () => this.options.find(({ value }) => !this.multiple && value === this.value),
    language: () => this.#wording.language,
    hasMore: () => this.hasMore,
    queried: (text) => this.dispatchEvent(new SkyQueryEvent(text)),
  });
  readonly #acts: ComboboxActs = {
    takesAny: () => this.withCustom,
    takesSeveral: () => this.multiple,
    isListShown: () => this.#isListShown,
    optionCalled: (text) => calledExactly(this.options, text, this.#wording.language),
    begin: () => this.#choice.begin(),
    follow: (value) => this.#choice.follow(value),
    commit: (value) => this.#choice.commit(value),
    add: (texts) => this.#choice.add(texts),
    choose: (option) => this.#choice.choose(option),
    removeLast: () => this.#choice.removeLast(),
    submit: () => submitImplicitly(this.form),
    moved: () => void this.#scroll(),
  };
  readonly #names = new Names();
  readonly #more: More;
  readonly #choice = new Choice(this, this.#finder, {
    optionCalled: (text) => this.#acts.optionCalled(text),
    chosen: (option) => this.#names.learn([option], [option.value]),
    touch: () => void (this.touched = true),
    tell: (type) => this.tell(type),
    removed: (value) => void (this.removed = value),
  });

  constructor() {
    super();
    new Popup(this, {
      isWanted: () => this.#isListShown,
      escape: () => (this.withCustom ? this.#finder.close() : this.#finder.rest()),
    });
    this.#more = new More(this, {
      isListShown: () => this.#isListShown,
      isWanted: () => this.hasMore && !this.loading,
      options: () => this.options,
      isEndDrawn: () => this.#finder.window.hasEnd,
      ask: () => this.dispatchEvent(new SkyMoreEvent()),
    });
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.#finder.forget();
  }

  protected override say(flag: Flag): string {
    return flag === 'valueMissing' && !this.withCustom ? this.#choiceWording.words.valueMissing : super.say(flag);
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    warnUnlessOneOf(this, 'filter', this.filter, filters);
    this.#names.learn(this.options, this.values);
    this.internals.states[this.#isListShown ? 'add' : 'delete']('open');
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const chips = this.multiple ? 'multiple' : '';
    return html`
      ${this.labelRow()}
      <div
        part="control" class="${this.size} ${chips} ${this.off ? 'off' : ''}"
        @mousedown=${this.#onMousedown} @click=${this.#onClick}
      >
        <slot name="start" class=${this.slotted.has('start') ? '' : 'empty'}></slot>
        <div class="entries">${this.#inputTemplate()} ${this.#chipsTemplate()}</div>
        ${this.#clearTemplate()} ${this.#markTemplate()}
      </div>
      ${this.messageRow()} ${this.#listTemplate()}
      <span class="visually-hidden" id="chosen" aria-hidden="true">${this.#chosenText}</span>
      <div class="visually-hidden" role="status">${this.#told.news}</div>
    `;
  }

  /** First in the template though it is drawn behind the chips: it is where focus goes. */
  #inputTemplate(): TemplateResult {
    const active = this.#isListShown ? this.#finder.active : undefined;
    return html`<input
      part="input" id="input" type="text" role="combobox"
      autocomplete="off" autocapitalize="none" spellcheck="false"
      .value=${live(this.#shownText)} placeholder=${this.placeholder || nothing} ?disabled=${this.off}
      aria-label=${this.outerLabel || nothing}
      aria-autocomplete="list" aria-haspopup="listbox" aria-expanded=${String(this.#isListShown)}
      aria-controls=${this.#isListShown ? 'list' : nothing}
      aria-activedescendant=${active ? optionId(this.#finder.inOrder.indexOf(active)) : nothing}
      aria-required=${this.required ? 'true' : nothing}
      aria-invalid=${this.problem ? 'true' : nothing}
      aria-describedby="chosen note message"
      @input=${this.#onInput} @compositionend=${this.#onInput} @paste=${this.#onPaste}
      @keydown=${this.#onKeydown} @focusout=${this.#onLeave}
    />`;
  }

  #chipsTemplate(): TemplateResult | typeof nothing {
    if (!this.multiple) return nothing;
    return chipsTemplate({
      values: this.values,
      invalid: new Set(this.invalidValues),
      off: this.off,
      words: this.#wording.words,
      nameOf: (value) => this.#nameOf(value),
      remove: (value) => {
        this.#choice.remove(value);
        this.input.focus();
      },
    });
  }

  #clearTemplate(): TemplateResult | typeof nothing {
    const isEmpty = this.values.length === 0 && !this.#finder.text;
    if (!this.withClear || isEmpty || this.off) return nothing;
    return html`<button class="quiet-button" type="button" aria-label=${this.#wording.words.clear} @click=${this.#clear}>
      ${crossGlyph}
    </button>`;
  }

  #markTemplate(): TemplateResult | typeof nothing {
    if (this.loading) return html`<span class="ring"></span>`;
    // Nothing to choose from: only what the person types.
    return this.withCustom && this.options.length === 0 ? nothing : chevronsGlyph;
  }

  #listTemplate(): TemplateResult {
    return listTemplate({
      sections: this.#isListShown ? this.#finder.sections : [],
      name: this.label || this.outerLabel || (this.querySelector('[slot="label"]')?.textContent?.trim() ?? ''),
      chosen: new Set(this.multiple ? this.values : [this.value]),
      active: this.#finder.active,
      multiple: this.multiple,
      window: this.#finder.window,
      hasMore: this.hasMore,
      remark: this.#told.remark,
      press: () => this.#finder.hold(),
      choose: (option) => this.#choice.choose(option),
      point: (option) => this.#finder.point(option),
      scrolled: (event) => {
        this.#finder.window.scrolled(event);
        this.#more.check();
      },
    });
  }

  get #isListShown(): boolean {
    if (!this.#finder.isOpen || this.off) return false;
    return this.loading || !this.withCustom || this.#finder.inOrder.length > 0;
  }

  get #told(): Told {
    const { text, inOrder } = this.#finder;
    return toldOf(this.#wording.words, {
      isListShown: this.#isListShown,
      isLoading: this.loading,
      hasMore: this.hasMore,
      found: inOrder.length,
      isSearched: text !== null,
      removed: this.removed && this.#nameOf(this.removed),
    });
  }

  get #chosenText(): string {
    if (!this.multiple || this.values.length === 0) return '';
    const names = this.values.map((value) => this.#nameOf(value));
    return this.#wording.words.chosen(inOneLine(names, this.#wording.language));
  }

  get #shownText(): string {
    return this.#finder.text ?? (this.multiple ? '' : this.#nameOf(this.value));
  }

  #nameOf(value: string): string {
    return this.#names.of(value, this.options);
  }

  #clear(): void {
    this.#choice.clear();
    this.input.focus();
  }

  #onInput(event: Event): void {
    this.removed = '';
    answerInput(event, this.input.value, this.#finder, this.#acts);
  }

  readonly #onPaste = (event: ClipboardEvent) => answerPaste(event, this.#finder, this.#acts);
  readonly #onKeydown = (event: KeyboardEvent) => answerKey(event, this.#finder, this.#acts);

  async #scroll(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }

  /** Focus goes elsewhere; another window coming to the front is no leaving. */
  #onLeave(): void {
    if (!this.input.matches(':focus-within')) commitText(this.#finder, this.#acts);
  }

  readonly #onMousedown = (event: Event) => !this.off && answerMousedown(event, this.input);
  readonly #onClick = (event: Event) => !this.off && answerClick(event, this.input, this.#finder, this.#acts);
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-combobox': SkyCombobox;
  }
}
