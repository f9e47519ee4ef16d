import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

import { Folding } from '../core/folding.js';
import { ellipsisGlyph } from '../core/navigation-glyphs.js';
import type { Placement } from '../core/placement.js';
import type { SkySelectEvent } from '../menu/select-event.js';
import { canFold, controlIn, entriesOf, type OverflowEntry, withoutLooseLines } from './overflow-entries.js';

export interface OverflowMenuOptions {
  /** The `.row` around the slots. Its size must not follow from what is folded. */
  row(): HTMLElement | null | undefined;
  /** The slotted controls, in order. The last ones fold first. */
  controls(): readonly HTMLElement[];
  /** What stands in the row beside them, and stays. */
  kept?(): readonly HTMLElement[];
}

/** Between two controls, in pixels; the gap of `.row`. */
const gap = 8;
/** The button of the menu and its gap, in pixels. */
const more = 40;

/**
 * Puts the controls that a row has no room for into a menu. They stay where they are in the page and are pressed from
 * the menu, so whoever listens to them hears it.
 */
export class OverflowMenu implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: OverflowMenuOptions;
  readonly #folding: Folding;

  constructor(host: ReactiveControllerHost & HTMLElement, options: OverflowMenuOptions) {
    this.#host = host;
    this.#options = options;
    this.#folding = new Folding(host, {
      row: options.row,
      items: () => this.#foldable,
      kept: () => [...options.controls().filter((control) => !canFold(control)), ...(options.kept?.() ?? [])],
      gap,
      more,
    });
    host.addController(this);
  }

  /** What the row would take without folding, in pixels. */
  get natural(): number {
    return this.#folding.natural;
  }

  get folded(): HTMLElement[] {
    const foldable = this.#foldable;
    let first = Math.min(this.#folding.shown, foldable.length);
    // A line at the end divides nothing.
    if (first < foldable.length) while (first > 0 && controlIn(foldable[first - 1]!).localName === 'hr') first -= 1;
    return foldable.slice(first);
  }

  /** The button of the menu, while there is one. */
  get trigger(): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.more > [slot="trigger"]') ?? null;
  }

  hostUpdated(): void {
    const folded = new Set(this.folded);
    for (const control of this.#options.controls()) control.toggleAttribute('data-sky-folded', folded.has(control));
  }

  template(label: string, placement: Placement = 'bottom-end'): TemplateResult | typeof nothing {
    const { folded } = this;
    if (folded.length === 0) return nothing;
    const entries = withoutLooseLines(folded.flatMap(entriesOf));
    return html`<sky-menu
      class="more" label=${label} placement=${placement}
      @sky-open=${() => this.#host.requestUpdate()}
      @sky-select=${({ value }: SkySelectEvent) => press(entries[Number(value)])}
    >
      <button slot="trigger" class="quiet-button" type="button" aria-label=${label}>${ellipsisGlyph}</button>
      ${entries.map(entryTemplate)}
    </sky-menu>`;
  }

  get #foldable(): HTMLElement[] {
    return this.#options.controls().filter((control) => canFold(control) && !control.hidden);
  }
}

function press(entry: OverflowEntry | undefined): void {
  if (entry?.kind === 'item') entry.press();
}

function entryTemplate(entry: OverflowEntry, at: number): TemplateResult {
  if (entry.kind === 'line') return html`<hr />`;
  if (entry.kind === 'label') return html`<sky-menu-label>${entry.text}</sky-menu-label>`;
  const { text, icon, isOff, reason, isDanger } = entry;
  return html`<sky-menu-item value=${at} ?disabled=${isOff} disabled-reason=${reason || nothing} ?danger=${isDanger}>
    <span slot="start" ?hidden=${!icon}>${icon}</span>
    ${text}
  </sky-menu-item>`;
}
