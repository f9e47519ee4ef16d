import { expect, fixture, fixtureSync } from '@open-wc/testing';
import { html, LitElement } from 'lit';

import { warningsOf } from '../../test/bad-input/faults.js';
import { define } from './define.js';
import { type LanguageModule, loaders } from './languages.js';
import { plural } from './plural.js';
import type { Translation } from './translation.js';
import { catalogue, loadLanguage, registerWords, Wording } from './wording.js';

const en = { hi: 'Hello', count: (many: number) => `${many} times` };

declare module './wording.js' {
  interface ElementWords {
    'test-speaker': Translation<typeof en>;
  }
}

class Speaker extends LitElement {
  readonly wording = new Wording(this, catalogue('test-speaker', en));

  protected override render() {
    return html`${this.wording.words.hi}`;
  }
}
define('sky-test-speaker', Speaker);

/** Says what the elements themselves have in every language. */
class Closer extends LitElement {
  readonly wording = new Wording(this, catalogue('dialog', { close: 'Close' }));

  protected override render() {
    return html`${this.wording.words.close}`;
  }
}
define('sky-test-closer', Closer);

class Shell extends LitElement {
  protected override render() {
    return html`<div><sky-test-speaker></sky-test-speaker></div>`;
  }
}
define('sky-test-shell', Shell);

const said = (speaker: LitElement) => speaker.shadowRoot!.textContent!.trim();

/** Resolves when an element says a text; it is not told how it comes to say it. */
function says(speaker: LitElement, text: string): Promise<void> {
  return new Promise((resolve) => {
    const root = speaker.shadowRoot!;
    const listen = () => {
      if (said(speaker) === text) resolve();
    };
    new MutationObserver(listen).observe(root, { subtree: true, childList: true, characterData: true });
    listen();
  });
}

const speakerIn = async (root: Element) => {
  const speaker = root.querySelector<Speaker>('sky-test-speaker') ?? (root as Speaker);
  await speaker.updateComplete;
  return speaker;
};

const closer = (lang: string) => fixture<Closer>(html`<sky-test-closer lang=${lang}></sky-test-closer>`);

/** How often the browser asked the server for a language. */
const requestsFor = (language: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(`/src/languages/${language}.`)).length;

/** Puts a loader in the place of the real one; returns what counts its calls and what puts the real one back. */
function replaceLoader(language: string, load: () => Promise<LanguageModule>) {
  const real = loaders[language]!;
  let calls = 0;
  loaders[language] = () => {
    calls++;
    return load();
  };
  return { calls: () => calls, restore: () => void (loaders[language] = real) };
}

before(() => {
  registerWords('de', { 'test-speaker': { hi: 'Hallo' } });
  registerWords('tr', { 'test-speaker': { hi: 'Merhaba' } });
});

describe('Wording', () => {
  it('takes the nearest language, its main language when there is no other, and English at last', async () => {
    for (const [lang, expected] of [
      ['de', 'Hallo'],
      ['de-AT', 'Hallo'],
      ['DE', 'Hallo'],
      ['fi', 'Hello'],
      ['constructor', 'Hello'],
    ] as const) {
      const root = await fixture(
        html`<div lang="tr"><div lang=${lang}><sky-test-speaker></sky-test-speaker></div></div>`,
      );
      expect(said(await speakerIn(root)), lang).to.equal(expected);
    }
  });

  it('follows when the language around it changes, and when it moves', async () => {
    const root = await fixture(html`<div lang="en"><sky-test-speaker></sky-test-speaker><p lang="tr"></p></div>`);
    const speaker = await speakerIn(root);
    root.setAttribute('lang', 'de');
    await says(speaker, 'Hallo');
    root.querySelector('p')!.append(speaker);
    await says(speaker, 'Merhaba');
  });

  it('hears of the language outside from inside a shadow root', async () => {
    const root = await fixture(html`<div lang="en"><sky-test-shell></sky-test-shell></div>`);
    const speaker = root.querySelector('sky-test-shell')!.shadowRoot!.querySelector<Speaker>('sky-test-speaker')!;
    root.setAttribute('lang', 'de');
    await says(speaker, 'Hallo');
  });

  it('hears of a language that is set inside that shadow root', async () => {
    const shell = await fixture(html`<sky-test-shell></sky-test-shell>`);
    const speaker = shell.shadowRoot!.querySelector<Speaker>('sky-test-speaker')!;
    speaker.parentElement!.lang = 'tr';
    await says(speaker, 'Merhaba');
  });
});

describe('The words of a language', () => {
  it('are asked for once, by the first element that needs them, and shown by all of them', async () => {
    const english = await fixture<Closer>(html`<sky-test-closer></sky-test-closer>`);
    expect(said(english)).to.equal('Close');
    expect(requestsFor('es'), 'before').to.equal(0);
    const root = fixtureSync(html`
      <div lang="es-MX"><sky-test-closer></sky-test-closer><sky-test-closer lang="es"></sky-test-closer></div>
    `);
    const speakers = [...root.querySelectorAll<Closer>('sky-test-closer')];
    // No longer than that: a module out of a cache is there a task later.
    await Promise.all(speakers.map((speaker) => speaker.updateComplete));
    expect(speakers.map(said), 'until then').to.deep.equal(['Close', 'Close']);
    await Promise.all(speakers.map((speaker) => says(speaker, 'Cerrar')));
    await says(await closer('es'), 'Cerrar');
    await loadLanguage('es');
    expect(requestsFor('es')).to.equal(1);
    expect(said(english)).to.equal('Close');
  });

  it('need no request in English, and none in a language that nobody knows', async () => {
    for (const tag of ['en', 'en-GB', 'fi', 'constructor']) {
      await loadLanguage(tag);
      expect(said(await closer(tag)), tag).to.equal('Close');
    }
    expect(requestsFor('en') + requestsFor('fi')).to.equal(0);
  });

  it('are there before the first render for who waits', async () => {
    await loadLanguage('zh-Hans-CN');
    expect(said(await closer('zh'))).to.equal('关闭');
  });

  it('stay English when they cannot be had, and are asked for again by the next element and language', async () => {
    const unhandled: PromiseRejectionEvent[] = [];
    const listen = (event: PromiseRejectionEvent) => unhandled.push(event);
    window.addEventListener('unhandledrejection', listen);
    let refuse!: (reason: Error) => void;
    const failing = replaceLoader('ja', () => new Promise((_, reject) => (refuse = reject)));
    /** Who waits for the same fetch is told, and the next one may try again. */
    const fails = async () => {
      const told = loadLanguage('ja').catch(({ message }: Error) => message);
      refuse(new Error('offline'));
      expect(await told).to.equal('offline');
    };
    try {
      const first = await closer('ja');
      await closer('ja');
      expect(failing.calls()).to.equal(1);
      await fails();
      await closer('ja');
      expect(failing.calls()).to.equal(2);
      await fails();
      first.lang = 'ja-JP';
      await first.updateComplete;
      expect(failing.calls()).to.equal(3);
      await fails();
      expect(said(first)).to.equal('Close');

      failing.restore();
      const next = await closer('ja');
      await Promise.all([says(next, '閉じる'), says(first, '閉じる')]);
      expect(unhandled).to.have.length(0);
    } finally {
      failing.restore();
      window.removeEventListener('unhandledrejection', listen);
    }
  });
});

describe('registerWords', () => {
  it('adds a language, and the elements on the page follow', async () => {
    const speaker = await closer('fr');
    expect(said(speaker)).to.equal('Close');
    registerWords('fr', { dialog: { close: 'Fermer' } });
    await says(speaker, 'Fermer');
  });

  it('replaces a word, whether the language comes before or after, and leaves the others', async () => {
    registerWords('pt', { dialog: { close: 'Sair' } });
    await loadLanguage('pt');
    expect(said(await closer('pt'))).to.equal('Sair');
    expect(said(await closer('pt-BR'))).to.equal('Sair');
    registerWords('pt-br', { dialog: { close: 'Encerrar' } });
    expect(said(await closer('pt-BR'))).to.equal('Encerrar');
    expect(said(await closer('pt'))).to.equal('Sair');

    registerWords('de', { 'test-speaker': { count: (many) => `${many}-mal` } });
    const speaker = await fixture<Speaker>(html`<sky-test-speaker lang="de-AT"></sky-test-speaker>`);
    expect([speaker.wording.words.hi, speaker.wording.words.count(3)]).to.deep.equal(['Hallo', '3-mal']);
  });

  it('replaces English words, for English only', async () => {
    await loadLanguage('ru');
    registerWords('en', { dialog: { close: 'Dismiss' } });
    try {
      expect([said(await closer('en-GB')), said(await closer('ru'))]).to.deep.equal(['Dismiss', 'Закрыть']);
    } finally {
      registerWords('en', { dialog: { close: 'Close' } });
    }
  });

  it('does not compile for an element or a word that is not there, or for a word of the wrong kind', () => {
    // @ts-expect-error There is no such element.
    registerWords('x-none', { dialogue: { close: 'x' } });
    // @ts-expect-error It says nothing of that kind.
    registerWords('x-none', { dialog: { shut: 'x' } });
    // @ts-expect-error English has a sentence.
    registerWords('x-none', { 'test-speaker': { count: 'x' } });
  });
});

describe('A translation', () => {
  it('does not compile without a key, with one too many, or with a word of the wrong kind', () => {
    type Words = Translation<typeof en>;
    // @ts-expect-error `count` is missing.
    const missing: Words = { hi: 'x' };
    // @ts-expect-error English has no `bye`.
    const extra: Words = { hi: 'x', count: String, bye: 'x' };
    // @ts-expect-error `count` is a sentence.
    const text: Words = { hi: 'x', count: 'x' };
    // @ts-expect-error `hi` is text.
    const sentence: Words = { hi: () => 'x', count: String };
    // @ts-expect-error There is no such element.
    catalogue('nobody', en);
    expect([missing, extra, text, sentence].every(({ hi }) => hi)).to.equal(true);
  });
});

describe('plural', () => {
  it('takes the form of the language, with Latin digits grouped as it does', () => {
    const forms = { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' };
    expect([1, 3, 11, 21, 1.5].map((count) => plural('ru', count, forms))).to.deep.equal([
      '1 файл',
      '3 файла',
      '11 файлов',
      '21 файл',
      '1,5 файла',
    ]);
    expect(plural('ar', 1234, { other: '#' })).to.match(/^1\D?234$/);
  });
});

describe('define', () => {
  it('takes the same class twice, and keeps it before another one', async () => {
    define('sky-test-speaker', Speaker);
    const warnings = await warningsOf(async () => define('sky-test-speaker', class extends LitElement {}));
    expect(warnings.join()).to.contain('<sky-test-speaker> is already registered');
    expect(customElements.get('sky-test-speaker') === Speaker).to.equal(true);
  });
});
