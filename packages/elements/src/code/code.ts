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
 * Text for machines: a block of lines, or a piece within a sentence. The text is what stands inside the element, as in
 * `<pre>`; the line break right after the start tag and the blanks at the end do not count.
 *
 * @tagname sky-code
 * @csspart box - The box around a block.
 * @csspart code - The text.
 * @cssprop [--sky-code-max-block-size=none] - How high a block may get before it scrolls.
 */
export class SkyCode extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, codeStyles];

  /** A piece within a sentence. */
  @property({ attribute: 'inline', type: Boolean, reflect: true }) inline = false;
  /** What the text is, for assistive technology: "Start script". */
  @property({ attribute: 'label' }) label = '';
  /** The language the text is written in, as people call it: "YAML". Shown above a block. */
  @property({ attribute: 'language' }) language = '';
  /** Breaks long lines; else they scroll. */
  @property({ attribute: 'wrap', type: Boolean }) wrap = false;
  /** Offers a switch for `wrap`. */
  @property({ attribute: 'with-wrap-switch', type: Boolean }) withWrapSwitch = false;
  /** Offers a button that copies the text. */
  @property({ attribute: 'with-copy', type: Boolean }) withCopy = false;
  /** Counts the lines of a block. The numbers are not part of what is selected or copied. */
  @property({ attribute: 'with-line-numbers', type: Boolean }) withLineNumbers = false;
  /** The lines of a block that somebody is to see, counted from 1: they stand out, and the first is scrolled to. */
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
