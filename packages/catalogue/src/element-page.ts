import '@skydeck/elements/code/define';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Practice } from '../build/guide.ts';
import type { Interface, Reference } from '../build/reference.ts';
import { apiTemplate } from './api.ts';
import { playgroundTemplate } from './playground.ts';

const demos = import.meta.env.DEV ? '../elements/src/' : new URL('../elements/src/', document.baseURI).href;

const parts = {
  guide: 'Guide',
  playground: 'Playground',
  states: 'All states',
  api: 'API',
  practices: 'Do and don’t',
  keyboard: 'Keyboard',
} as const;

const heading = (part: keyof typeof parts): TemplateResult => html`<h2 id=${part}>${parts[part]}</h2>`;

interface Loaded {
  demo(frame: HTMLIFrameElement): void;
  playground(frame: HTMLIFrameElement): void;
}

/** What an element is for, itself, what it promises, how to use it well, and its keys. */
export function elementTemplate(reference: Reference, loaded: Loaded): TemplateResult {
  const { name, guide, interfaces } = reference;
  const demo = `${demos}${name}/${name}.demo.html`;
  return html`
    <main>
      <h1 tabindex="-1">sky-${name}</h1>
      <p class="summary">${unsafeHTML(interfaces[0].summary)}</p>
      <nav class="parts" aria-label="On this page">
        ${Object.entries(parts).map(([part, title]) => html`<a href="#${part}">${title}</a>`)}
      </nav>
      ${heading('guide')}
      <sky-code label="Import" with-copy>import '@skydeck/elements/${name}/define';</sky-code>
      <div class="guide">${unsafeHTML(guide.use)}</div>
      ${heading('playground')} ${playgroundTemplate({ reference, demo, loaded: loaded.playground })}
      ${heading('states')}
      ${keyed(
        name,
        // A frame of its own for each: a frame that goes elsewhere would have a part in the page's history.
        html`<iframe
          class="demo" title="Demo of sky-${name}" src=${demo}
          @load=${(event: Event) => loaded.demo(event.currentTarget as HTMLIFrameElement)}
        ></iframe>`,
      )}
      ${heading('api')} ${interfaces.map(interfaceTemplate)} ${heading('practices')}
      ${practicesTemplate(guide.practices)} ${heading('keyboard')}
      <div class="keyboard">${unsafeHTML(guide.keyboard)}</div>
    </main>
  `;
}

const interfaceTemplate = ({ tag, summary, api }: Interface, at: number): TemplateResult => html`
  <h3><code>&lt;${tag}&gt;</code></h3>
  ${at > 0 ? html`<p class="summary">${unsafeHTML(summary)}</p>` : nothing} ${apiTemplate(tag, api)}
`;

const practicesTemplate = (practices: readonly Practice[]): TemplateResult => html`
  <div class="practices">
    <section class="do">
      <h3>Do</h3>
      <ul>
        ${practices.map(({ done }) => html`<li>${unsafeHTML(done)}</li>`)}
      </ul>
    </section>
    <section class="dont">
      <h3>Don’t</h3>
      <ul>
        ${practices.map(({ avoided }) => html`<li>${unsafeHTML(avoided)}</li>`)}
      </ul>
    </section>
  </div>
`;
