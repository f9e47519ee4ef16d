import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FocusGroup } from '../core/focus-group.js';
import { hostStyles } from '../core/host.css.js';
import { SkyTabPanel } from './tab-panel.js';
import { SkyTab } from './tab.js';
import { tabsStyles } from './tabs.css.js';

let ids = 0;

/** An id for another element to point to; one that is there already stays. */
function idOf(element: HTMLElement): string {
  element.id ||= `sky-tabs-${++ids}`;
  return element.id;
}

/**
 * Shows one of several views of the same object. The children are `sky-tab` elements and, unless your application shows
 * the views, a `sky-tab-panel` for each.
 *
 * @tagname sky-tabs
 * @fires {Event} change - The user selected another tab. If tabs are links, it can be canceled to stay on the page.
 * @slot tab - The tabs. They are slotted automatically.
 * @slot - The panels.
 * @csspart list - The row of tabs.
 * @cssprop [--sky-tabs-padding=2px] - The space before the first and after the last tab.
 */
export class SkyTabs extends LitElement {
  static override styles = [hostStyles, tabsStyles];

  /** The value of the selected tab. '' is the first one. */
  @property({ attribute: 'value' }) value = '';
  /** The accessible name of the row. */
  @property({ attribute: 'label' }) label = '';

  constructor() {
    super();
    new FocusGroup(this, {
      items: () => (this.#areLinks ? [] : this.#tabs),
      orientation: 'horizontal',
      start: () => this.#selected,
      moved: (tab) => this.#select(tab as SkyTab),
    });
    this.addEventListener('click', this.#onClick);
  }

  protected override updated(): void {
    const selected = this.#selected;
    for (const tab of this.#tabs) tab.selected = tab === selected;
    for (const panel of this.#panels) panel.hidden = panel.value !== selected?.value;
    this.#relate();
  }

  protected override render(): TemplateResult {
    return html`
      <div part="list" role=${this.#areLinks ? 'navigation' : 'tablist'} aria-label=${this.label || nothing}>
        <slot name="tab" @slotchange=${this.#onSlotChange}></slot>
      </div>
      <slot @slotchange=${this.#onSlotChange}></slot>
    `;
  }

  get #tabs(): SkyTab[] {
    return [...this.children].filter((child) => child instanceof SkyTab);
  }

  get #panels(): SkyTabPanel[] {
    return [...this.children].filter((child) => child instanceof SkyTabPanel);
  }

  /** Links to pages are no tabs to assistive technology, whatever they look like: they are navigation. */
  get #areLinks(): boolean {
    return this.#tabs.some((tab) => tab.href !== '');
  }

  get #selected(): SkyTab | undefined {
    const tabs = this.#tabs;
    return this.value === '' ? tabs[0] : tabs.find((tab) => tab.value === this.value);
  }

  /** Tabs and panels are siblings in one tree, so plain ids reach from one to the other. */
  #relate(): void {
    const areLinks = this.#areLinks;
    const tabs = new Map(this.#tabs.map((tab) => [tab.value, tab]));
    for (const tab of tabs.values()) tab.removeAttribute('aria-controls');
    for (const panel of this.#panels) {
      const tab = areLinks ? undefined : tabs.get(panel.value);
      panel.role = tab ? 'tabpanel' : null;
      if (!tab) continue;
      tab.setAttribute('aria-controls', idOf(panel));
      panel.setAttribute('aria-labelledby', idOf(tab));
      panel.tabIndex = 0;
    }
  }

  #onSlotChange(): void {
    this.requestUpdate();
  }

  readonly #onClick = (event: MouseEvent): void => {
    const tab = this.#tabs.find((candidate) => event.composedPath().includes(candidate));
    if (!tab || event.defaultPrevented) return;
    // With a modifier key the person wants a new tab or window of the browser, and stays here.
    if (tab.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (!this.#select(tab)) event.preventDefault();
  };

  /** @returns Whether nobody objected. */
  #select(tab: SkyTab): boolean {
    if (tab === this.#selected) return true;
    this.value = tab.value;
    return this.dispatchEvent(new Event('change', { bubbles: true, cancelable: tab.href !== '' }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-tabs': SkyTabs;
  }
}
