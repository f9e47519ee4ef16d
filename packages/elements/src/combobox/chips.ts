import { html, nothing, type TemplateResult } from 'lit';

import { alertGlyph, crossGlyph } from '../core/glyphs.js';
import type { ComboboxWords } from './words/en.js';

export interface ChipsView {
  readonly values: readonly string[];
  readonly invalid: ReadonlySet<string>;
  readonly off: boolean;
  readonly words: ComboboxWords;
  nameOf(value: string): string;
  remove(value: string): void;
}

/** The chosen values, each with a button that takes it away. */
export function chipsTemplate(view: ChipsView): TemplateResult | typeof nothing {
  if (view.values.length === 0) return nothing;
  return html`<ul class="chips" role="list">${view.values.map((value) => chipTemplate(value, view))}</ul>`;
}

function chipTemplate(value: string, { invalid, off, words, nameOf, remove }: ChipsView): TemplateResult {
  const name = nameOf(value);
  const isInvalid = invalid.has(value);
  return html`<li part="chip" class=${isInvalid ? 'invalid' : ''}>
    ${isInvalid ? html`${alertGlyph}<span class="visually-hidden">${words.invalid}</span>` : nothing}
    <bdi class="chip-name">${name}</bdi>
    <button type="button" class="remove" aria-label=${words.remove(name)} ?disabled=${off} @click=${() => remove(value)}>
      ${crossGlyph}
    </button>
  </li>`;
}
