import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { splitFree, withValues } from '../combobox/combobox.rules.js';
import { asText } from '../core/as-text.js';
import { FieldElement, type Flag, type FormValue } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { FocusGroup } from '../core/focus-group.js';
import { hostStyles } from '../core/host.css.js';
import { submitImplicitly } from '../core/implicit-submission.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { actOfKey, arrowTo, isModified } from './keys.js';
import { noNews, said, type News } from './news.js';
import { tagFieldStyles } from './tag-field.css.js';
import { afterPaste, brokenTagRule, tagsIn, under, type TagCheck } from './tag-field.rules.js';
import { tagsTemplate } from './tags.js';
import { en } from './words/en.js';

const sizes = ['x-small', 'small', 'medium', 'large'] as const;

export type TagFieldSize = (typeof sizes)[number];

/**
 * A list of short free texts, such as labels or search domains, each as a tag, with one form name.
 *
 * @tagname sky-tag-field
 * @fires {Event} input - The user added or removed a tag. Does not fire while a tag is typed.
 * @fires {Event} change - The user added or removed a tag. Fires after `input`.
 * @slot label - The label, if it is more than text.
 * @slot fix - A correction. It shows only with an error.
 * @csspart control - The box with the border.
 * @csspart input - The native `<input>` after the tags.
 * @csspart chip - One tag.
 * @csspart message - The hint or the error.
 * @cssprop [--sky-tag-field-width=100%] - The maximum inline size.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 */
export class SkyTagField extends FieldElement {
  static override styles = [hostStyles, fieldStyles, tagFieldStyles];

  /** The initial tags, comma-separated. */
  @property({ attribute: 'value' }) override defaultValue = '';
  /** The maximum number of tags. More stay and are reported, so that pasted text is not lost. */
  @property({ attribute: 'max', type: Number }) max = Infinity;
  /**
   * Validates a tag: returns an error text, or '' if it is valid. An invalid tag stays and is marked. The text of the
   * first one is the error of the field, so it should name the tag.
   */
  @property({ attribute: false }) checkTag: TagCheck | undefined;
  @property({ attribute: 'placeholder' }) placeholder = '';
  /** Heights of 28, 32, 36 and 40 pixels. It grows with its tags. */
  @property({ attribute: 'size' }) size: TagFieldSize = 'medium';
  @state() private ownValues: readonly string[] | null = null;
  /** What is typed and is no tag yet. */
  @state() private text = '';
  @state() private news = noNews;
  @query('input') private input!: HTMLInputElement;

  readonly #wording = new Wording(this, catalogue('tag-field', en));

  constructor() {
    super();
    new FocusGroup(this, {
      items: () => this.#buttons,
      orientation: 'horizontal',
      // The one beside the text.
      start: () => this.#buttons.at(-1),
    });
  }

  /** The tags. Set by code, they can contain commas. Duplicates and empty tags are removed. */
  get values(): readonly string[] {
    return this.ownValues ?? tagsIn(this.defaultValue);
  }
  set values(values: readonly string[]) {
    this.ownValues = Array.isArray(values) ? withValues(values.map(asText), []).filter((tag) => tag !== '') : null;
  }

  /** The tags as one comma-separated text. */
  override get value(): string {
    return this.values.join(',');
  }
  override set value(value: string) {
    this.values = tagsIn(value);
  }

  protected override check(): Flag | null {
    return brokenTagRule(this.values, { required: this.required, max: this.max, whyNot: this.#whyNot });
  }

  protected override say(flag: Flag): string {
    const { words } = this.#wording;
    if (flag === 'valueMissing') return words.missing;
    if (flag === 'rangeOverflow') return words.atMost(this.max);
    if (flag === 'patternMismatch') return this.values.map(this.#whyNot).find((problem) => problem !== '')!;
    return super.say(flag);
  }

  /** Nothing is missing while the first tag is being typed. */
  protected override get problem(): string {
    return this.text !== '' && this.internals.validity.valueMissing ? '' : super.problem;
  }

  protected override formValue(): FormValue {
    return this.name === '' ? null : under(this.name, this.values);
  }

  protected override formState(): FormValue {
    return under('value', this.values);
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.ownValues = null;
    this.text = '';
    this.news = noNews;
  }

  override formStateRestoreCallback(kept: FormValue): void {
    if (kept instanceof FormData) this.values = kept.getAll('value').filter((value) => typeof value === 'string');
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    return html`
      ${this.labelRow()}
      <div part="control" class="multiple ${this.size} ${this.off ? 'off' : ''}" @mousedown=${this.#onMousedown}>
        <div class="entries">${this.#inputTemplate()} ${this.#tagsTemplate()}</div>
      </div>
      ${this.messageRow()}
      <span class="visually-hidden" id="entered" aria-hidden="true">${this.#said({ what: 'entered', tags: this.values })}</span>
      <div class="visually-hidden" role="status">${this.#said(this.news)}</div>
    `;
  }

  /** First in the template though it is drawn behind the tags: it is where focus goes. */
  #inputTemplate(): TemplateResult {
    return html`<input
      part="input" id="input" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="enter"
      .value=${live(this.text)} placeholder=${this.placeholder || nothing} ?disabled=${this.off}
      aria-label=${this.outerLabel || nothing}
      aria-required=${this.required ? 'true' : nothing}
      aria-invalid=${this.problem ? 'true' : nothing}
      aria-describedby="entered note message"
      @input=${this.#onInput} @compositionend=${this.#onInput} @paste=${this.#onPaste}
      @keydown=${this.#onKeydown} @focusout=${this.#onLeave}
    />`;
  }

  #tagsTemplate(): TemplateResult | typeof nothing {
    return tagsTemplate({
      tags: this.values,
      off: this.off,
      words: this.#wording.words,
      whyNot: this.#whyNot,
      // By a pointer the person goes on typing; by a key they go on among the tags.
      press: (event, tag) => this.#remove(tag, event.detail > 0 ? this.input : this.#beside(tag, 1)),
      key: (event, tag) => this.#onTagKeydown(event, tag),
    });
  }

  readonly #whyNot = (tag: string): string => asText(typeof this.checkTag === 'function' ? this.checkTag(tag) : '');

  #said(news: News): string {
    return said(news, this.#wording.words, this.#wording.language);
  }

  get #buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.remove')];
  }

  /** Where focus goes from a tag that goes away: the one after or before it, or the text when it was the only one. */
  #beside(tag: string, step: 1 | -1): HTMLElement {
    const at = this.values.indexOf(tag);
    const buttons = this.#buttons;
    return buttons[at + step] ?? buttons[at - step] ?? this.input;
  }

  #add(tags: readonly string[]): void {
    const { values } = this;
    const added = withValues([], tags).filter((tag) => !values.includes(tag));
    if (added.length > 0) this.#commit(withValues(values, added), { what: 'added', tags: added });
    else if (tags.length > 0) this.news = { what: 'known', tags };
  }

  #remove(tag: string, focused: HTMLElement): void {
    // Before the tag and its button go, so that the page never loses the focus.
    focused.focus();
    this.#commit(
      this.values.filter((other) => other !== tag),
      { what: 'removed', tags: [tag] },
    );
  }

  /** Makes text of the last tag again. */
  #takeBack(): void {
    const last = this.values.at(-1);
    if (last === undefined) return;
    this.text = last;
    this.#commit(this.values.slice(0, -1), { what: 'edited', tags: [last] });
  }

  #commit(values: readonly string[], news: News): void {
    this.error = '';
    this.touched = true;
    this.values = values;
    this.news = news;
    this.tell('input');
    this.tell('change');
  }

  /** Makes a tag of what is typed. */
  #commitText(): void {
    const tags = tagsIn(this.text);
    this.text = '';
    this.#add(tags);
  }

  #onInput(event: Event): void {
    // Typing alone is no value: nobody outside may hear of it.
    if (event.type === 'input') event.stopPropagation();
    const isComposing = event instanceof InputEvent && event.isComposing;
    const { value } = this.input;
    const { whole, rest } = isComposing ? { whole: [], rest: value } : splitFree(value);
    this.error = '';
    this.news = noNews;
    this.text = rest;
    this.#add(whole);
    // A lone comma leaves our text as it was; the native control has it all the same.
    this.requestUpdate();
  }

  /** A single pasted tag goes into the text, to be looked at; several are what they are. */
  #onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (splitFree(pasted).rest === pasted) return;
    event.preventDefault();
    this.text = afterPaste(pasted, this.input);
    this.#commitText();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const isEmpty = this.input.value === '';
    if (event.key === 'Enter') this.#onEnter(event);
    else if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault();
      // Held down to empty the text, the key stops before the tags.
      if (!event.repeat) this.#takeBack();
    } else if (event.key === arrowTo('start', this.matches(':dir(rtl)')) && isEmpty && !isModified(event)) {
      event.preventDefault();
      this.#buttons.at(-1)?.focus();
    }
  }

  #onEnter(event: KeyboardEvent): void {
    if (this.text.trim() !== '') {
      event.preventDefault();
      this.#commitText();
    } else submitImplicitly(this.form);
  }

  #onTagKeydown(event: KeyboardEvent, tag: string): void {
    const { values } = this;
    const place = {
      isFirst: tag === values[0],
      isLast: tag === values.at(-1),
      isRightToLeft: this.matches(':dir(rtl)'),
    };
    const act = actOfKey(event, place);
    if (act) event.preventDefault();
    if (act === 'go-to-text') this.input.focus();
    else if (act === 'remove-forwards') this.#remove(tag, this.#beside(tag, 1));
    else if (act === 'remove-backwards') this.#remove(tag, this.#beside(tag, -1));
  }

  /** Focus goes elsewhere; another window coming to the front is no leaving. */
  #onLeave(): void {
    if (!this.input.matches(':focus')) this.#commitText();
  }

  /** The whole box belongs to the text: a press on it goes there. */
  #onMousedown(event: MouseEvent): void {
    if (this.off || (event.target as Element).closest('button, input')) return;
    event.preventDefault();
    this.input.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-tag-field': SkyTagField;
  }
}
