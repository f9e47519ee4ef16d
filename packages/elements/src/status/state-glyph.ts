import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

export const states = [
  'healthy',
  'warning',
  'error',
  'stopped',
  'paused',
  'unknown',
  'progress',
  'maintenance',
] as const;

/** The family of a state: what it means for the person, whatever kind of thing it is the state of. */
export type StateFamily = (typeof states)[number];

/** One shape for each family, so that colour is never the only sign. `.cut` is drawn in the colour of the ground. */
const shapes: Record<Exclude<StateFamily, 'progress'>, SVGTemplateResult> = {
  healthy: svg`<circle cx="8" cy="8" r="4" fill="currentColor" />`,
  warning: svg`
    <path d="M7.05 2.3a1.1 1.1 0 0 1 1.9 0l5.4 9.5a1.1 1.1 0 0 1-.95 1.65H2.6a1.1 1.1 0 0 1-.95-1.65z" fill="currentColor" />
    <path class="cut" d="M8 5.9v3m0 2.2v.01" stroke-width="1.7" stroke-linecap="round" />`,
  error: svg`
    <path d="M5.5 1.9h5L14.1 5.5v5l-3.6 3.6h-5L1.9 10.5v-5z" fill="currentColor" stroke="currentColor" stroke-linejoin="round" />
    <path class="cut" d="m6 6 4 4m0-4-4 4" stroke-width="1.6" stroke-linecap="round" />`,
  stopped: svg`<rect x="4" y="4" width="8" height="8" rx="2" fill="none" stroke="currentColor" stroke-width="1.7" />`,
  paused: svg`<path d="M6 4.2v7.6M10 4.2v7.6" stroke="currentColor" stroke-width="2" stroke-linecap="round" />`,
  unknown: svg`<circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.1 2.13" />`,
  maintenance: svg`
    <circle cx="8" cy="8" r="5.4" fill="none" stroke="currentColor" stroke-width="1.6" />
    <path d="m5.6 10.4 4.8-4.8" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />`,
};

/** An arc of the known share, or one that turns. At nothing done there is still a dot to see. */
function ring(progress: number | null): SVGTemplateResult {
  return svg`
    <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" stroke-opacity=".25" stroke-width="2" />
    <circle class=${progress === null ? 'arc turning' : 'arc'} cx="8" cy="8" r="5.2" fill="none" stroke="currentColor"
      stroke-width="2" stroke-linecap="round" pathLength="100" stroke-dasharray="${Math.max(progress ?? 30, 0.1)} 200" />`;
}

/** The shape of a state, 16 pixels, to be styled with `stateGlyphStyles`. Decoration: words stand beside it. */
export function stateGlyph(state: StateFamily, progress: number | null = null): TemplateResult {
  return html`<svg class="state-glyph" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    ${state === 'progress' ? ring(progress) : shapes[state]}
  </svg>`;
}
