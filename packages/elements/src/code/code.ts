import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';

import { en as copyButtonEnglish } from '../copy-button/words/en.js';
import { hostStyles } from '../core/host.css.js';
import { ownStyle } from '../core/own-style.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { catalogue, Wording } from '../core/wording.js';
import { textWrapGlyph } from '../icon/own.js';
import { codeStyles } from './code.css.js';
import { en } from './words/en.js';

const codeWords = catalogue('code', en);
const copyButtonWords = catalogue('copy-button', copyButtonEnglish);

const isOtherList = (one: readonly number[], other: readonly number[] | undefined) =>
  one.join() !== (other ?? []).join();

/**
 * Code or machine output: a block, or an inline piece of a sentence. The text is the content of the element, as in
 * `<pre>`. The line break after the start tag and blanks at the end are ignored.
 *
 * @tagname sky-code
 * @csspart box - The box around a block.
 * @csspart code - The text.
 * @cssprop [--sky-code-max-block-size=none] - The maximum height of a block before it scrolls.
 */
export class SkyCode extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, codeStyles];

  /** Shows it inline, within a sentence. */
  @property({ attribute: 'inline', type: Boolean, reflect: true }) inline = false;
  /** The accessible name: "Start script". */
  @property({ attribute: 'label' }) label = '';
  /** The name of the language: "YAML". It shows above a block. */
  @property({ attribute: 'language' }) language = '';
  /** Wraps long lines. Otherwise they scroll. */
  @property({ attribute: 'wrap', type: Boolean }) wrap = false;
  /** Adds a button that toggles `wrap`. */
  @property({ attribute: 'with-wrap-switch', type: Boolean }) withWrapSwitch = false;
  /** Adds a copy button. */
  @property({ attribute: 'with-copy', type: Boolean }) withCopy = false;
  /** Shows line numbers. They cannot be selected or copied. */
  @property({ attribute: 'with-line-numbers', type: Boolean }) withLineNumbers = false;
  /** The highlighted lines of a block, counted from 1. The first one is scrolled into view. */
  @property({ attribute: false, hasChanged: isOtherList }) markedLines: readonly number[] = [];
  @state() private scrolls = false;
  @query('pre') private box!: HTMLElement | null;

  readonly #wording = new Wording(this, codeWords);
  readonly #copyWording = new Wording(this, copyButtonWords);
  readonly #content = new MutationObserver(() => this.requestUpdate());
  readonly #sizes = new ResizeObserver(() => this.#measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#content.observe(this, { childList: true, characterData: true, subtree: true });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#content.disconnect();
    this.#sizes.disconnect();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.box) return;
    if (changed.has('markedLines')) this.box.querySelector('.marked')?.scrollIntoView({ block: 'nearest' });
    this.#sizes.observe(this.box);
    this.#sizes.observe(this.box.firstElementChild!);
  }

  protected override render(): TemplateResult {
    return this.inline ? this.#inlineTemplate() : this.#blockTemplate();
  }

  get #text(): string {
    return (this.textContent ?? '')
      .replace(/^\r?\n/, '')
      .trimEnd()
      .replaceAll('\r\n', '\n');
  }

  get #name(): string {
    return this.label || this.#wording.words.code;
  }

  #inlineTemplate(): TemplateResult {
    return html`<code part="code" class="inline" dir="ltr">${this.#text.trim()}</code>${this.#copyTemplate()}`;
  }

  #blockTemplate(): TemplateResult {
    const lines = this.#text.split('\n');
    const look = [this.wrap ? 'wrap' : '', this.withLineNumbers ? 'numbers' : ''].join(' ');
    // A box that scrolls has to be reached by the keyboard, and then says what it is.
    return html`<div part="box">
      <div class="head" ?hidden=${!this.language && !this.withCopy && !this.withWrapSwitch}>
        <bdi class="language">${this.language}</bdi>${this.#wrapTemplate()}${this.#copyTemplate()}
      </div>
      <pre
        part="code" class=${look} dir="ltr" tabindex=${this.scrolls ? 0 : nothing} role=${this.scrolls ? 'group' : nothing}
        aria-label=${this.scrolls ? this.#name : nothing} style=${ownStyle({ '--_digits': `${String(lines.length).length}ch` })}
      ><code>${lines.map((line, at) => html`<span class=${this.markedLines.includes(at + 1) ? 'line marked' : 'line'}>${line}${at < lines.length - 1 ? '\n' : ''}</span>`)}</code></pre>
    </div>`;
  }

  #wrapTemplate(): TemplateResult | typeof nothing {
    if (!this.withWrapSwitch) return nothing;
    return html`<button
      class="quiet-button" type="button" title=${this.#wording.words.wrap} aria-pressed=${String(this.wrap)}
      @click=${this.#onWrap}
    >${textWrapGlyph}</button>`;
  }

  #copyTemplate(): TemplateResult | typeof nothing {
    if (!this.withCopy) return nothing;
    const name = this.#copyWording.words.copyWhat(this.#name);
    const text = this.inline ? this.#text.trim() : this.#text;
    return html`<sky-copy-button .value=${text} .label=${name}></sky-copy-button>`;
  }

  #onWrap(): void {
    this.wrap = !this.wrap;
  }

  #measure(): void {
    if (!this.box) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.box;
    // A pixel may be lost to rounding.
    this.scrolls = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-code': SkyCode;
  }
}
