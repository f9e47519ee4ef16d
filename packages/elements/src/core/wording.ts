import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { composedParent } from './composed-tree.js';
import { type ElementWords, type Speaker, speakers, wantLanguage, wordsFor } from './vocabulary.js';

export { type ElementWords, loadLanguage, registerWords, type SomeWords } from './vocabulary.js';
export type { Translation } from './translation.js';

/** The English words of one element, and the name under which the other languages have theirs. */
export interface Catalogue<Name extends keyof ElementWords = keyof ElementWords> {
  readonly name: Name;
  readonly english: ElementWords[Name];
}

/** Declares an element's words: `catalogue('text-field', en)`. The other languages are fetched when they are needed. */
export function catalogue<Name extends keyof ElementWords>(name: Name, english: ElementWords[Name]): Catalogue<Name> {
  return { name, english };
}

type Host = ReactiveControllerHost & Element;

const observedRoots = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/** One observer for all elements: it sees `lang` change anywhere in a tree that holds one of them. */
function observe(root: Node): void {
  if (observedRoots.has(root)) return;
  observedRoots.add(root);
  observer ??= new MutationObserver(() => {
    for (const wording of speakers) wording.follow();
  });
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
}

/** The language in force at a node: the nearest `lang`, through shadow roots, up to the document. */
function languageAt(start: Node): string {
  for (let node: Node | null = start; node; node = composedParent(node)) {
    const tag = node instanceof Element && node.getAttribute('lang');
    if (tag) return tag;
  }
  return 'en';
}

/** Gives an element its words in the language around it, and renders it again when that language changes. */
export class Wording<Name extends keyof ElementWords> implements ReactiveController, Speaker {
  readonly #host: Host;
  readonly #catalogue: Catalogue<Name>;
  #language = 'en';

  constructor(host: Host, words: Catalogue<Name>) {
    this.#host = host;
    this.#catalogue = words;
    host.addController(this);
  }

  get words(): ElementWords[Name] {
    return wordsFor(this.#language, this.#catalogue.name, this.#catalogue.english);
  }

  /** The BCP 47 tag in force, for `Intl`. */
  get language(): string {
    return this.#language;
  }

  hostConnected(): void {
    speakers.add(this);
    for (let root = this.#host.getRootNode(); ; root = root.host.getRootNode()) {
      observe(root);
      if (!(root instanceof ShadowRoot)) break;
    }
    this.follow();
  }

  hostDisconnected(): void {
    speakers.delete(this);
  }

  follow(): void {
    const language = languageAt(this.#host);
    wantLanguage(language);
    if (language === this.#language) return;
    this.#language = language;
    this.refresh();
  }

  refresh(): void {
    this.#host.requestUpdate();
  }
}
