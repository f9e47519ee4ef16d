import { expect, fixture } from '@open-wc/testing';
import { html, LitElement } from 'lit';

import { define } from './define.js';
import { plural } from './plural.js';
import { catalogue, registerWords, Wording } from './wording.js';

const rest = {
  ar: { hi: 'ar' },
  es: { hi: 'es' },
  ja: { hi: 'ja' },
  pt: { hi: 'pt' },
  ru: { hi: 'ru' },
  tr: { hi: 'tr' },
  zh: { hi: 'zh' },
};
const words = catalogue({ en: { hi: 'Hello' }, de: { hi: 'Hallo' }, ...rest });

class Speaker extends LitElement {
  readonly wording = new Wording(this, words);

  protected override render() {
    return html`${this.wording.words.hi}`;
  }
}
define('sky-test-speaker', Speaker);

class Shell extends LitElement {
  protected override render() {
    return html`<div><sky-test-speaker></sky-test-speaker></div>`;
  }
}
define('sky-test-shell', Shell);

const said = (speaker: Speaker) => speaker.shadowRoot!.textContent!.trim();
const speakerIn = async (root: Element) => {
  const speaker = root.querySelector<Speaker>('sky-test-speaker') ?? (root as Speaker);
  await speaker.updateComplete;
  return speaker;
};

describe('Wording', () => {
  it('takes the nearest language, its main language when there is no other, and English at last', async () => {
    for (const [lang, expected] of [
      ['de', 'Hallo'],
      ['de-AT', 'Hallo'],
      ['DE', 'Hallo'],
      ['fi', 'Hello'],
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
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    await speaker.updateComplete;
    expect(said(speaker)).to.equal('Hallo');
    root.querySelector('p')!.append(speaker);
    await speaker.updateComplete;
    expect(said(speaker)).to.equal('tr');
  });

  it('hears of the language outside from inside a shadow root', async () => {
    const root = await fixture(html`<div lang="en"><sky-test-shell></sky-test-shell></div>`);
    const speaker = root.querySelector('sky-test-shell')!.shadowRoot!.querySelector<Speaker>('sky-test-speaker')!;
    root.setAttribute('lang', 'de');
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    await speaker.updateComplete;
    expect(said(speaker)).to.equal('Hallo');
  });

  it('hears of a language that is set inside that shadow root', async () => {
    const shell = await fixture(html`<sky-test-shell></sky-test-shell>`);
    const speaker = shell.shadowRoot!.querySelector<Speaker>('sky-test-speaker')!;
    speaker.parentElement!.lang = 'tr';
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    await speaker.updateComplete;
    expect(said(speaker)).to.equal('tr');
  });

  it('takes more languages at run time', async () => {
    const speaker = await speakerIn(await fixture(html`<sky-test-speaker lang="fr"></sky-test-speaker>`));
    expect(said(speaker)).to.equal('Hello');
    registerWords(words, 'fr', { hi: 'Bonjour' });
    await speaker.updateComplete;
    expect(said(speaker)).to.equal('Bonjour');
  });
});

describe('catalogue', () => {
  it('does not compile without a key, a language, or the parameters of a sentence', () => {
    // @ts-expect-error `de` lacks the key.
    catalogue({ en: { hi: 'Hello' }, de: {}, ...rest });
    // @ts-expect-error There is no `de`.
    catalogue({ en: { hi: 'Hello' }, ...rest });
    // @ts-expect-error `de` is text where English is a sentence.
    catalogue({ en: { hi: (count: number) => String(count) }, de: { hi: 'Hallo' }, ...rest });
    expect(catalogue({ en: { hi: 'Hello' }, de: { hi: 'Hallo' }, ...rest }).in('de').hi).to.equal('Hallo');
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
  it('takes the same class twice, and refuses another one', () => {
    define('sky-test-speaker', Speaker);
    expect(() => define('sky-test-speaker', class extends LitElement {})).to.throw('sky-test-speaker');
    expect(customElements.get('sky-test-speaker') === Speaker).to.equal(true);
  });
});
