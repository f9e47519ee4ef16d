import { html, nothing, type TemplateResult } from 'lit';

import { checkGlyph } from './glyphs.js';
import type { ComboboxOption, Section } from './combobox.rules.js';
import type { ListWindow } from './list-window.js';
import type { Part } from './list-window.rules.js';

export interface ListView {
  readonly sections: readonly Section[];
  /** What the list is of. */
  readonly name: string;
  readonly chosen: ReadonlySet<string>;
  readonly active: ComboboxOption | undefined;
  readonly multiple: boolean;
  readonly window: ListWindow;
  /** How many there are in all is not known: more can be loaded. */
  readonly hasMore: boolean;
  /** Said in the place of options: that there are none, or that they are on their way. */
  readonly remark: string;
  /** Somebody begins to press. */
  press(): void;
  choose(option: ComboboxOption): void;
  point(option: ComboboxOption): void;
  scrolled(event: Event): void;
}

/** An option's id, by its place in the order of the sections. */
export const optionId = (index: number): string => `option-${index}`;

/** The list of a combobox. Focus stays in the text: a press on the list must not take it away. */
export function listTemplate(view: ListView): TemplateResult {
  const options = view.sections.flatMap((section) => section.options);
  const part = view.window.of(view.sections, options.length, view.active ? options.indexOf(view.active) : -1);
  const isWhole = part.to - part.from === options.length;
  let start = 0;
  const sections = view.sections.map((section, at) => {
    const place = { at, start, count: view.hasMore ? -1 : isWhole ? null : options.length };
    start += section.options.length;
    return sectionTemplate(section, place, part, view);
  });
  const optionAt = ({ target }: Event): ComboboxOption | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    const option = element ? options[Number(element.dataset.index)] : undefined;
    return option?.disabled ? undefined : option;
  };
  const onClick = (event: Event): void => {
    const option = optionAt(event);
    if (option) view.choose(option);
  };
  const onPointermove = (event: Event): void => {
    const option = optionAt(event);
    if (option && option !== view.active) view.point(option);
  };
  return html`
    <div part="list" popover="manual" @mousedown=${(event: Event) => event.preventDefault()}>
      <div
        role="listbox" id="list" aria-label=${view.name || nothing} aria-multiselectable=${view.multiple ? 'true' : nothing}
        ?hidden=${options.length === 0} @pointerdown=${view.press} @click=${onClick} @pointermove=${onPointermove} @scroll=${view.scrolled}
      >
        ${sections}
      </div>
      <div class="remark" ?hidden=${view.remark === ''}>${view.remark}</div>
    </div>
  `;
}

/** Where a section stands among the others, and its first option among all of them. */
interface SectionPosition {
  readonly at: number;
  readonly start: number;
  /** How many options there are in all, when some are not drawn; -1 when nobody knows (ARIA, `aria-setsize`). */
  readonly count: number | null;
}

function sectionTemplate(
  section: Section,
  { at, start, count }: SectionPosition,
  { from, to }: Part,
  view: ListView,
): TemplateResult | typeof nothing {
  const first = Math.max(0, from - start);
  const drawn = section.options.slice(first, Math.max(0, to - start));
  if (drawn.length === 0) return nothing;
  const options = drawn.map((option, index) => optionTemplate(option, start + first + index, count, view));
  if (section.name === '') return html`${options}`;
  return html`<div role="group" aria-labelledby="group-${at}">
    <div class="group" id="group-${at}" role="presentation">${section.name}</div>
    ${options}
  </div>`;
}

function optionTemplate(
  option: ComboboxOption,
  index: number,
  count: number | null,
  { chosen, active }: ListView,
): TemplateResult {
  const isChosen = chosen.has(option.value);
  return html`<div
    class="option ${option === active ? 'active' : ''}" role="option" id=${optionId(index)} data-index=${index}
    aria-selected=${String(isChosen)} aria-disabled=${option.disabled ? 'true' : nothing}
    aria-setsize=${count ?? nothing} aria-posinset=${count === null ? nothing : index + 1}
  >
    <span class="option-words">
      <span class="option-label"><bdi>${option.label}</bdi></span>
      ${option.description ? html`<span class="description"><bdi>${option.description}</bdi></span>` : nothing}
    </span>
    ${isChosen ? checkGlyph : nothing}
  </div>`;
}
