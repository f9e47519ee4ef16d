import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { chevronsGlyph } from '../select/glyphs.js';
import type { ScheduleNames } from './schedule-names.js';
import { allOf, isFull, type SchedulePart } from './schedule.rules.js';
import type { ScheduleFieldWords } from './words/en.js';

export interface PartView {
  readonly part: SchedulePart;
  readonly values: readonly number[];
  readonly isOpen: boolean;
  /** Its choices are in the tree: it is open, or still fading away. */
  readonly isFilled: boolean;
  readonly isBroken: boolean;
  readonly off: boolean;
  readonly names: ScheduleNames;
  readonly words: ScheduleFieldWords;
  toggle(): void;
  choose(values: readonly number[]): void;
  changed(): void;
}

const tick = svg`<path d="M20 6 9 17l-5-5" />`;
const dash = svg`<path d="M5 12h14" />`;

function labelOf(part: SchedulePart, words: ScheduleFieldWords): string {
  if (part === 'month') return words.month;
  if (part === 'day_of_week') return words.weekday;
  return part === 'day' ? words.day : words.hour;
}

/** A part with its name, a button that says what is chosen, and the choices that it opens. */
export function partTemplate(view: PartView): TemplateResult {
  const { part, values, isOpen, isFilled, isBroken, off, names, words, toggle } = view;
  return html`<div class="part ${isBroken ? 'broken' : ''}" data-part=${part}>
    <span class="part-label" id="${part}-label">${labelOf(part, words)}</span>
    <button
      type="button" part="part" id=${part} ?disabled=${off} aria-labelledby="${part}-label ${part}"
      aria-haspopup="dialog" aria-expanded=${String(isOpen)} aria-describedby=${isBroken ? 'message' : nothing}
      @click=${toggle}
    >
      <bdi class="chosen">${names.summary(part, values)}</bdi>
      ${chevronsGlyph}
    </button>
    <div class="panel" popover="manual" role="dialog" aria-labelledby="${part}-label">
      ${isFilled ? choicesTemplate(view) : nothing}
    </div>
  </div>`;
}

function choicesTemplate(view: PartView): TemplateResult {
  const { part, values, names, words, choose } = view;
  const isAll = isFull(part, values);
  const all = { name: words.all, isOn: isAll, isMixed: !isAll && values.length > 0 };
  return html`
    ${choiceTemplate(all, view, () => choose(isAll ? [] : allOf(part)))}
    <div class="choices ${part}">
      ${names.inOrder(part).map((value) => {
        const isOn = values.includes(value);
        const others = values.filter((other) => other !== value);
        return choiceTemplate({ name: names.nameOf(part, value), isOn }, view, () =>
          choose(isOn ? others : [...others, value]),
        );
      })}
    </div>
  `;
}

function choiceTemplate(
  { name, isOn, isMixed = false }: { name: string; isOn: boolean; isMixed?: boolean },
  { changed }: PartView,
  toggled: () => void,
): TemplateResult {
  return html`<label class="choice">
    <span class="mark">
      <input type="checkbox" .checked=${live(isOn)} .indeterminate=${live(isMixed)} @input=${toggled} @change=${changed} />
      <svg
        class="glyph" viewBox="0 0 24 24" width="12" height="12" fill="none" stroke="currentColor" stroke-width="3"
        stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${isMixed ? dash : tick}</svg>
    </span>
    <span class="name">${name}</span>
  </label>`;
}
