import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { alertGlyph, crossGlyph } from '../core/glyphs.js';
import type { TagFieldWords } from './words/en.js';

export interface TagsView {
  readonly tags: readonly string[];
  readonly off: boolean;
  readonly words: TagFieldWords;
  /** What is wrong with a tag; '' when nothing is. */
  whyNot(tag: string): string;
  press(event: MouseEvent, tag: string): void;
  key(event: KeyboardEvent, tag: string): void;
}

/** The tags, each with a button that takes it away. Keyed, so that focus stays with the tag that has it. */
export function tagsTemplate(view: TagsView): TemplateResult | typeof nothing {
  if (view.tags.length === 0) return nothing;
  return html`<ul class="chips" role="list">${repeat(
    view.tags,
    (tag) => tag,
    (tag, at) => tagTemplate(tag, at, view),
  )}</ul>`;
}

function tagTemplate(tag: string, at: number, { off, words, whyNot, press, key }: TagsView): TemplateResult {
  const problem = whyNot(tag);
  return html`<li part="chip" class=${problem ? 'invalid' : ''}>
    ${problem ? html`${alertGlyph}<span class="visually-hidden">${words.invalid}</span>` : nothing}
    <bdi class="chip-name">${tag}</bdi>
    <button
      type="button" class="remove" aria-label=${words.remove(tag)} ?disabled=${off}
      aria-describedby=${problem ? `problem-${at}` : nothing}
      @click=${(event: MouseEvent) => press(event, tag)} @keydown=${(event: KeyboardEvent) => key(event, tag)}
    >
      ${crossGlyph}
    </button>
    <span class="visually-hidden" id="problem-${at}" aria-hidden="true">${problem}</span>
  </li>`;
}
