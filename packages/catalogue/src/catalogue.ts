import '@skydeck/elements/select/define';
import '@skydeck/elements/text-field/define';
import type { SkySelect } from '@skydeck/elements/select';
import type { SkyTextField } from '@skydeck/elements/text-field';
import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { references } from 'virtual:reference';
import type { Interface, Reference } from '../build/reference.ts';
import { apiTemplate } from './api.ts';
import { type Choices, directions, languages, modes, readChoices, schemes, writeChoices } from './choices.ts';
import { surround } from './surroundings.ts';

const names = references.map(({ name }) => name);
const demos = import.meta.env.DEV ? '../elements/src/' : new URL('../elements/src/', document.baseURI).href;

let choices = readChoices(location.search, names);
let sought = '';

function choose(change: Partial<Choices>): void {
  const isElsewhere = change.element !== undefined && change.element !== choices.element;
  choices = { ...choices, ...change };
  history[isElsewhere ? 'pushState' : 'replaceState'](null, '', writeChoices(choices));
  show();
}

function go(event: MouseEvent, element: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  choose({ element });
  document.querySelector<HTMLElement>('h1')?.focus();
}

const choiceTemplate = (key: keyof Choices, label: string, values: readonly string[]): TemplateResult => html`
  <sky-select
    size="small" label=${label} .value=${live(choices[key])}
    @change=${(event: Event) => choose({ [key]: (event.currentTarget as SkySelect).value })}
  >
    ${values.map((value) => html`<option value=${value}>${value}</option>`)}
  </sky-select>
`;

const listTemplate = (): TemplateResult => html`
  <nav aria-label="Elements">
    <sky-text-field
      size="small" type="search" label="Find an element" with-clear .value=${live(sought)}
      @input=${(event: Event) => {
        sought = (event.currentTarget as SkyTextField).value;
        show();
      }}
    ></sky-text-field>
    <ul>
      ${references
        .filter(({ name }) => `sky-${name}`.includes(sought.trim().toLowerCase()))
        .map(
          ({ name }) => html`
            <li>
              <a
                href=${writeChoices({ ...choices, element: name })}
                aria-current=${name === choices.element ? 'page' : 'false'}
                @click=${(event: MouseEvent) => go(event, name)}
                >sky-${name}</a
              >
            </li>
          `,
        )}
    </ul>
  </nav>
`;

const elementTemplate = ({ name, guide, interfaces }: Reference): TemplateResult => html`
  <main>
    <h1 tabindex="-1">sky-${name}</h1>
    <p class="summary">${interfaces[0].summary}</p>
    ${keyed(name, frameTemplate(name))}
    <h2>How to use it</h2>
    <div class="guide">${unsafeHTML(guide)}</div>
    ${interfaces.map(interfaceTemplate)}
  </main>
`;

/** A frame of its own for each: a frame that goes elsewhere would have a part in the page's history. */
const frameTemplate = (name: string): TemplateResult => html`
  <iframe
    title="Demo of sky-${name}" src="${demos}${name}/${name}.demo.html"
    @load=${(event: Event) => surroundDemo(event.currentTarget as HTMLIFrameElement)}
  ></iframe>
`;

const interfaceTemplate = ({ tag, summary, api }: Interface, at: number): TemplateResult => html`
  <h2>What <code>&lt;${tag}&gt;</code> promises</h2>
  ${at > 0 ? html`<p class="summary">${summary}</p>` : nothing} ${apiTemplate(api)}
`;

function surroundDemo({ contentDocument }: HTMLIFrameElement): void {
  if (contentDocument) surround(contentDocument, choices);
}

function show(): void {
  const reference = references.find(({ name }) => name === choices.element);
  surround(document, { ...choices, lang: 'en', dir: 'ltr' });
  document.title = `sky-${choices.element} · Skydeck elements`;
  render(
    html`
      <header>
        <p class="brand">Skydeck elements</p>
        <p class="lab"><a href="./theme-lab.html">Theme lab</a></p>
        <div class="choices" role="group" aria-label="Show the demo in">
          ${choiceTemplate('scheme', 'Scheme', schemes)} ${choiceTemplate('mode', 'Mode', modes)}
          ${choiceTemplate('lang', 'Language', languages)} ${choiceTemplate('dir', 'Direction', directions)}
        </div>
      </header>
      ${listTemplate()} ${reference ? elementTemplate(reference) : html`<main><h1>Nothing here</h1></main>`}
    `,
    document.body,
  );
  const frame = document.querySelector('iframe');
  if (frame) surroundDemo(frame);
}

addEventListener('popstate', () => {
  choices = readChoices(location.search, names);
  show();
});
show();
