import '@skydeck/elements/alert/define';
import '@skydeck/elements/button/define';
import '@skydeck/elements/checkbox/define';
import '@skydeck/elements/meter/define';
import '@skydeck/elements/pill/define';
import '@skydeck/elements/switch/define';
import '@skydeck/elements/text-field/define';
import { type Scheme, schemeSheet } from '@skydeck/tokens/generator';
import { html, nothing, type TemplateResult } from 'lit';
import { type PictureName, whyNotPictureOf } from '../../../scripts/scaffold/theme-files.ts';
import { tidyLogo, tidyPicture } from '../../../scripts/scaffold/theme-picture.ts';
import type { Brand } from './theme-lab-brand.ts';

/** Of the preview alone: the page around it keeps its own. */
const scheme = 'theme-lab';
const modes = ['light', 'dark'] as const;
const planes = ['canvas', 'surface', 'raised', 'sunken'] as const;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Has the preview wear the scheme, and the mark in it. */
export function wear(values: Scheme, { pictures }: Brand): void {
  const mark = addressOf('logo', pictures);
  const image = mark === null ? 'none' : `url("${mark}")`;
  sheet.replaceSync(`${schemeSheet(scheme, values)}\n[data-scheme='${scheme}'] { --lab-mark: ${image}; }`);
}

const addresses = new Map<string, string>();

/** Of a picture that may be shown; null when there is none. */
function addressOf(name: PictureName, pictures: Brand['pictures']): string | null {
  const svg = pictures[name];
  if (svg === undefined || whyNotPictureOf(name, svg) !== null) return null;
  const text = name === 'logo' ? tidyLogo(svg) : tidyPicture(svg);
  const known = addresses.get(text) ?? URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  addresses.set(text, known);
  return known;
}

export const previewTemplate = (brand: Brand): TemplateResult => html`
  <div class="previews">${modes.map((mode) => modeTemplate(mode, brand))}</div>
`;

const modeTemplate = (mode: (typeof modes)[number], brand: Brand): TemplateResult => html`
  <section class="preview" data-scheme=${scheme} data-mode=${mode} aria-label="Preview, ${mode}">
    ${chromeTemplate(brand)} ${planes.map((plane) => planeTemplate(plane, mode))} ${loginTemplate(brand)}
    <div class="plane inverse">
      <h3>inverse</h3>
      <p>3 routers selected <small>Press Escape to let go</small></p>
    </div>
  </section>
`;

const chromeTemplate = ({ title, pictures }: Brand): TemplateResult => html`
  <div class="plane chrome">
    <h3>chrome</h3>
    <p class="bar">
      ${addressOf('logo', pictures) === null ? nothing : html`<span class="mark"></span>`}
      <b>${title.trim() || 'No title yet'}</b>
      <span class="current">Routers</span>
      <span class="idle">Networks</span>
    </p>
  </div>
`;

const loginTemplate = ({ pictures }: Brand): TemplateResult | typeof nothing => {
  const login = addressOf('loginLogo', pictures);
  const favicon = addressOf('favicon', pictures);
  if (login === null && favicon === null) return nothing;
  return html`
    <div class="plane surface">
      <h3>login logo and favicon</h3>
      <p class="bar">
        ${login === null ? nothing : html`<img src=${login} alt="Login logo" height="24" />`}
        ${favicon === null ? nothing : html`<img src=${favicon} alt="Favicon" height="16" width="16" />`}
      </p>
    </div>
  `;
};

const planeTemplate = (plane: (typeof planes)[number], mode: string): TemplateResult => html`
  <div class="plane ${plane}" role="group" aria-label="${plane}, ${mode}">
    <h3>${plane}</h3>
    <p>
      <b>Strong</b> default <span class="muted">muted</span> <span class="subtle">subtle</span>
      <a href="#preview">a link</a>
    </p>
    <div class="row">
      <sky-button variant="primary" size="small">Create</sky-button>
      <sky-button size="small">Cancel</sky-button>
      <sky-button variant="danger" size="small">Delete</sky-button>
    </div>
    <div class="row">
      <sky-checkbox label="Checked" checked></sky-checkbox>
      <sky-switch label="On" checked></sky-switch>
      <sky-switch label="Off"></sky-switch>
    </div>
    <sky-text-field label="Name" value="payments-edge" hint="Small letters, digits and dashes."></sky-text-field>
    <div class="row">
      <sky-pill state="healthy" label="Running"></sky-pill>
      <sky-pill state="error" label="Failed"></sky-pill>
      <sky-pill state="progress" label="Building"></sky-pill>
    </div>
    <sky-meter label="Memory" value="62"></sky-meter>
    <sky-alert tone="warning" heading="Nearly full"></sky-alert>
  </div>
`;
