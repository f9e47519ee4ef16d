import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { matching, nextOption, sectionsOf, type ComboboxOption, type Section } from './combobox.rules.js';
import { ListWindow } from './list-window.js';

export interface FinderOptions {
  /** Everything there is to choose from. */
  options(): readonly ComboboxOption[];
  /** Whether the text narrows the options down, or the page has done so. */
  filters(): boolean;
  /** Whether Enter takes the first match without a way to it by arrow keys. */
  takesFirst(): boolean;
  /** Where the arrows start in a list that was opened without typing. */
  start(): ComboboxOption | undefined;
  language(): string;
  /** Whether others follow the last option, once they are loaded. */
  hasMore(): boolean;
  /** The person looks for something else. */
  queried(query: string): void;
}

/** In milliseconds: the click of a finger comes a little after it is lifted. */
const clickFollows = 250;

/** The options that a text leaves, and what they were found among. */
interface Found {
  readonly options: readonly ComboboxOption[];
  readonly text: string | null;
  readonly language: string;
  readonly sections: Section[];
  readonly inOrder: ComboboxOption[];
}

/** What the person is looking for: the text, the list that it leaves, and the option that Enter would take. */
export class Finder implements ReactiveController {
  /** What of the list is drawn. */
  readonly window: ListWindow;
  readonly #host: ReactiveControllerHost;
  readonly #options: FinderOptions;
  #text: string | null = null;
  #activeValue: string | null = null;
  #isOpen = false;
  #query = '';
  #isHeld = false;
  #last: Found = { options: [], text: null, language: '', sections: [], inOrder: [] };

  constructor(host: ReactiveControllerHost, options: FinderOptions) {
    this.#host = host;
    this.#options = options;
    this.window = new ListWindow(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** What the person has typed since the last choice; `null` at rest. */
  get text(): string | null {
    return this.#text;
  }

  /** The person wants the list; there may be nothing to show in it. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The same list for as long as nothing has changed that it follows from. */
  get sections(): Section[] {
    return this.#found.sections;
  }

  /**
   * Keeps the list as it is until the press on it is over. What a server answers meanwhile would put another option below the
   * pointer, or none.
   */
  hold(): void {
    this.#isHeld = true;
    const press = new AbortController();
    const release = () => {
      press.abort();
      setTimeout(() => {
        this.#isHeld = false;
        this.#host.requestUpdate();
      }, clickFollows);
    };
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, release, { capture: true, signal: press.signal });
  }

  /** The options in the order in which the arrows go through them. */
  get inOrder(): ComboboxOption[] {
    return this.#found.inOrder;
  }

  get #found(): Found {
    if (this.#isHeld) return this.#last;
    const options = this.#options.options();
    const language = this.#options.language();
    const text = this.#options.filters() ? this.#text : null;
    const { options: known, text: sought, language: spoken } = this.#last;
    if (options === known && text === sought && language === spoken) return this.#last;
    const sections = sectionsOf(text === null ? options : matching(options, text, language));
    this.#last = { options, text, language, sections, inOrder: sections.flatMap((section) => section.options) };
    return this.#last;
  }

  /** The option that Enter takes. */
  get active(): ComboboxOption | undefined {
    const options = this.inOrder;
    const pointed = options.find((option) => option.value === this.#activeValue && !option.disabled);
    if (pointed || !this.#text || !this.#options.takesFirst()) return pointed;
    return nextOption(options, undefined, 1);
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.point(this.#options.start());
  }

  search(text: string): void {
    this.#text = text;
    this.#isOpen = true;
    this.#activeValue = null;
    this.#ask(text.trim());
    this.#host.requestUpdate();
  }

  /** Opens the list, or goes one option on in it. */
  move(step: 1 | -1): void {
    if (this.#isOpen) this.point(this.#next(step));
    else {
      this.open();
      if (!this.active) this.point(nextOption(this.inOrder, undefined, step));
    }
  }

  /** Around the end, unless it is none: then the last option waits for those that follow it. */
  #next(step: 1 | -1): ComboboxOption | undefined {
    const next = nextOption(this.inOrder, this.active, step);
    if (step === -1 || !next || !this.active || !this.#options.hasMore()) return next;
    return this.inOrder.indexOf(next) > this.inOrder.indexOf(this.active) ? next : this.active;
  }

  point(option: ComboboxOption | undefined): void {
    this.#activeValue = option?.value ?? null;
    this.#host.requestUpdate();
  }

  /** Empties the text; the list stays as it is, so that more can be chosen. */
  startOver(): void {
    this.#text = null;
    this.#ask('');
    this.#host.requestUpdate();
  }

  /** Closes the list, and keeps what was typed. */
  close(): void {
    this.#isOpen = false;
    this.point(undefined);
  }

  /** Closes the list, and drops what was typed. */
  rest(): void {
    this.#ask('');
    this.forget();
  }

  /** As `rest()`, for what was not the person's act: nobody hears of it. */
  forget(): void {
    this.#text = null;
    this.#query = '';
    this.#activeValue = null;
    this.#isOpen = false;
    this.#host.requestUpdate();
  }

  #ask(query: string): void {
    if (query === this.#query) return;
    this.#query = query;
    this.#options.queried(query);
  }
}
