import { html, nothing, type TemplateResult } from 'lit';

import { alertGlyph, crossGlyph } from '../core/glyphs.js';
import type { FileFlag } from './file-field.rules.js';
import type { FileFieldWords } from './words/en.js';

export interface ListView {
  readonly files: readonly File[];
  readonly off: boolean;
  readonly words: FileFieldWords;
  problemOf(file: File): FileFlag | null;
  sizeOf(file: File): string;
  remove(file: File): void;
}

/** The chosen files, each with its size, its problem, and a button that takes it away. */
export function listTemplate(view: ListView): TemplateResult | typeof nothing {
  if (view.files.length === 0) return nothing;
  return html`<ul role="list" aria-label=${view.words.files}>${view.files.map((file) => fileTemplate(file, view))}</ul>`;
}

function fileTemplate(file: File, { off, words, problemOf, sizeOf, remove }: ListView): TemplateResult {
  const problem = problemOf(file);
  return html`<li part="file" class=${problem ? 'invalid' : ''}>
    <span class="file">
      <bdi class="name">${file.name}</bdi>
      <bdi class="size" dir="ltr">${sizeOf(file)}</bdi>
      ${problem ? html`<span class="file-problem">${alertGlyph}${words[problem]}</span>` : nothing}
    </span>
    <button
      class="quiet-button" type="button" aria-label=${words.remove(isolated(file.name))} ?disabled=${off}
      @click=${() => remove(file)}
    >
      ${crossGlyph}
    </button>
  </li>`;
}

/** Extensions and sizes in a sentence: the same everywhere, whichever way one reads around them. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A name in a sentence, kept from turning the sentence around where the two run in different directions. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
