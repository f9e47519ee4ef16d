import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';

import { inUnits } from '../bytes/bytes.rules.js';
import { en as bytesEnglish } from '../bytes/words/en.js';
import { FieldElement, type Flag, type FormValue } from '../core/field-element.js';
import { fieldStyles } from '../core/field.css.js';
import { glyph } from '../core/glyphs.js';
import { groupLabel } from '../core/group-label.js';
import { hostStyles } from '../core/host.css.js';
import { listed } from '../core/listed.js';
import { formatNumber } from '../core/plural.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { warnOnce } from '../core/warn-once.js';
import { catalogue, Wording } from '../core/wording.js';
import { type Brought, broughtBy, hasFiles } from './brought.js';
import { fileFieldStyles } from './file-field.css.js';
import { brokenFileRule, newOnes } from './file-field.rules.js';
import { isolated, leftToRight, listTemplate } from './list.js';
import { en } from './words/en.js';

const fileFieldWords = catalogue('file-field', en);
const bytesWords = catalogue('bytes', bytesEnglish);

// Path from Lucide (ISC).
const uploadGlyph = glyph(
  svg`<path d="M12 3v12" /><path d="m17 8-5-5-5 5" /><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />`,
);

/**
 * Files to submit with a form: chosen, dropped or pasted. The field uploads nothing itself.
 *
 * @tagname sky-file-field
 * @fires {Event} input - The user added or removed a file.
 * @fires {Event} change - The user added or removed a file. Fires after `input`.
 * @slot label - The label, if it is more than text.
 * @slot progress - The progress of the upload, below the files.
 * @slot fix - A correction. It shows only with an error.
 * @csspart group - The box around everything except label and message.
 * @csspart control - The drop zone.
 * @csspart button - The button that opens the file dialog.
 * @csspart file - One chosen file.
 * @csspart message - The hint or the error.
 * @cssState user-invalid - Invalid, after the user has interacted with it.
 * @cssState drag-over - Files are dragged over it.
 */
export class SkyFileField extends FieldElement {
  static override styles = [hostStyles, fieldStyles, quietButtonStyles, fileFieldStyles];

  /** Accepts several files. New files are added. Without it, a new file replaces the old one. */
  @property({ attribute: 'multiple', type: Boolean }) multiple = false;
  /** Comma-separated extensions and media types, as in the native attribute. Other files stay and are reported. */
  @property({ attribute: 'accept' }) accept = '';
  /** A description of `accept`, such as "Disk images". Without it, `accept` itself shows. */
  @property({ attribute: 'accept-label' }) acceptLabel = '';
  /** The maximum size of a file in bytes. A larger one stays and is reported. */
  @property({ attribute: 'max-size', type: Number }) maxSize = Infinity;
  @state() private ownFiles: readonly File[] = [];
  @state() private isOver = false;
  @state() private remark = '';
  @state() private isRefusal = false;
  @query('input') private input!: HTMLInputElement;
  @query('[part="button"]') private button!: HTMLButtonElement;

  readonly #wording = new Wording(this, fileFieldWords);
  readonly #bytesWording = new Wording(this, bytesWords);

  constructor() {
    super();
    this.addEventListener('paste', this.#onPaste);
  }

  /** The chosen files. Without `multiple`, at most one. */
  get files(): readonly File[] {
    return this.multiple ? this.ownFiles : this.ownFiles.slice(0, 1);
  }
  set files(files: readonly File[]) {
    this.ownFiles = [...files];
  }

  protected override check(): Flag | null {
    if (this.files.length === 0) return this.required ? 'valueMissing' : null;
    return this.#offender?.flag ?? null;
  }

  protected override say(flag: Flag): string {
    const { words } = this.#wording;
    const name = isolated(this.#offender?.file.name ?? '');
    if (flag === 'valueMissing') return words.missing;
    if (flag === 'typeMismatch') return words.wrongType(name, this.#types);
    if (flag === 'rangeOverflow') return words.tooLarge(name, leftToRight(this.#sizeText(this.maxSize)));
    return super.say(flag);
  }

  protected override formValue(): FormValue {
    if (this.name === '') return null;
    const data = new FormData();
    for (const file of this.files) data.append(this.name, file);
    return data;
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.files = [];
    this.remark = '';
  }

  override formStateRestoreCallback(kept: FormValue): void {
    if (kept instanceof FormData) this.files = kept.getAll(this.name).filter((value) => value instanceof File);
  }

  protected override get anchor(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('[part="button"]') ?? undefined;
  }

  protected override update(changed: PropertyValues): void {
    if (Number.isNaN(this.maxSize)) warnOnce(this, 'has a max-size that is no number of bytes; it takes any size.');
    if (this.isOver && !this.off) this.internals.states.add('drag-over');
    else this.internals.states.delete('drag-over');
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const { words } = this.#wording;
    const isNamed = this.hasOwnLabel;
    return html`
      ${groupLabel(this, isNamed)}
      <span class="visually-hidden" id="required">${this.required ? words.required : ''}</span>
      <div
        part="group" role="group"
        aria-labelledby=${isNamed ? 'label' : nothing}
        aria-label=${(!isNamed && this.outerLabel) || nothing}
        aria-describedby="required note limits message"
        aria-disabled=${this.off ? 'true' : nothing}
        aria-invalid=${this.problem ? 'true' : nothing}
      >
        ${this.#zoneTemplate()} ${this.#filesTemplate()}
        <slot name="progress"></slot>
      </div>
      ${this.messageRow()}
      <div class=${this.isRefusal ? 'remark' : 'visually-hidden'} role="status">${this.remark}</div>
    `;
  }

  #zoneTemplate(): TemplateResult {
    const { words } = this.#wording;
    const isOver = this.isOver && !this.off;
    const drop = this.multiple ? words.dropSeveral : words.dropOne;
    return html`<div
      part="control" class="${isOver ? 'over' : ''} ${this.off ? 'off' : ''}"
      @dragenter=${this.#onDrag} @dragover=${this.#onDrag} @dragleave=${this.#onDragleave} @drop=${this.#onDrop}
    >
      <button part="button" type="button" ?disabled=${this.off} aria-describedby="message" @click=${this.#onClick}>
        ${uploadGlyph}<span>${this.multiple ? words.chooseSeveral : words.chooseOne}</span>
      </button>
      <span class="drop">${isOver ? words.dropNow : drop}</span>
      <span class="limits" id="limits" ?hidden=${this.#limits === ''}>${this.#limits}</span>
      <input
        type="file" hidden tabindex="-1" ?multiple=${this.multiple} accept=${this.accept || nothing}
        @input=${this.#onNative} @change=${this.#onChosen}
      />
    </div>`;
  }

  #filesTemplate(): TemplateResult | typeof nothing {
    return listTemplate({
      files: this.files,
      off: this.off,
      words: this.#wording.words,
      problemOf: (file) => brokenFileRule(file, this),
      sizeOf: (file) => this.#sizeText(file.size),
      remove: (file) => void this.#remove(file),
    });
  }

  get #offender(): { file: File; flag: Flag } | undefined {
    for (const file of this.files) {
      const flag = brokenFileRule(file, this);
      if (flag) return { file, flag };
    }
    return undefined;
  }

  get #types(): string {
    const types = listed(this.accept).join(', ');
    return this.acceptLabel ? isolated(this.acceptLabel) : types && leftToRight(types);
  }

  get #limits(): string {
    const { words } = this.#wording;
    const size = Number.isFinite(this.maxSize) ? words.upTo(leftToRight(this.#sizeText(this.maxSize))) : '';
    return [this.#types, size].filter((text) => text !== '').join(' · ');
  }

  #sizeText(bytes: number): string {
    const { amount, unit } = inUnits(bytes);
    return `${formatNumber(this.#bytesWording.language, amount)}\u00a0${this.#bytesWording.words[unit]}`;
  }

  #take({ files, hasFolder }: Brought): void {
    const { words } = this.#wording;
    const taken = this.multiple ? newOnes(this.files, files) : files.slice(0, 1);
    const refusal = hasFolder ? words.folder : taken.length < files.length && !this.multiple ? words.onlyOne : '';
    this.isRefusal = refusal !== '';
    this.remark = refusal || this.#addedText(taken);
    if (taken.length === 0) return;
    this.#commit(this.multiple ? [...this.files, ...taken] : taken);
  }

  #addedText(taken: readonly File[]): string {
    const { words } = this.#wording;
    const [first] = taken;
    if (!first) return '';
    return taken.length === 1 ? words.added(isolated(first.name)) : words.addedSeveral(taken.length);
  }

  async #remove(file: File): Promise<void> {
    const at = this.files.indexOf(file);
    this.isRefusal = false;
    this.remark = this.#wording.words.removed(isolated(file.name));
    this.#commit(this.files.filter((one) => one !== file));
    await this.updateComplete;
    // Focus must not be lost with the button: to the next file, or the last one, or where files come from.
    const left = [...this.renderRoot.querySelectorAll<HTMLElement>('.quiet-button')];
    (left[at] ?? left.at(-1) ?? this.button).focus();
  }

  #commit(files: readonly File[]): void {
    this.error = '';
    this.touched = true;
    this.files = files;
    this.tell('input');
    this.tell('change');
  }

  #onClick(): void {
    this.input.click();
  }

  /** The native control's own word, which crosses the shadow boundary; ours follows when the files are taken. */
  #onNative(event: Event): void {
    event.stopPropagation();
  }

  #onChosen(): void {
    const files = [...(this.input.files ?? [])];
    // Else the same file, removed, could not be chosen again.
    this.input.value = '';
    if (files.length > 0) this.#take({ files, hasFolder: false });
  }

  /** Also where it is off: else the browser would leave the page for the file. */
  #onDrag(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = this.off ? 'none' : 'copy';
    this.isOver = true;
  }

  #onDragleave(event: DragEvent): void {
    const zone = event.currentTarget as Element;
    if (!(event.relatedTarget instanceof Node && zone.contains(event.relatedTarget))) this.isOver = false;
  }

  #onDrop(event: DragEvent): void {
    this.isOver = false;
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (!this.off) this.#take(broughtBy(event.dataTransfer));
  }

  readonly #onPaste = (event: ClipboardEvent): void => {
    if (this.off || !hasFiles(event.clipboardData)) return;
    event.preventDefault();
    this.#take(broughtBy(event.clipboardData));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-file-field': SkyFileField;
  }
}
