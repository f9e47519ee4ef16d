import '@skydeck/elements/checkbox/define';
import '@skydeck/elements/code/define';
import '@skydeck/elements/select/define';
import '@skydeck/elements/text-field/define';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import type { Attribute } from '../../elements/scripts/editor/interfaces.ts';
import type { Reference } from '../build/reference.ts';
import { markupOf } from './markup.ts';

/** The element that the controls change: the first of the demo, which is there with its icons and its data. */
let subject: Element | null = null;
let watched: MutationObserver | undefined;

/** Leaves of a demo only its first element, and what that lies in. */
function isolate(page: Document, tag: string): Element | null {
  const found = page.querySelector(tag);
  for (let kept = found; kept && kept !== page.body; kept = kept.parentElement)
    for (const other of kept.parentElement?.children ?? [])
      if (other !== kept && other instanceof page.defaultView!.HTMLElement) other.style.display = 'none';
  return found;
}

/** `changed`: an attribute has another value, whoever set it. */
export function enterPlayground(frame: HTMLIFrameElement, tag: string, changed: () => void): void {
  watched?.disconnect();
  subject = frame.contentDocument && isolate(frame.contentDocument, tag);
  if (subject) {
    watched = new MutationObserver(changed);
    watched.observe(subject, { attributes: true });
  }
  changed();
}

export function leavePlayground(): void {
  watched?.disconnect();
  subject = null;
}

interface Playground {
  readonly reference: Reference;
  readonly demo: string;
  loaded(frame: HTMLIFrameElement): void;
}

export const playgroundTemplate = ({
  reference: { name, attributes },
  demo,
  loaded,
}: Playground): TemplateResult => html`
  <div class="playground">
    ${keyed(
      name,
      html`<iframe
        title="Playground of sky-${name}" src=${demo}
        @load=${(event: Event) => loaded(event.currentTarget as HTMLIFrameElement)}
      ></iframe>`,
    )}
    ${
      attributes.length === 0
        ? nothing
        : html`<div class="controls" role="group" aria-label="Attributes">${attributes.map(controlTemplate)}</div>`
    }
  </div>
  ${subject ? html`<sky-code label="What it is written as" with-copy>${markupOf(subject)}</sky-code>` : nothing}
`;

const valueOf = (target: EventTarget | null) => (target as unknown as { readonly value: string }).value;

function set(name: string, value: string | null): void {
  if (value === null) subject?.removeAttribute(name);
  else subject?.setAttribute(name, value);
}

function controlTemplate({ name, values, isSwitch, default: usual }: Attribute): TemplateResult {
  const value = subject?.getAttribute(name) ?? null;
  // What is set before the element is there would be lost.
  const isLoading = subject === null;
  if (isSwitch)
    return html`<sky-checkbox
      label=${name} ?disabled=${isLoading} .checked=${live(value !== null)}
      @change=${(event: Event) => set(name, (event.currentTarget as HTMLInputElement).checked ? '' : null)}
    ></sky-checkbox>`;
  if (values.length > 0)
    return html`<sky-select
      size="small" label=${name} ?disabled=${isLoading} .value=${live(value ?? '')}
      @change=${(event: Event) => set(name, valueOf(event.currentTarget) || null)}
    >
      <option value="">${usual === '' ? '—' : usual.replaceAll("'", '')}</option>
      ${values.map((one) => html`<option value=${one}>${one}</option>`)}
    </sky-select>`;
  return html`<sky-text-field
    size="small" label=${name} ?disabled=${isLoading} spellcheck="false" .value=${live(value ?? '')}
    @input=${(event: Event) => set(name, valueOf(event.currentTarget) || null)}
  ></sky-text-field>`;
}
