import '@skydeck/elements/text-field/define';
import type { SkyTextField } from '@skydeck/elements/text-field';
import { html, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { references } from 'virtual:reference';
import { type Choices, readChoices, writeChoices } from './choices.ts';
import { elementTemplate } from './element-page.ts';
import { enterPlayground, leavePlayground } from './playground.ts';
import { surround } from './surroundings.ts';
import { folded, themeBar } from './theme-bar.ts';

const names = references.map(({ name }) => name);

let choices = readChoices(location.search, names);
let sought = '';

function choose(change: Partial<Choices>): void {
  const isElsewhere = change.element !== undefined && change.element !== choices.element;
  if (isElsewhere) leavePlayground();
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

function surroundDemo({ contentDocument }: HTMLIFrameElement): void {
  // A document that has only just come has no root yet: it is given its surroundings once it is loaded.
  if (contentDocument?.documentElement) surround(contentDocument, choices);
}

const loaded = {
  demo: surroundDemo,
  playground(frame: HTMLIFrameElement) {
    surroundDemo(frame);
    enterPlayground(frame, `sky-${choices.element}`, show);
  },
};

function show(): void {
  const reference = references.find(({ name }) => name === choices.element);
  surround(document, { ...choices, lang: 'en', dir: 'ltr' });
  document.title = `sky-${choices.element} · Skydeck elements`;
  render(
    html`
      ${themeBar(choices, choose)}
      ${listTemplate()}
      ${reference ? elementTemplate(reference, loaded) : html`<main><h1>Nothing here</h1></main>`}
    `,
    document.body,
  );
  for (const frame of document.querySelectorAll('iframe')) surroundDemo(frame);
}

folded.addEventListener('change', show);
addEventListener('popstate', () => {
  const asked = readChoices(location.search, names);
  if (asked.element !== choices.element) leavePlayground();
  choices = asked;
  show();
});
show();
