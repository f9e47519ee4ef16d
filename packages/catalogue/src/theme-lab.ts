import '@skydeck/elements/alert/define';
import '@skydeck/elements/button/define';
import '@skydeck/elements/checkbox/define';
import '@skydeck/elements/file-field/define';
import '@skydeck/elements/slider/define';
import '@skydeck/elements/text-field/define';
import type { SkyCheckbox } from '@skydeck/elements/checkbox';
import type { SkyFileField } from '@skydeck/elements/file-field';
import type { SkySlider } from '@skydeck/elements/slider';
import type { SkyTextField } from '@skydeck/elements/text-field';
import { describePair } from '@skydeck/tokens/generator';
import { strToU8, zipSync } from 'fflate';
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PictureName } from '../../../scripts/scaffold/theme-files.ts';
import { type Brand, type Judgement, judge } from './theme-lab-brand.ts';
import { figuresTemplate } from './theme-lab-figures.ts';
import { previewTemplate, wear } from './theme-lab-preview.ts';

// The lab begins with the colours this page wears.
const ownAccent = getComputedStyle(document.documentElement).getPropertyValue('--sky-accent-solid').trim();
let brand: Brand = { name: '', title: '', accent: ownAccent, neutral: 240, pictures: {} };

/** The last hue of the greys, for when their tint comes back. */
let hue = 240;

/** What was touched: an empty form is not scolded. */
const touched = new Set<keyof Judgement['faults']>();

function change(by: Partial<Brand>): void {
  brand = { ...brand, ...by };
  show();
}

const valueOf = (event: Event): string => (event.currentTarget as SkyTextField).value;

const textTemplate = (
  key: 'name' | 'title',
  label: string,
  hint: string,
  { faults }: Judgement,
): TemplateResult => html`
  <sky-text-field
    label=${label} hint=${hint} required .value=${live(brand[key])}
    .error=${live((touched.has(key) && faults[key]) || '')}
    @input=${(event: Event) => {
      touched.add(key);
      change({ [key]: valueOf(event) });
    }}
  ></sky-text-field>
`;

const isWhole = (accent: string): boolean => /^#[\da-f]{6}$/i.test(accent);

const accentTemplate = ({ measured, faults }: Judgement): TemplateResult => html`
  <sky-text-field
    label="Accent" hint="The fill of primary buttons." required .value=${live(brand.accent)}
    .error=${live((measured === null && faults.accent) || '')}
    @input=${(event: Event) => {
      if (event.target === event.currentTarget) change({ accent: valueOf(event).trim() });
    }}
  >
    <input
      slot="start" type="color" aria-label="Pick the accent"
      .value=${live(isWhole(brand.accent) ? brand.accent : ownAccent)}
      @input=${(event: Event) => {
        event.stopPropagation();
        change({ accent: (event.currentTarget as HTMLInputElement).value });
      }}
    />
  </sky-text-field>
`;

const neutralTemplate = (): TemplateResult => html`
  <sky-slider
    label="Neutral tint" hint="The hue of the greys." unit="°" min="0" max="360" step="5"
    .value=${live(String(hue))} ?disabled=${brand.neutral === null}
    @input=${(event: Event) => {
      hue = Number((event.currentTarget as SkySlider).value);
      change({ neutral: hue });
    }}
  ></sky-slider>
  <sky-checkbox
    label="Greys without a tint" .checked=${live(brand.neutral === null)}
    @change=${(event: Event) => change({ neutral: (event.currentTarget as SkyCheckbox).checked ? null : hue })}
  ></sky-checkbox>
`;

const pictureTemplate = (name: PictureName, label: string, hint: string, { faults }: Judgement): TemplateResult => html`
  <sky-file-field
    label=${label} hint=${hint} accept=".svg,image/svg+xml" accept-label="SVG" required
    .error=${live((touched.has(name) && faults[name]) || '')}
    @change=${(event: Event) => void take(name, event.currentTarget as SkyFileField)}
  ></sky-file-field>
`;

async function take(name: PictureName, field: SkyFileField): Promise<void> {
  touched.add(name);
  const [file] = field.files;
  const svg = await file?.text();
  // Another was chosen while this one was read.
  if (field.files[0] !== file) return;
  const { [name]: _, ...others } = brand.pictures;
  change({ pictures: svg === undefined ? others : { ...others, [name]: svg } });
}

const formTemplate = (judgement: Judgement): TemplateResult => html`
  <form aria-label="The brand" novalidate @submit=${(event: Event) => event.preventDefault()}>
    ${accentTemplate(judgement)} ${neutralTemplate()}
    ${textTemplate('title', 'Product title', 'As people read it, such as Acme Cloud.', judgement)}
    ${textTemplate('name', 'Name of the theme', 'Small letters and dashes, such as acme.', judgement)}
    ${pictureTemplate('logo', 'Mark', 'Drawn in one colour; it takes that of its place.', judgement)}
    ${pictureTemplate('loginLogo', 'Login logo', 'Mark and name, for light and dark grounds.', judgement)}
    ${pictureTemplate('favicon', 'Favicon', 'For the tab of the browser.', judgement)} ${downloadTemplate(judgement)}
  </form>
`;

function downloadTemplate({ files, faults }: Judgement): TemplateResult {
  const reasons = Object.values(faults).filter((fault) => fault !== null);
  return html`
    <div class="download">
      <sky-button
        variant="primary" disabled-reason=${files ? '' : 'Something is missing or cannot be read.'}
        @click=${() => files && download(files)}
        >Download the package</sky-button
      >
      ${
        reasons.length === 0
          ? html`<p>Unpack it into the folder <code>themes</code>; <code>docs/theming.md</code> goes on from there.</p>`
          : html`<ul aria-label="What keeps it from being downloaded">
              ${reasons.map((reason) => html`<li>${reason}</li>`)}
            </ul>`
      }
    </div>
  `;
}

function download(files: Readonly<Record<string, string>>): void {
  const entries = Object.entries(files).map(([file, text]) => [`${brand.name}/${file}`, strToU8(text)] as const);
  const zip = new Blob([zipSync(Object.fromEntries(entries))], { type: 'application/zip' });
  const href = URL.createObjectURL(zip);
  Object.assign(document.createElement('a'), { href, download: `skydeck-theme-${brand.name}.zip` }).click();
  URL.revokeObjectURL(href);
}

const verdictTemplate = ({ measured, failing, nearest }: Judgement): TemplateResult => {
  if (!measured) return html`<p>Figures come with a colour.</p>`;
  if (failing.length === 0) return html`<p><b>✓</b> All pairs can be read.</p>`;
  return html`
    <sky-alert tone="danger" heading="This accent cannot be read">
      <ul>
        ${failing.map((pair) => html`<li>${describePair(pair)}</li>`)}
      </ul>
      ${
        nearest === null
          ? nothing
          : html`<sky-button slot="actions" size="small" @click=${() => change({ accent: nearest })}
              >Take ${nearest}, the nearest that passes</sky-button
            >`
      }
    </sky-alert>
  `;
};

function show(): void {
  const judgement = judge(brand);
  const { measured } = judgement;
  if (measured) wear(measured.scheme, brand);
  render(
    html`
      <header>
        <p class="brand"><a href="./">Skydeck elements</a></p>
      </header>
      <aside>${formTemplate(judgement)}</aside>
      <main>
        <h1>Theme lab</h1>
        <p class="summary">
          One accent, a tint for the greys and three drawings make a brand. What you see is made by the generator that
          the script <code>new-theme</code> uses.
        </p>
        <div role="status" class="verdict">${verdictTemplate(judgement)}</div>
        <h2 id="preview">Every surface, light and dark</h2>
        ${previewTemplate(brand)}
        <h2>Contrast</h2>
        ${measured ? figuresTemplate(measured.figures) : nothing}
      </main>
    `,
    document.body,
  );
}

show();
