import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Language } from './languages.js';
import { composedParent } from './composed-tree.js';

/** A word, or a function that makes a sentence from its parameters. */
type Word = string | ((...parameters: never[]) => string);
type Words = Record<string, Word>;

/** The same keys as the English words, each of the same kind: text stays text, a sentence keeps its parameters. */
type Translation<W extends Words> = { [Key in keyof W]: W[Key] extends string ? string : W[Key] };

/**
 * The words of one element in every language. Made with `catalogue()`; more languages join with `registerWords()`.
 */
export class Catalogue<W extends Words> {
  readonly #byLanguage: Map<string, Translation<W>>;
  readonly #english: Translation<W>;

  constructor(words: { en: W } & Record<Exclude<Language, 'en'>, Translation<W>>) {
    this.#byLanguage = new Map(Object.entries(words as Record<Language, Translation<W>>));
    this.#english = words.en as Translation<W>;
  }

  add(language: string, words: Translation<W>): void {
    this.#byLanguage.set(language.toLowerCase(), words);
  }

  /** The words for a language tag: `de-AT`, else `de`, else English. */
  in(tag: string): Translation<W> {
    const language = tag.toLowerCase();
    return this.#byLanguage.get(language) ?? this.#byLanguage.get(language.split('-', 1)[0]!) ?? this.#english;
  }
}

/** Declares an element's words. Pure, so an element that is not imported leaves none of its words in the bundle. */
export function catalogue<const W extends Words>(
  words: { en: W } & Record<Exclude<Language, 'en'>, Translation<NoInfer<W>>>,
): Catalogue<W> {
  return new Catalogue<W>(words);
}

/** Adds a language to an element's words, or replaces one. Elements on the page follow at once. */
export function registerWords<W extends Words>(known: Catalogue<W>, language: string, words: Translation<W>): void {
  known.add(language, words);
  for (const wording of connected) wording.refresh();
}

type Host = ReactiveControllerHost & Element;

const connected = new Set<Wording<Words>>();
const observedRoots = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/** One observer for all elements: it sees `lang` change anywhere in a tree that holds one of them. */
function observe(root: Node): void {
  if (observedRoots.has(root)) return;
  observedRoots.add(root);
  observer ??= new MutationObserver(() => {
    for (const wording of connected) wording.follow();
  });
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
}

/** The language in force at a node: the nearest `lang`, through shadow roots, up to the document. */
function languageAt(start: Node): string {
  for (let node: Node | null = start; node; node = composedParent(node)) {
    if (!(node instanceof Element)) continue;
    const tag = node.getAttribute('lang');
    if (tag) return tag;
  }
  return 'en';
}

/** Gives an element its words in the language around it, and renders it again when that language changes. */
export class Wording<W extends Words> implements ReactiveController {
  readonly #host: Host;
  readonly #catalogue: Catalogue<W>;
  #language = 'en';

  constructor(host: Host, words: Catalogue<W>) {
    this.#host = host;
    this.#catalogue = words;
    host.addController(this);
  }

  get words(): Translation<W> {
    return this.#catalogue.in(this.#language);
  }

  /** The BCP 47 tag in force, for `Intl`. */
  get language(): string {
    return this.#language;
  }

  hostConnected(): void {
    connected.add(this as unknown as Wording<Words>);
    for (let root = this.#host.getRootNode(); ; root = root.host.getRootNode()) {
      observe(root);
      if (!(root instanceof ShadowRoot)) break;
    }
    this.follow();
  }

  hostDisconnected(): void {
    connected.delete(this as unknown as Wording<Words>);
  }

  follow(): void {
    const language = languageAt(this.#host);
    if (language === this.#language) return;
    this.#language = language;
    this.refresh();
  }

  refresh(): void {
    this.#host.requestUpdate();
  }
}
