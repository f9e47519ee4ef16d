import { html, svg, type TemplateResult } from 'lit';

/** The boards of the deck below the horizon: distance, thickness, half width and strength. */
const boards = [
  [92, 5, 58, 0.55],
  [102, 6.5, 50, 0.38],
  [114, 8, 38, 0.22],
] as const;

const board = ([y, thickness, half, strength]: (typeof boards)[number]) => svg`<rect
  x=${84 - half} y=${y} width=${half * 2} height=${thickness} rx=${thickness / 2}
  fill="var(--sky-border-control)" opacity=${strength} />`;

/** The sign of the house, a sun over a deck, small and quiet: what the illustrations of empty pages stand on. */
export const horizon: TemplateResult = html`<svg class="horizon" viewBox="0 0 168 131" width="224" height="175" aria-hidden="true">
  <defs>
    <clipPath id="above"><rect width="168" height="86" /></clipPath>
    <linearGradient id="sun" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stop-color="var(--sky-art-sun-1)" />
      <stop offset="1" stop-color="var(--sky-art-sun-2)" />
    </linearGradient>
  </defs>
  <g clip-path="url(#above)">
    <g fill="none" stroke="var(--sky-art-sun-2)" stroke-opacity=".35" stroke-width="1.25">
      <circle cx="84" cy="86" r="64" stroke-dasharray="3 5" />
      <circle cx="84" cy="86" r="48" />
    </g>
    <circle cx="84" cy="86" r="32" fill="url(#sun)" />
  </g>
  ${boards.map(board)}
</svg>`;
