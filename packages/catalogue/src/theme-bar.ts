import type { SkySelect } from '@skydeck/elements/select';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Choices, directions, languages, modes, schemes } from './choices.ts';

/** Where the choices lie behind a button; there they have labels, for there is room above each. */
export const folded = matchMedia('(width <= 860px)');

type Choose = (change: Partial<Choices>) => void;

/** The page has it already, as its icon. */
const mark = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ownName = (language: string) =>
  capital(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);
const directionNames: Readonly<Record<string, string>> = { ltr: 'Left to right', rtl: 'Right to left' };

const choice = (
  choices: Choices,
  choose: Choose,
  key: 'scheme' | 'mode' | 'lang' | 'dir',
  label: string,
  words: ReadonlyMap<string, string>,
): TemplateResult => html`
  <sky-select
    size="small" label=${label} ?label-hidden=${!folded.matches} title=${label} .value=${live(choices[key])}
    @change=${(event: Event) => choose({ [key]: (event.currentTarget as SkySelect).value })}
  >
    ${[...words].map(([value, text]) => html`<option value=${value}>${text}</option>`)}
  </sky-select>
`;

const named = (values: readonly string[], name: (value: string) => string): ReadonlyMap<string, string> =>
  new Map(values.map((value) => [value, name(value)]));

const words = {
  scheme: named(schemes, capital),
  mode: named(modes, capital),
  lang: named(languages, ownName),
  dir: named(directions, (value) => directionNames[value] ?? value),
};

/** One line at every width: where the choices have no room beside the name, they lie behind a button. */
export const themeBar = (choices: Choices, choose: Choose): TemplateResult => html`
  <header>
    <p class="brand"><img src=${mark} alt="" width="24" height="24" />Skydeck<span>elements</span></p>
    <a class="lab" href="./theme-lab.html">Theme lab</a>
    <button class="appearance" type="button" popovertarget="choices">Appearance</button>
    <div id="choices" popover role="group" aria-label="Show the demo in">
      ${choice(choices, choose, 'scheme', 'Scheme', words.scheme)} ${choice(choices, choose, 'mode', 'Mode', words.mode)}
      ${choice(choices, choose, 'lang', 'Language', words.lang)} ${choice(choices, choose, 'dir', 'Direction', words.dir)}
    </div>
  </header>
`;
